package import Foundation
import GimbalGeometry
package import GimbalSnapshots

/// The relations of all views of a layout to their siblings and superviews, and the active
/// constraints.
///
/// The relations are the order on each axis, shared edges and middles, containment, overlap,
/// visibility and the lines of texts. Two layouts are equal if every two siblings, and every view
/// and its superview, have equal relations. Of invisible views only the visibility counts. Views
/// that the system created as parts of others do not count; the app's subviews of such a view
/// belong to the nearest view of the app.
///
/// See: F-43.
package struct LayoutRelations: Hashable, Sendable {
  /// The views that have subviews, in the layout's order.
  package var families: [FamilyRelations]
  /// The app's active constraints without their constants, sorted; empty if they were not
  /// requested.
  package var constraints: [String]
  /// The number of comparisons that finding the relations took, for tests of the complexity.
  package var comparisons: Int

  /// Finds the relations of a layout; `scale` is the number of pixels per point.
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

  /// Compares relations and constraints, but not the number of comparisons.
  package static func == (one: LayoutRelations, other: LayoutRelations) -> Bool {
    one.families == other.families && one.constraints == other.constraints
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(families)
    hasher.combine(constraints)
  }
}

/// A view with its subviews, and their relations.
package struct FamilyRelations: Hashable, Sendable {
  /// The superview's name.
  package var parent: String
  /// All subviews' names, back to front.
  package var children: [String]
  /// For each subview whether it is visible.
  package var visible: [Bool]
  /// The compared members: the superview's bounds, then the visible subviews.
  package var members: [String]
  /// The order, shared edges and middles of ``members`` on the horizontal axis.
  package var across: AxisRelations
  /// The order, shared edges and middles of ``members`` on the vertical axis.
  package var down: AxisRelations
  /// For each subview the lines of its text: 0 without one or if it is invisible, at most
  /// ``manyLines``.
  package var lines: [Int]

  /// The number of lines from which on a text is a paragraph, which may have any number of lines.
  package static let manyLines = 4

  /// Finds the relations of a view's subviews.
  ///
  /// `frames` are the subviews' in the view's coordinates, and `pixel` is the length of a pixel in
  /// points. The number of comparisons is added to `comparisons`.
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

/// The views of the app, by the nearest ancestor of the app.
private struct AppViews {
  /// The views with subviews, in the layout's order, and those subviews.
  private(set) var families: [(parent: Int, children: [Int])] = []
  /// Each view's frame in the coordinates of its nearest ancestor of the app.
  private(set) var frames: [CGRect]

  /// Collects the views of the app, and converts their frames past views of the system.
  ///
  /// - Complexity: O(views).
  init(of layout: LayoutSnapshot) {
    frames = layout.views.map(\.frame)
    var children = [[Int]](repeating: [], count: layout.views.count)
    // The app's ancestor of each view, and the transform from the superview's coordinates to it.
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
  /// Converts a rectangle from the view's coordinates to those of its frame.
  fileprivate func rectInSuperview(_ rect: CGRect, positioned frame: CGRect) -> CGRect {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let centered = rect.offsetBy(dx: -middle.x, dy: -middle.y)
    return (transform.map { centered.applying($0) } ?? centered)
      .offsetBy(dx: frame.midX, dy: frame.midY)
  }
}
