public import Foundation
public import GimbalSnapshots

/// A claim about a view on the screen: `expect(sim, vc.toolbar, .inside(.safeArea), .above(vc.list), .touchable)`.
///
/// Another view is given as itself, by its name, or by a key path of its controller. Rectangles are compared in the
/// window's coordinates, in points.
@MainActor
public struct LayoutClaim {
  enum Kind {
    case place(LayoutExpectation)
    case inside(Enclosure)
    case related(LayoutRelation, any ViewNaming)
    case quality(LayoutQuality)
    case state(ViewState)
    case figure(ViewFigure)
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
  enum ViewFigure {
    case alpha(CGFloat)
    case size(CGSize)
    case intrinsicContentSize(CGSize)
    case contentSize(CGSize)
    case contentOffset(CGPoint)
  }

  let kind: Kind
  let wanted: Bool

  private init(_ kind: Kind, wanted: Bool = true) { (self.kind, self.wanted) = (kind, wanted) }

  /// The opposite of a claim: `.not(.truncated)`.
  public static func not(_ claim: LayoutClaim) -> LayoutClaim {
    LayoutClaim(claim.kind, wanted: !claim.wanted)
  }

  // MARK: Places

  /// The rectangle in the superview's coordinates is this one.
  public static func frame(_ frame: CGRect) -> LayoutClaim { .init(.place(.frame(frame))) }

  /// The rectangle in the view's own coordinates is this one.
  public static func bounds(_ bounds: CGRect) -> LayoutClaim { .init(.place(.bounds(bounds))) }

  /// The middle in the superview's coordinates is this one.
  public static func center(_ center: CGPoint) -> LayoutClaim { .init(.place(.center(center))) }

  /// The bounding box in the window's coordinates is this one.
  public static func windowFrame(_ frame: CGRect) -> LayoutClaim {
    .init(.place(.windowFrame(frame)))
  }

  /// The bounding box in the coordinates of the device held upright is this one.
  public static func fixedFrame(_ frame: CGRect) -> LayoutClaim {
    .init(.place(.fixedFrame(frame)))
  }

  /// The width and height of the bounds are these.
  public static func size(_ size: CGSize) -> LayoutClaim { .init(.figure(.size(size))) }

  /// No edge leaves an area.
  public static func inside(_ area: LayoutExpectation.Area) -> LayoutClaim {
    .init(.inside(.area(area)))
  }

  /// No edge leaves another view.
  public static func inside(_ other: any ViewNaming) -> LayoutClaim {
    .init(.inside(.view(other)))
  }

  /// No edge leaves the superview's layout margins.
  public static var insideMargins: LayoutClaim { .init(.inside(.margins)) }

  /// No edge leaves the superview's readable width.
  public static var insideReadableWidth: LayoutClaim { .init(.inside(.readableWidth)) }

  /// The view stands in the window where it stood in an earlier layout.
  public static func unchanged(since layout: LayoutSnapshot) -> LayoutClaim {
    .init(.unchanged(since: layout))
  }

  // MARK: Other views

  /// The relation to another view.
  public static func related(_ relation: LayoutRelation, to other: any ViewNaming) -> LayoutClaim {
    .init(.related(relation, other))
  }

  /// The view ends above the other begins.
  public static func above(_ other: any ViewNaming) -> LayoutClaim { related(.above, to: other) }
  /// The view begins below the other's end.
  public static func below(_ other: any ViewNaming) -> LayoutClaim { related(.below, to: other) }
  /// The view ends left of the other's beginning, in whatever direction is read.
  public static func leftOf(_ other: any ViewNaming) -> LayoutClaim { related(.leftOf, to: other) }
  /// The view begins right of the other's end, in whatever direction is read.
  public static func rightOf(_ other: any ViewNaming) -> LayoutClaim {
    related(.rightOf, to: other)
  }
  /// No point lies within both.
  public static func notOverlapping(_ other: any ViewNaming) -> LayoutClaim {
    related(.notOverlapping, to: other)
  }
  /// Width and height are the same.
  public static func sameSize(as other: any ViewNaming) -> LayoutClaim {
    related(.sameSize, to: other)
  }
  /// The widths are the same.
  public static func sameWidth(as other: any ViewNaming) -> LayoutClaim {
    related(.sameWidth, to: other)
  }
  /// The heights are the same.
  public static func sameHeight(as other: any ViewNaming) -> LayoutClaim {
    related(.sameHeight, to: other)
  }
  /// An edge or a middle is on one line with the other's.
  public static func aligned(_ edge: Alignment, with other: any ViewNaming) -> LayoutClaim {
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
  public static var visible: LayoutClaim { .init(.quality(.visible)) }
  /// A touch in the middle of what can be seen reaches the view.
  public static var touchable: LayoutClaim { .init(.quality(.touchable)) }
  /// A part of the view's text cannot be seen.
  public static var truncated: LayoutClaim { .init(.quality(.truncated)) }
  /// Each edge lies between two pixels of the screen.
  public static var onGrid: LayoutClaim { .init(.quality(.onGrid)) }
  /// The view is at least as large as a finger needs, in points.
  public static func touchTarget(_ size: CGSize = LayoutQuality.touchTarget) -> LayoutClaim {
    .init(.touchTarget(size))
  }
  /// The view is in the window.
  public static var inWindow: LayoutClaim { .init(.state(.inWindow)) }
  /// The view itself is hidden.
  public static var hidden: LayoutClaim { .init(.state(.hidden)) }
  /// The view can be seen as it stands, or scrolled to; a hidden one counts as reachable.
  public static var reachable: LayoutClaim { .init(.state(.reachable)) }
  /// More than one frame satisfies the constraints.
  public static var ambiguous: LayoutClaim { .init(.state(.ambiguous)) }
  /// The view's own opacity is this one.
  public static func alpha(_ alpha: CGFloat) -> LayoutClaim { .init(.figure(.alpha(alpha))) }
  /// The size of the content is this one; -1 for none.
  public static func intrinsicContentSize(_ size: CGSize) -> LayoutClaim {
    .init(.figure(.intrinsicContentSize(size)))
  }
  /// The size of a scroll view's content is this one.
  public static func contentSize(_ size: CGSize) -> LayoutClaim {
    .init(.figure(.contentSize(size)))
  }
  /// The place to which a scroll view is scrolled is this one.
  public static func contentOffset(_ offset: CGPoint) -> LayoutClaim {
    .init(.figure(.contentOffset(offset)))
  }
}

extension LayoutClaim.Alignment {
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
