public import Foundation
import GimbalGeometry

/// A rectangle that takes part in layout without being a view: it is neither drawn nor touched.
///
/// Rule: L-GUIDE-1.
/// Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem, AssociationHolder {
  nonisolated(unsafe) package final var associations: AnyObject?
  #if DEBUG
    package nonisolated final let life = ObjectLife()
  #endif
  private nonisolated(unsafe) final var hostLink: ItemLink?
  private nonisolated(unsafe) final var link: ItemLink?
  package nonisolated(unsafe) final var layoutVariables = LayoutVariables()
  /// The rectangle of its owner at which the system keeps the guide; nil for a guide of the app's.
  final var kind: SystemGuide?
  /// The active constraints that name the guide and are held by another view than its owner.
  nonisolated(unsafe) final var references = ConstraintReferences()
  /// The number of the guide among those of its device, which stands for its address.
  nonisolated(unsafe) final var ordinal = 0
  /// The length that the engine received last, of a guide that is followed.
  final var followedLength: CGFloat?
  /// The margins that the engine was given last, of a guide inside margins.
  final var usedMargins = UIEdgeInsets.zero

  /// Creates a guide without an owner.
  public override init() {
    super.init()
    ordinal = Machine.forNewObjects.ordinal(of: UILayoutGuide.self)
  }

  /// Creates a guide from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init()
    ordinal = Machine.forNewObjects.ordinal(of: UILayoutGuide.self)
  }

  deinit { link?.cut() }

  package final var itemLink: ItemLink {
    if let link { return link }
    let made = ItemLink(self)
    link = made
    return made
  }

  /// The owner, which is not held; nil once it is gone.
  nonisolated final var host: UIView? { hostLink?.item as? UIView }

  package final var hostView: UIView? { host }

  /// The guide's anchors that were asked for.
  package final private(set) var anchors: [LayoutAnchor] = []

  package final func retain(_ anchor: LayoutAnchor) { anchors.append(anchor) }

  /// The view in whose coordinates the guide lies; set by `addLayoutGuide(_:)`.
  ///
  /// An app may set it in name alone, as UIKit's header allows, and observe it in a class of its own.
  /// Source: Apple, UILayoutGuide.h: a property that is not read-only.
  open var owningView: UIView? {
    get { host }
    set { hostLink = newValue?.itemLink }
  }

  /// A name for people; descriptions show it.
  nonisolated open var identifier: String {
    get { _identifier }
    set { _identifier = newValue }
  }
  nonisolated(unsafe) private final var _identifier: String = ""

  /// The guide's rectangle in its owner's coordinates, in points, on the pixel grid.
  ///
  /// It is valid after layout.
  open var layoutFrame: CGRect { solved.currentFrame }

  /// The frame for descriptions, whatever an override answers.
  final var presentFrame: CGRect { solved.currentFrame }

  /// True if more than one rectangle for the guide satisfies the constraints.
  ///
  /// For debugging.
  ///
  /// See: L-AMB-1.
  open var hasAmbiguousLayout: Bool { solved.isAmbiguous }

  /// The constraints that determine the guide on an axis.
  ///
  /// For debugging.
  ///
  /// See: L-AMB-3.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solved.affectingConstraints(axis)
  }

  /// The guide in UIKit's form.
  ///
  /// See: L-DESC-10.
  open nonisolated override var description: String { describeAsUIKit() }
}

/// The rectangles of a view at which the system keeps guides.
package enum SystemGuide: CaseIterable {
  case safeArea
  case margins
  case readableContent
  case keyboard
  /// The controller's top layout guide, which ends where the bars above its view end.
  case top
  /// The controller's bottom layout guide, which begins where the bars below its view begin.
  case bottom
  /// A scroll view's content, whose size follows from constraints.
  case content
  /// The part of a scroll view's content that is seen.
  case visible

  var isInsideMargins: Bool { self == .margins || self == .readableContent }
}

/// The interface of `topLayoutGuide` and `bottomLayoutGuide`.
///
/// See: L-GUIDE-2.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the view that the bars on that side cover, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UnretainedObject {}

/// The members of a guide that the folder of solving implements.
@preconcurrency @MainActor
protocol SolvedGuide: AnyObject {
  /// The guide's rectangle in its owner's coordinates.
  var currentFrame: CGRect { get }
  /// True if the guide could lie elsewhere in an equally good solution.
  var isAmbiguous: Bool { get }

  /// The constraints that determine the guide on an axis, the system's included.
  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
}

extension UILayoutGuide {
  private var solved: any SolvedGuide { self }
}
