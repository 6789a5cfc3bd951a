package import Foundation
import GimbalGeometry
package import GimbalSnapshots

/// The relations of all views of a layout to their siblings and superviews: order along each axis,
/// shared edges and middles, containment, overlap, visibility, the lines of texts; and which constraints are active.
///
/// Two layouts are equal in them exactly when every two siblings, and every view and its superview,
/// are related in the same way. Views that cannot be seen take part by that alone. What the system made for
/// one of its own views takes no part; what the app put into such a view stands in the nearest one of the
/// app's.
///
/// See: F-43.
package struct LayoutRelations: Hashable, Sendable {
  /// The views that have subviews, in the layout's order.
  package var families: [FamilyRelations]
  /// The active constraints of the app, without their constants, sorted; empty when they were not asked for.
  package var constraints: [String]
  /// The number of comparisons that it took.
  package var comparisons: Int

  /// Finds the relations of a layout; `scale` is the number of pixels for each point.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  package init(_ layout: LayoutSnapshot, scale: CGFloat) {
    let members = AppViews(of: layout)
    let pixel = scale > 0 ? 1 / scale : 1
    var comparisons = 0
    families = members.families.map { parent, children in
      FamilyRelations(
        of: layout.views[parent], children: children.map { layout.views[$0] },
        frames: children.map { members.frames[$0] }, pixel: pixel, comparisons: &comparisons)
    }
    self.comparisons = comparisons
    constraints = (layout.constraints?.active ?? []).map(\.shape).sorted()
  }

  package static func == (one: LayoutRelations, other: LayoutRelations) -> Bool {
    one.families == other.families && one.constraints == other.constraints
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(families)
    hasher.combine(constraints)
  }
}

/// A view with its subviews, and how they stand to each other.
package struct FamilyRelations: Hashable, Sendable {
  /// The superview's name.
  package var parent: String
  /// All subviews' names, back to front.
  package var children: [String]
  /// For each subview whether it can be seen.
  package var visible: [Bool]
  /// The members that are compared: the superview's bounds, then the subviews that can be seen.
  package var members: [String]
  /// The relations from left to right.
  package var across: AxisRelations
  /// The relations from top to bottom.
  package var down: AxisRelations
  /// For each subview the lines of its text: 0 without one and where it cannot be seen, ``manyLines`` for as many and
  /// more.
  package var lines: [Int]

  /// The number of lines from which on a text is a paragraph, which may have any number of lines.
  package static let manyLines = 4

  init(
    of parent: ViewSnapshot, children: [ViewSnapshot], frames: [CGRect], pixel: CGFloat,
    comparisons: inout Int
  ) {
    let seen = children.filter(\.isVisible)
    let rectangles = [parent.bounds] + zip(children, frames).filter(\.0.isVisible).map(\.1)
    self.parent = parent.name
    self.children = children.map(\.name)
    visible = children.map(\.isVisible)
    members = [parent.name] + seen.map(\.name)
    across = AxisRelations(
      rectangles.map(Interval.across), pixel: pixel, comparisons: &comparisons)
    down = AxisRelations(rectangles.map(Interval.down), pixel: pixel, comparisons: &comparisons)
    lines = children.map {
      $0.isVisible ? min($0.content.text?.lines ?? 0, FamilyRelations.manyLines) : 0
    }
  }
}

/// The views that the app made, by the nearest view of the app's around each.
private struct AppViews {
  /// The views with others in them, in the layout's order, and those others.
  private(set) var families: [(parent: Int, children: [Int])] = []
  /// Each view's frame in the coordinates of the app's view around it.
  private(set) var frames: [CGRect]

  /// - Complexity: O(views).
  init(of layout: LayoutSnapshot) {
    frames = layout.views.map(\.frame)
    var children = [[Int]](repeating: [], count: layout.views.count)
    // The app's view around each, and the way from the superview's coordinates into that view's.
    var around = [Int?](repeating: nil, count: layout.views.count)
    for (index, view) in layout.views.enumerated() {
      guard let parent = view.parent else { continue }
      let outer = layout.views[parent]
      if outer.content.isMadeBySystem {
        around[index] = around[parent]
        frames[index] = outer.rectInSuperview(view.frame, positioned: frames[parent])
      } else {
        around[index] = parent
      }
      if !view.content.isMadeBySystem, let family = around[index] { children[family].append(index) }
    }
    for (index, members) in children.enumerated() where !members.isEmpty {
      families.append((index, members))
    }
  }
}

extension ViewSnapshot {
  /// A rectangle of the view's coordinates in those in which the view itself has a frame.
  fileprivate func rectInSuperview(_ rect: CGRect, positioned frame: CGRect) -> CGRect {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let centered = rect.offsetBy(dx: -middle.x, dy: -middle.y)
    return (transform.map { centered.applying($0) } ?? centered)
      .offsetBy(dx: frame.midX, dy: frame.midY)
  }
}
