public import Foundation
import GimbalGeometry

/// A rectangle that takes part in layout without a view; it is not drawn and receives no touches.
///
/// Rule: L-GUIDE-1.
/// Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociationHolder {
  /// The values of `objc_setAssociatedObject`; only the module `UIKit` reads and writes them.
  nonisolated(unsafe) package final var associations: AnyObject?
  #if DEBUG
    /// The lifetime token, which debug builds check at unretained reads.
    package nonisolated final let life = ObjectLife()
  #endif
  private nonisolated(unsafe) final var hostLink: ItemLink?
  private nonisolated(unsafe) final var link: ItemLink?
  /// The guide's variables in the solver of its tree; empty before the first solve.
  package nonisolated(unsafe) final var layoutVariables = LayoutVariables()
  /// The rectangle of its owner that a system guide follows; nil for a guide of the app.
  final var kind: SystemGuide?
  /// The active constraints that contain the guide and are held by another view than its owner.
  nonisolated(unsafe) final var references = ConstraintReferences()
  /// The number of the guide on its device, shown as its address.
  nonisolated(unsafe) final var ordinal = 0
  /// The last length that the engine received, for a followed guide.
  final var followedLength: CGFloat?
  /// The last margins that the engine received, for a guide inside margins.
  final var usedMargins = UIEdgeInsets.zero

  /// Creates a guide without an owner.
  public override init() {
    super.init()
    ordinal = Machine.forNewObjects.ordinal(of: UILayoutGuide.self)
  }

  /// Creates a guide with default values; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
    ordinal = Machine.forNewObjects.ordinal(of: UILayoutGuide.self)
  }

  deinit { link?.cut() }

  /// The link by which constraints refer to the guide, created on first use.
  package final var itemLink: ItemLink {
    if let link { return link }
    let made = ItemLink(self)
    link = made
    return made
  }

  /// The owner, not retained; nil once it is released.
  nonisolated final var host: UIView? { hostLink?.item as? UIView }

  package final var hostView: UIView? { host }

  /// The guide's anchors in the order of creation, each created on first use.
  package final private(set) var anchors: [LayoutAnchor] = []

  /// Retains an anchor for as long as the guide lives.
  package final func retain(_ anchor: LayoutAnchor) { anchors.append(anchor) }

  /// The view in whose coordinates the guide is defined; set by `addLayoutGuide(_:)`.
  ///
  /// UIKit's header allows an app to set it without adding the guide, and to observe it in a
  /// subclass.
  /// Source: Apple, UILayoutGuide.h: a property that is not read-only.
  open var owningView: UIView? {
    get { host }
    set { hostLink = newValue?.itemLink }
  }

  /// A name for diagnostics, shown in descriptions.
  nonisolated open var identifier: String {
    get { _identifier }
    set { _identifier = newValue }
  }
  nonisolated(unsafe) private final var _identifier: String = ""

  /// The guide's rectangle in its owner's coordinates, in points, on the pixel grid.
  ///
  /// It is valid after a layout pass.
  open var layoutFrame: CGRect { solved.currentFrame }

  /// The frame that descriptions show, even if a subclass overrides `layoutFrame`.
  final var presentFrame: CGRect { solved.currentFrame }

  /// True if more than one rectangle for the guide satisfies the constraints.
  ///
  /// For debugging.
  ///
  /// See: L-AMB-1.
  open var hasAmbiguousLayout: Bool { solved.isAmbiguous }

  /// Returns the constraints that determine the guide on an axis.
  ///
  /// For debugging.
  ///
  /// See: L-AMB-3.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solved.affectingConstraints(axis)
  }

  /// The guide as UIKit describes it.
  ///
  /// See: L-DESC-10.
  open nonisolated override var description: String { describeAsUIKit() }
}

/// The rectangles of a view that system guides follow.
package enum SystemGuide: CaseIterable {
  /// The part inside the safe area.
  case safeArea
  /// The part inside the layout margins.
  case margins
  /// The part inside the margins that is limited to the readable width.
  case readableContent
  /// The rectangle that follows the keyboard.
  case keyboard
  /// The controller's top layout guide, which ends at the lower edge of the bars above its view.
  case top
  /// The controller's bottom layout guide, which starts at the upper edge of the bars below its
  /// view.
  case bottom
  /// A scroll view's content, whose size constraints determine.
  case content
  /// A scroll view's visible part.
  case visible

  /// True for the guides that follow the layout margins, so that reading them uses the margins.
  var isInsideMargins: Bool { self == .margins || self == .readableContent }
}

/// The protocol of `topLayoutGuide` and `bottomLayoutGuide`.
///
/// See: L-GUIDE-2.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the part of the view that bars on that side cover, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UnretainedObject {}

/// The functions of a guide that the Solving folder implements.
@preconcurrency @MainActor
protocol SolvedGuide: AnyObject {
  /// The guide's rectangle in its owner's coordinates, in points; the value of `layoutFrame`.
  var currentFrame: CGRect { get }
  /// True if the guide could have another rectangle in an equally good solution.
  var isAmbiguous: Bool { get }

  /// Returns the constraints that determine the guide on an axis, including those of the system.
  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
}

extension UILayoutGuide {
  private var solved: any SolvedGuide { self }
}
