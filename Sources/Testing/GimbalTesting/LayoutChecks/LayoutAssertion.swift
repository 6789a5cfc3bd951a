public import Foundation
public import GimbalSnapshots

/// A claim about a view on the screen: `expect(sim, vc.toolbar, .inside(.safeArea), .above(vc.list), .touchable)`.
///
/// Another view is given as itself, by its name, or by a key path of its controller. Rectangles are compared in the
/// window's coordinates, in points.
@MainActor
public struct LayoutAssertion {
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

  /// Something in which a view can be.
  enum Enclosure {
    case area(LayoutExpectation.Area)
    case margins
    case readableWidth
    case view(any ViewNaming)
  }

  /// Something that a live view is or is not.
  enum ViewState: String {
    case inWindow, hidden, reachable, ambiguous
  }

  /// A figure of a live view.
  enum ViewMetric {
    case alpha(CGFloat)
    case size(CGSize)
    case intrinsicContentSize(CGSize)
    case contentSize(CGSize)
    case contentOffset(CGPoint)
  }

  let kind: Kind
  let expected: Bool

  private init(_ kind: Kind, expected: Bool = true) {
    (self.kind, self.expected) = (kind, expected)
  }

  /// The opposite of a claim: `.not(.truncated)`.
  public static func not(_ assertion: LayoutAssertion) -> LayoutAssertion {
    LayoutAssertion(assertion.kind, expected: !assertion.expected)
  }

  // MARK: Places

  /// The rectangle in the superview's coordinates is this one.
  public static func frame(_ frame: CGRect) -> LayoutAssertion { .init(.position(.frame(frame))) }

  /// The rectangle in the view's own coordinates is this one.
  public static func bounds(_ bounds: CGRect) -> LayoutAssertion {
    .init(.position(.bounds(bounds)))
  }

  /// The middle in the superview's coordinates is this one.
  public static func center(_ center: CGPoint) -> LayoutAssertion {
    .init(.position(.center(center)))
  }

  /// The bounding box in the window's coordinates is this one.
  public static func windowFrame(_ frame: CGRect) -> LayoutAssertion {
    .init(.position(.windowFrame(frame)))
  }

  /// The bounding box in the coordinates of the device held upright is this one.
  public static func fixedFrame(_ frame: CGRect) -> LayoutAssertion {
    .init(.position(.fixedFrame(frame)))
  }

  /// The width and height of the bounds are these.
  public static func size(_ size: CGSize) -> LayoutAssertion { .init(.metric(.size(size))) }

  /// No edge leaves an area.
  public static func inside(_ area: LayoutExpectation.Area) -> LayoutAssertion {
    .init(.inside(.area(area)))
  }

  /// No edge leaves another view.
  public static func inside(_ other: any ViewNaming) -> LayoutAssertion {
    .init(.inside(.view(other)))
  }

  /// No edge leaves the superview's layout margins.
  public static var insideMargins: LayoutAssertion { .init(.inside(.margins)) }

  /// No edge leaves the superview's readable width.
  public static var insideReadableWidth: LayoutAssertion { .init(.inside(.readableWidth)) }

  /// The view stands in the window where it stood in an earlier layout.
  public static func unchanged(since layout: LayoutSnapshot) -> LayoutAssertion {
    .init(.unchanged(since: layout))
  }

  // MARK: Other views

  /// The relation to another view.
  public static func related(_ relation: LayoutRelation, to other: any ViewNaming)
    -> LayoutAssertion
  {
    .init(.related(relation, other))
  }

  /// The view ends above the other begins.
  public static func above(_ other: any ViewNaming) -> LayoutAssertion {
    related(.above, to: other)
  }
  /// The view begins below the other's end.
  public static func below(_ other: any ViewNaming) -> LayoutAssertion {
    related(.below, to: other)
  }
  /// The view ends left of the other's beginning, in whatever direction is read.
  public static func leftOf(_ other: any ViewNaming) -> LayoutAssertion {
    related(.leftOf, to: other)
  }
  /// The view begins right of the other's end, in whatever direction is read.
  public static func rightOf(_ other: any ViewNaming) -> LayoutAssertion {
    related(.rightOf, to: other)
  }
  /// No point lies within both.
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
  /// An edge or a middle is on one line with the other's.
  public static func aligned(_ edge: Alignment, with other: any ViewNaming) -> LayoutAssertion {
    related(edge.relation, to: other)
  }

  /// An edge or a middle that two views can share.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// The left edges.
    case left
    /// The right edges.
    case right
    /// The upper edges.
    case top
    /// The lower edges.
    case bottom
    /// The middles, on a vertical line.
    case centerX
    /// The middles, on a horizontal line.
    case centerY
  }

  // MARK: The view alone

  /// Something of the view can be seen: nothing hides, covers or cuts off all of it.
  public static var visible: LayoutAssertion { .init(.quality(.visible)) }
  /// A touch in the middle of what can be seen reaches the view.
  public static var touchable: LayoutAssertion { .init(.quality(.touchable)) }
  /// A part of the view's text cannot be seen.
  public static var truncated: LayoutAssertion { .init(.quality(.truncated)) }
  /// Each edge lies between two pixels of the screen.
  public static var onGrid: LayoutAssertion { .init(.quality(.onGrid)) }
  /// The view is at least as large as a finger needs, in points.
  public static func touchTarget(_ size: CGSize = LayoutQuality.touchTarget) -> LayoutAssertion {
    .init(.touchTarget(size))
  }
  /// The view is in the window.
  public static var inWindow: LayoutAssertion { .init(.state(.inWindow)) }
  /// The view itself is hidden.
  public static var hidden: LayoutAssertion { .init(.state(.hidden)) }
  /// The view can be seen as it stands, or scrolled to; a hidden one counts as reachable.
  public static var reachable: LayoutAssertion { .init(.state(.reachable)) }
  /// More than one frame satisfies the constraints.
  public static var ambiguous: LayoutAssertion { .init(.state(.ambiguous)) }
  /// The view's own opacity is this one.
  public static func alpha(_ alpha: CGFloat) -> LayoutAssertion { .init(.metric(.alpha(alpha))) }
  /// The size of the content is this one; -1 for none.
  public static func intrinsicContentSize(_ size: CGSize) -> LayoutAssertion {
    .init(.metric(.intrinsicContentSize(size)))
  }
  /// The size of a scroll view's content is this one.
  public static func contentSize(_ size: CGSize) -> LayoutAssertion {
    .init(.metric(.contentSize(size)))
  }
  /// The place to which a scroll view is scrolled is this one.
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
