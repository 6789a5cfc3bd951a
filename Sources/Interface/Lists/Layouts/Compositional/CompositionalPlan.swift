import Foundation
import GimbalGeometry

/// The positions of all elements of a compositional layout.
struct CompositionalPlan {
  /// The scroll direction of the layout.
  var axis = FlowAxis(.vertical)
  /// The sections in order.
  var sections: [CompositionalSection] = []
  /// The boundary items of the whole layout, such as a header above all sections.
  var parts: [BoundaryPart] = []
  /// The distance between sections, in points.
  var spacing: CGFloat = 0
  /// The extent of the content perpendicular to the scroll direction, in points.
  var across: CGFloat = 0
  /// The size of the view, less its insets, for which the plan is valid.
  var bounds = CGSize.zero
  /// The length of the content in the scroll direction, in points; set by `stack()`.
  private(set) var length: CGFloat = 0

  /// Positions the sections one after the other.
  ///
  /// - Complexity: O(sections).
  mutating func stack() {
    var start = space(before: true)
    for index in sections.indices {
      if index > 0 { start += spacing }
      sections[index].start = start
      start += sections[index].length
    }
    length = start + space(before: false)
  }

  /// Returns the extent in points of the boundary items before or after all sections.
  func space(before isBefore: Bool) -> CGFloat {
    parts.filter {
      $0.item.extendsBoundary && axis.side(of: $0.item.alignment) == (isBefore ? -1 : 1)
    }.map { axis.along(of: $0.size) }.max() ?? 0
  }

  /// Returns the first section that ends at a distance or beyond it.
  ///
  /// - Complexity: O(log n).
  func section(at distance: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].start + sections[middle].length >= distance {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns the frame of a boundary item at an edge of a container; pinned items stay in the
  /// visible part.
  ///
  /// Rule: R-COMP-7.
  func frame(
    of part: BoundaryPart, along: (start: CGFloat, length: CGFloat),
    across: (start: CGFloat, length: CGFloat), visible: (start: CGFloat, end: CGFloat),
    spaces: (before: CGFloat, after: CGFloat)
  ) -> CGRect {
    let length = axis.along(of: part.size)
    let width = axis.across(of: part.size)
    let offset = part.item.offset
    let end = along.start + along.length
    var location =
      switch axis.side(of: part.item.alignment) {
      case -1: along.start
      case 1: end - length
      default: along.start + (along.length - length) / 2
      }
    if part.item.pinToVisibleBounds {
      switch axis.side(of: part.item.alignment) {
      case -1: location = max(location, min(visible.start, end - spaces.after - length))
      case 1: location = min(location, max(visible.end - length, along.start + spaces.before))
      default: break
      }
    }
    let side =
      switch axis.crossSide(of: part.item.alignment) {
      case -1: across.start
      case 1: across.start + across.length - width
      default: across.start + (across.length - width) / 2
      }
    return axis.rect(along: location, across: side, size: part.size)
      .offsetBy(dx: offset.x, dy: offset.y)
  }
}
