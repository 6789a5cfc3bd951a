public import Foundation
public import GimbalEngine
public import GimbalGeometry
import GimbalTraces

/// A view that arranges views horizontally or vertically by constraints that it makes.
///
/// Changes take effect together in the next constraints phase. The constraints have UIKit's
/// identifiers, which begin with `UISV-`. Subviews that are not arranged are not touched.
///
/// See: L-STACK-1, L-STACK-2, L-STACK-3, L-STACK-4, L-STACK-5, L-STACK-6, L-STACK-7, L-STACK-8,
/// L-STACK-9, L-STACK-10, L-STACK-11, L-STACK-12.
/// Source: Apple, UIStackView.
@preconcurrency @MainActor
open class UIStackView: UIView, ArrangingView {
  /// How the views share the length along the axis.
  public typealias Distribution = StackTerms.Distribution
  /// How the views are aligned across the axis.
  public typealias Alignment = StackTerms.Alignment

  /// Means the stack's own spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Means the system's spacing, 8 points.
  ///
  /// See: L-STACK-12.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The value of `arrangedSubviews`.
  final package var arranged: [UIView] = []
  /// The values of `setCustomSpacing(_:after:)` in points, by view.
  final var ownSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides that are in effect.
  final let arrangement = StackArrangement()
  /// The width in points at which a vertical stack has measured its arranged views; nil if they do
  /// not depend on it.
  final var measuredWidth: CGFloat?
  /// The nesting depth of proportional stacks, including this one.
  final var proportionLevels = 0
  private var needsArranging = false
  /// The views that determined the baselines when the constraints were made.
  private var baselineViews: [ObjectIdentifier] = []

  /// Creates a stack without views and without margins.
  ///
  /// Source: frames saved by Interface Builder of stacks without stated margins.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a stack with arranged views in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from a storyboard or nib file; with any other coder, all values are defaults.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
    readDocument(coder)
  }

  private func prepare() {
    layoutState.arranger = self
    layoutMargins = .zero
  }

  /// True if, of views with equal priorities, the last one is the last to give up its length.
  ///
  /// See: V-40, L-PRIO-6.
  final package var lastPreservesLength: Bool { distribution == .fill }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged views

  /// The arranged views in order, a copy.
  ///
  /// It includes hidden ones.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end, also as a subview if necessary.
  ///
  /// Rule: L-STACK-11.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// Inserts or moves a view at an index of the arranged ones.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard stackIndex >= 0, stackIndex <= arranged.count else {
      return report(.arrangedIndex(stackIndex, count: arranged.count))
    }
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arranged ones; it stays a subview.
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

  // MARK: Arrangement

  /// The axis along which the views are arranged: horizontal or vertical.
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

  /// The spacing between neighbours, in points.
  @Settable open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArranging() } }
  }

  /// True if a vertical stack's spacing is measured from baseline to baseline.
  @Settable open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } }
  }

  /// True if the views are inside the stack's margins.
  @Settable open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
  }

  /// Sets the custom spacing after a view, in points (from iOS 11).
  ///
  /// See: L-STACK-12.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    ownSpacings[key] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArranging()
  }

  /// Returns the custom spacing after a view, in points, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Makes the constraints again if something has changed.
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

  /// The view that determines the stack's first baseline.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

  /// The view that determines the stack's last baseline.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// Invalidates the proportions of a vertical stack whose width has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let measuredWidth, measuredWidth != available.width { setNeedsArranging() }
  }

  // MARK: Changes

  /// Makes the constraints again in the next constraints phase.
  ///
  /// Outer stacks with proportions that depend on this stack's size do the same.
  final package func setNeedsArranging() {
    guard !needsArranging else { return setNeedsUpdateConstraints() }
    needsArranging = true
    setNeedsUpdateConstraints()
    (superview as? UIStackView)?.arrangedContentDidChange()
  }

  /// Invalidates proportions after a change of an arranged view's content size, here and in outer
  /// stacks.
  final package func arrangedContentDidChange() {
    var current: UIStackView? = self
    while let stack = current, stack.distribution != .fillProportionally {
      current = stack.superview as? UIStackView
    }
    current?.setNeedsArranging()
  }

  /// Invalidates the arrangement after a change of a text's number of lines or compression
  /// resistance.
  final package func arrangedTextDidChange() { if dividesStrings { setNeedsArranging() } }

  private func arrange(_ view: UIView, at index: Int) {
    // Only a subview can already be arranged: this avoids a search for each added view.
    let isSubview = view.superview === self
    if isSubview, let old = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: old)
      arranged.insert(view, at: min(index, arranged.count))
    } else {
      if !isSubview { addSubview(view) }
      // A callback may have moved it elsewhere.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      arranged.insert(view, at: min(index, arranged.count))
    }
    setNeedsArranging()
  }
}
