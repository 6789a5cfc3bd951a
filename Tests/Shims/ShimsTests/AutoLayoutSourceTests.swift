import Testing
import UIKit

/// A view as apps write it: its own constraints, an intrinsic content size and overrides.
private final class BadgeView: UIView {
  var text = "1" {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var updates = 0
  private lazy var dot: UIView = {
    let dot = UIView(frame: .zero)
    dot.translatesAutoresizingMaskIntoConstraints = false
    return dot
  }()
  private var dotSize: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
    dotSize = dot.widthAnchor.constraint(equalToConstant: 8)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(text.count) * 10, height: UIView.noIntrinsicMetric)
  }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0)
  }

  override var forFirstBaselineLayout: UIView { dot }

  override func updateConstraints() {
    updates += 1
    dotSize?.constant = CGFloat(updates)
    NSLayoutConstraint.activate([dotSize].compactMap { $0 })
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required)
  }
}

/// Anything with edges.
@MainActor
private protocol Anchored {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension UIView {
  fileprivate enum Edge: CaseIterable {
    case top
    case leading
    case bottom
    case trailing
  }

  @discardableResult
  fileprivate func pin(
    _ edges: [Edge] = Edge.allCases, to other: UIView, insets: NSDirectionalEdgeInsets = .zero,
    priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = edges.map { edge -> NSLayoutConstraint in
      switch edge {
      case .top: topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top)
      case .leading:
        leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading)
      case .bottom: bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom)
      case .trailing:
        trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.trailing)
      }
    }
    for constraint in constraints { constraint.priority = priority }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  fileprivate func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
    _ path: KeyPath<UIView, Anchor>, to other: UIView, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    self[keyPath: path].constraint(equalTo: other[keyPath: path], constant: constant)
  }
}

/// Auto Layout in the forms in which apps write it; the main test is that this file compiles.
@MainActor @Suite struct AutoLayoutSourceTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test func `edges are pinned in a loop, with insets and a priority`() {
    let view = UIView()
    container.addSubview(view)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let constraints = view.pin(to: container, insets: insets, priority: .init(999))
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(constraints.map(\.priority.rawValue) == [999, 999, 999, 999])
    #expect(constraints.filter(\.isActive).count == 4)
  }

  @Test func `a view updates its constraints and has an intrinsic content size`() {
    let badge = BadgeView()
    container.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.equal(\.leadingAnchor, to: container, constant: 5),
      badge.equal(\.centerYAnchor, to: container),
      badge.heightAnchor.constraint(equalToConstant: 18),
    ])
    container.setNeedsUpdateConstraints()
    container.updateConstraintsIfNeeded()
    container.layoutIfNeeded()
    #expect(badge.alignmentRect(forFrame: badge.frame).height == 18)
    #expect(badge.frame.width == 10 && badge.frame.height == 20)
    #expect(badge.updates > 0)
    badge.text = "12"
    container.layoutIfNeeded()
    #expect(badge.frame.width == 20)
    #expect(badge.contentHuggingPriority(for: .horizontal) == .required)
    #expect(badge.contentCompressionResistancePriority(for: .vertical).rawValue == 751)
  }

  @Test func `constraints use the classic initializer, also by reference`() {
    let views = (0..<2).map { _ in UIView() }
    views.forEach(container.addSubview)
    let attributes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let relation: NSLayoutConstraint.Relation = .greaterThanOrEqual
    let sizes = attributes.map {
      NSLayoutConstraint(
        item: views[0], attribute: $0, relatedBy: relation, toItem: views[1], attribute: $0,
        multiplier: 0.5, constant: 1)
    }
    container.addConstraints(sizes)
    #expect(container.constraints.count == 2)
    let make: (NSLayoutXAxisAnchor) -> NSLayoutConstraint = { [view = views[0]] anchor in
      view.leftAnchor.constraint(equalTo: anchor)
    }
    let lefts = views.dropFirst().map(\.leftAnchor).map(make)
    let activate: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.activate
    activate(lefts)
    #expect(container.constraints.count == 3)
    container.removeConstraints(container.constraints)
    #expect(container.constraints.isEmpty)
  }

  @Test func `anchors are protocol requirements, and distances between anchors are constrained`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    guide.identifier = "gap"
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let things: [any Anchored] = [container, guide, view]
    NSLayoutConstraint.activate(
      zip(things, things.dropFirst()).flatMap { first, second in
        [
          second.topAnchor.constraint(equalTo: first.topAnchor, constant: 10),
          second.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 20),
          second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5),
        ]
      })
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(
        equalTo: container.topAnchor.anchorWithOffset(to: guide.bottomAnchor)),
      view.trailingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: container.trailingAnchor, multiplier: 1),
    ])
    container.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 100, height: 30))
    #expect(view.frame == CGRect(x: 40, y: 20, width: 50, height: 40))
    #expect(guide.owningView === container)
    #expect(container.layoutGuides.contains(guide))
    container.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func `insets, edges, masks and other values next to constraints compile`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets).size.width == 4)
    #expect(insets != .zero && NSDirectionalEdgeInsets.zero.leading == 0)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
    #expect(UIRectEdge.all.contains([.top, .left]))
    #expect(NSDirectionalRectEdge.all.contains(.leading))
    let axis: NSLayoutConstraint.Axis = .vertical
    #expect(axis.rawValue == 1)
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    container.autoresizingMask = mask
    #expect(container.autoresizingMask == mask)
    container.semanticContentAttribute = .forceRightToLeft
    #expect(container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let direction = UIView.userInterfaceLayoutDirection(for: .forceLeftToRight)
    #expect(direction == UIUserInterfaceLayoutDirection.leftToRight)
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }
}
