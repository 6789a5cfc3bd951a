package import Foundation
package import GimbalSnapshots

/// The relations of all views of a layout to their siblings and superviews: order along each axis,
/// shared edges and middles, containment, overlap, visibility.
///
/// Two layouts are equal in them exactly when every two siblings, and every view and its superview,
/// are related in the same way. Views that cannot be seen take part by that alone.
package struct LayoutRelations: Hashable, Sendable {
  /// The views that have subviews, in the layout's order.
  package var families: [FamilyRelations]
  /// How many comparisons it took.
  package var comparisons: Int

  /// Finds the relations of a layout; `scale` is the number of pixels for each point.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  package init(_ layout: LayoutSnapshot, scale: CGFloat) {
    var children = [[Int]](repeating: [], count: layout.views.count)
    for (index, view) in layout.views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    let pixel = scale > 0 ? 1 / scale : 1
    var comparisons = 0
    families = layout.views.indices.filter { !children[$0].isEmpty }.map { parent in
      FamilyRelations(
        of: layout.views[parent], children: children[parent].map { layout.views[$0] },
        pixel: pixel, comparisons: &comparisons)
    }
    self.comparisons = comparisons
  }

  package static func == (one: LayoutRelations, other: LayoutRelations) -> Bool {
    one.families == other.families
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(families) }
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

  init(
    of parent: ViewSnapshot, children: [ViewSnapshot], pixel: CGFloat, comparisons: inout Int
  ) {
    let seen = children.filter(\.isVisible)
    let rectangles = [parent.bounds] + seen.map(\.frame)
    self.parent = parent.name
    self.children = children.map(\.name)
    visible = children.map(\.isVisible)
    members = [parent.name] + seen.map(\.name)
    across = AxisRelations(
      rectangles.map(Interval.across), pixel: pixel, comparisons: &comparisons)
    down = AxisRelations(rectangles.map(Interval.down), pixel: pixel, comparisons: &comparisons)
  }
}
