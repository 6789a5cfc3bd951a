public import Foundation
// Exported because tests that compare with an earlier layout use `LayoutSnapshot`.
@_exported public import GimbalSnapshots

/// An assertion about a view on the screen.
///
/// Example: `expect(sim, vc.toolbar, .inside(.safeArea), .above(vc.list), .touchable)`. Another
/// view is given as an object, by its name, or by a key path of its controller. Rectangles are
/// compared in the window's coordinates, in points.
@MainActor
public struct LayoutAssertion {
  /// What an assertion compares.
  enum Kind {
    case position(LayoutExpectation)
    case inside(Enclosure)
    case related(LayoutRelation, any ViewNaming)
    case quality(LayoutQuality)
    case state(ViewState)
    case metric(ViewMetric)
    case touchTarget(CGSize)
    case unchanged(since: LayoutSnapshot)
  }

  /// An area or view that contains a view.
  enum Enclosure {
    case area(LayoutExpectation.Area)
    case margins
    case readableWidth
    case view(any ViewNaming)
  }

  /// A state of a live view.
  enum ViewState: String {
    case inWindow, hidden, reachable, ambiguous
  }

  /// A measurement of a live view.
  enum ViewMetric {
    case alpha(CGFloat)
    case size(CGSize)
    case intrinsicContentSize(CGSize)
    case contentSize(CGSize)
    case contentOffset(CGPoint)
  }

  /// What is compared, with the expected value.
  let kind: Kind
  /// False for an assertion that `not(_:)` has negated.
  let expected: Bool

  private init(_ kind: Kind, expected: Bool = true) {
    (self.kind, self.expected) = (kind, expected)
  }

  /// Returns the negation of an assertion: `.not(.truncated)`.
  public static func not(_ assertion: LayoutAssertion) -> LayoutAssertion {
    LayoutAssertion(assertion.kind, expected: !assertion.expected)
  }

  // MARK: Positions

  /// The frame in the superview's coordinates equals this one.
  public static func frame(_ frame: CGRect) -> LayoutAssertion { .init(.position(.frame(frame))) }

  /// The bounds equal these.
  public static func bounds(_ bounds: CGRect) -> LayoutAssertion {
    .init(.position(.bounds(bounds)))
  }

  /// The center in the superview's coordinates equals this one.
  public static func center(_ center: CGPoint) -> LayoutAssertion {
    .init(.position(.center(center)))
  }

  /// The bounding box in the window's coordinates equals this one.
  public static func windowFrame(_ frame: CGRect) -> LayoutAssertion {
    .init(.position(.windowFrame(frame)))
  }

  /// The bounding box in the fixed coordinates of the device in portrait equals this one.
  public static func fixedFrame(_ frame: CGRect) -> LayoutAssertion {
    .init(.position(.fixedFrame(frame)))
  }

  /// The size of the bounds equals this one.
  public static func size(_ size: CGSize) -> LayoutAssertion { .init(.metric(.size(size))) }

  /// No edge lies outside an area.
  public static func inside(_ area: LayoutExpectation.Area) -> LayoutAssertion {
    .init(.inside(.area(area)))
  }

  /// No edge lies outside another view.
  public static func inside(_ other: any ViewNaming) -> LayoutAssertion {
    .init(.inside(.view(other)))
  }

  /// No edge lies outside the superview's layout margins.
  public static var insideMargins: LayoutAssertion { .init(.inside(.margins)) }

  /// No edge lies outside the superview's readable content guide.
  public static var insideReadableWidth: LayoutAssertion { .init(.inside(.readableWidth)) }

  /// The view's position in the window equals that in an earlier layout.
  public static func unchanged(since layout: LayoutSnapshot) -> LayoutAssertion {
    .init(.unchanged(since: layout))
  }

  // MARK: Relations to other views

  /// The relation to another view holds.
  public static func related(_ relation: LayoutRelation, to other: any ViewNaming)
    -> LayoutAssertion
  {
    .init(.related(relation, other))
  }

  /// The view's bottom is at or above the other's top.
  public static func above(_ other: any ViewNaming) -> LayoutAssertion {
    related(.above, to: other)
  }
  /// The view's top is at or below the other's bottom.
  public static func below(_ other: any ViewNaming) -> LayoutAssertion {
    related(.below, to: other)
  }
  /// The view's right edge is at or left of the other's left edge, in any layout direction.
  public static func leftOf(_ other: any ViewNaming) -> LayoutAssertion {
    related(.leftOf, to: other)
  }
  /// The view's left edge is at or right of the other's right edge, in any layout direction.
  public static func rightOf(_ other: any ViewNaming) -> LayoutAssertion {
    related(.rightOf, to: other)
  }
  /// The views do not overlap; edges may touch.
  public static func notOverlapping(_ other: any ViewNaming) -> LayoutAssertion {
    related(.notOverlapping, to: other)
  }
  /// Width and height are the same.
  public static func sameSize(as other: any ViewNaming) -> LayoutAssertion {
    related(.sameSize, to: other)
  }
  /// The widths are the same.
  public static func sameWidth(as other: any ViewNaming) -> LayoutAssertion {
    related(.sameWidth, to: other)
  }
  /// The heights are the same.
  public static func sameHeight(as other: any ViewNaming) -> LayoutAssertion {
    related(.sameHeight, to: other)
  }
  /// An edge or center of the view equals the other's.
  public static func aligned(_ edge: Alignment, with other: any ViewNaming) -> LayoutAssertion {
    related(edge.relation, to: other)
  }

  /// An edge or center that two views can share.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// The left edges.
    case left
    /// The right edges.
    case right
    /// The top edges.
    case top
    /// The bottom edges.
    case bottom
    /// The x of the centers.
    case centerX
    /// The y of the centers.
    case centerY
  }

  // MARK: Properties of the view

  /// A part of the view is visible: nothing hides, covers or clips all of it.
  public static var visible: LayoutAssertion { .init(.quality(.visible)) }
  /// A touch in the middle of the visible part hits the view.
  public static var touchable: LayoutAssertion { .init(.quality(.touchable)) }
  #if !APPLE_UIKIT
    /// A part of the view's text is truncated.
    public static var truncated: LayoutAssertion { .init(.quality(.truncated)) }
  #endif
  /// Each edge lies on a boundary of pixels.
  public static var onGrid: LayoutAssertion { .init(.quality(.onGrid)) }
  /// The view is at least as large as a touch target, in points.
  public static func touchTarget(_ size: CGSize = LayoutQuality.touchTarget) -> LayoutAssertion {
    .init(.touchTarget(size))
  }
  /// The view is in the window.
  public static var inWindow: LayoutAssertion { .init(.state(.inWindow)) }
  /// The view itself is hidden.
  public static var hidden: LayoutAssertion { .init(.state(.hidden)) }
  /// The view is visible or can be scrolled into view; a hidden view counts as reachable.
  public static var reachable: LayoutAssertion { .init(.state(.reachable)) }
  /// More than one frame satisfies the constraints.
  public static var ambiguous: LayoutAssertion { .init(.state(.ambiguous)) }
  /// The view's own alpha equals this one.
  public static func alpha(_ alpha: CGFloat) -> LayoutAssertion { .init(.metric(.alpha(alpha))) }
  /// The intrinsic content size equals this one; -1 is no intrinsic metric.
  public static func intrinsicContentSize(_ size: CGSize) -> LayoutAssertion {
    .init(.metric(.intrinsicContentSize(size)))
  }
  /// The content size of a scroll view equals this one.
  public static func contentSize(_ size: CGSize) -> LayoutAssertion {
    .init(.metric(.contentSize(size)))
  }
  /// The content offset of a scroll view equals this one.
  public static func contentOffset(_ offset: CGPoint) -> LayoutAssertion {
    .init(.metric(.contentOffset(offset)))
  }
}

extension LayoutAssertion.Alignment {
  fileprivate var relation: LayoutRelation {
    switch self {
    case .left: .alignedLeft
    case .right: .alignedRight
    case .top: .alignedTop
    case .bottom: .alignedBottom
    case .centerX: .alignedCenterX
    case .centerY: .alignedCenterY
    }
  }
}
