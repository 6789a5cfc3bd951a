public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces

/// A view that arranges others in a row or a column, by constraints that it makes.
///
/// Changes are worked in by the next constraints phase, all at once; the constraints carry UIKit's
/// identifiers, which begin with `UISV-`. Subviews that are not arranged are left alone.
///
/// See: L-STACK-1, L-STACK-2, L-STACK-3, L-STACK-4, L-STACK-5, L-STACK-6, L-STACK-7, L-STACK-8,
/// L-STACK-9, L-STACK-10, L-STACK-11, L-STACK-12.
/// Source: Apple, UIStackView.
@preconcurrency @MainActor
open class UIStackView: UIView, ArrangingView {
  /// Along the axis: how the views share the room.
  public typealias Distribution = StackTerms.Distribution
  /// Across the axis: where the views stand.
  public typealias Alignment = StackTerms.Alignment

  /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the system's spacing, 8 points.
  ///
  /// See: L-STACK-12.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  final package var arranged: [UIView] = []
  final var ownSpacings: [ObjectIdentifier: CGFloat] = [:]
  final let arrangement = StackArrangement()
  /// The width of the room for which a column has measured what it arranges, where that counts.
  final var measuredWidth: CGFloat?
  /// The nesting depth of stacks that share in proportion, itself among them.
  final var proportionLevels = 0
  private var needsArranging = false
  /// The views that stood for the baselines when the constraints were made.
  private var baselineViews: [ObjectIdentifier] = []

  /// Creates a stack without views and without margins.
  ///
  /// Source: frames saved by Interface Builder of stacks without stated margins.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a stack of views in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from an archive, of which nothing but the defaults is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    layoutState.arranger = self
    layoutMargins = .zero
  }

  /// True if the last view keeps its length longest.
  ///
  /// See: V-40, L-PRIO-6.
  final package var lastPreservesLength: Bool { distribution == .fill }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: What it arranges

  /// The views that are arranged, in their order; a copy.
  ///
  /// Hidden ones are among them.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, as a subview too if it is none.
  ///
  /// Rule: L-STACK-11.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// Inserts a view, or moves it, to a place among the arranged ones.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      return report(.arrangedIndex(stackIndex, count: arranged.count))
    }
    arrange(view, at: stackIndex)
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.position(of: view) else { return }
    arranged.remove(at: index)
    ownSpacings[ObjectIdentifier(view)] = nil
    setNeedsArranging()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How it arranges

  /// The direction of the views: a row or a column.
  @Settable open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsArranging() } }
  }

  /// The distribution of the views along the axis.
  @Settable open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArranging() } }
  }

  /// The alignment of the views across the axis.
  @Settable open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArranging() } }
  }

  /// The room between neighbours, in points.
  @Settable open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArranging() } }
  }

  /// True if a column's spacing counts from baseline to baseline.
  @Settable open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } }
  }

  /// True if the views lie inside the stack's margins.
  @Settable open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
  }

  /// Gives a view a spacing of its own to the one after it, in points (from iOS 11).
  ///
  /// See: L-STACK-12.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    ownSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArranging()
  }

  /// The spacing of its own that a view has, in points, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Makes the constraints anew if something has changed.
  open override func updateConstraints() {
    if needsArranging {
      needsArranging = false
      measuredWidth = nil
      let below = arranged.lazy.compactMap { ($0 as? UIStackView)?.proportionLevels }.max() ?? 0
      proportionLevels = below + (distribution == .fillProportionally ? 1 : 0)
      arrangement.replace(with: stackConstraints())
      layoutEngine?.setNeedsOrder(of: self)
      updateBaselineViews()
    }
    super.updateConstraints()
  }

  private func updateBaselineViews() {
    let views = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
    guard views != baselineViews else { return }
    if !baselineViews.isEmpty { baselineViewsDidChange() }
    baselineViews = views
  }

  /// The view that stands for the stack's first baseline.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

  /// The view that stands for the stack's last baseline.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// Has the proportions of a column computed anew when its room has got another width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let measuredWidth, measuredWidth != available.width { setNeedsArranging() }
  }

  // MARK: Changes

  /// Has the constraints made anew in the next constraints phase, and those of the stacks above whose
  /// proportions rest on this one's size.
  final package func setNeedsArranging() {
    guard !needsArranging else { return setNeedsUpdateConstraints() }
    needsArranging = true
    setNeedsUpdateConstraints()
    (superview as? UIStackView)?.arrangedContentDidChange()
  }

  /// The content of an arranged view has another size, on which proportions rest: its own, and those
  /// of the stacks in which it is arranged itself.
  final package func arrangedContentDidChange() {
    var current: UIStackView? = self
    while let stack = current, stack.distribution != .fillProportionally {
      current = stack.superview as? UIStackView
    }
    current?.setNeedsArranging()
  }

  /// An arranged view's text has several lines now, or no longer, or resists compression differently.
  final package func arrangedTextDidChange() { if dividesStrings { setNeedsArranging() } }

  private func arrange(_ view: UIView, at index: Int) {
    // Only a subview can be arranged already: a stack is filled without a search for each view.
    let isSubview = view.superview === self
    if isSubview, let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      arranged.insert(view, at: min(index, arranged.count))
    } else {
      if !isSubview { addSubview(view) }
      // Something on the way may have refused it.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      arranged.insert(view, at: min(index, arranged.count))
    }
    setNeedsArranging()
  }
}
