import Foundation
import GimbalGeometry

/// The scroll direction of a flow: lines follow each other in it, and items of a line perpendicular
/// to it.
struct FlowAxis: Equatable {
  /// True if the flow scrolls vertically.
  let isVertical: Bool

  /// Creates the axis of a scroll direction.
  init(_ direction: UICollectionView.ScrollDirection) { isVertical = direction == .vertical }

  /// Creates the vertical or the horizontal axis.
  init(isVertical: Bool) { self.isVertical = isVertical }

  /// The direction of a section that scrolls orthogonally to this one.
  var perpendicular: FlowAxis { FlowAxis(isVertical: !isVertical) }

  /// Returns the length of a size in the scroll direction, in points.
  func along(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  /// Returns the length perpendicular to the scroll direction.
  func across(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// Returns a size from its lengths in both directions.
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// Returns a rectangle from its position in both directions.
  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  /// Returns the insets before, after, and on both perpendicular sides.
  func insets(_ insets: UIEdgeInsets) -> (
    before: CGFloat, after: CGFloat, start: CGFloat, end: CGFloat
  ) {
    isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right)
      : (insets.left, insets.right, insets.top, insets.bottom)
  }
}

/// A section of a flow layout; all lengths are in points in the scroll direction.
struct FlowSection {
  /// The position at which the section begins.
  var start: CGFloat = 0
  /// The length of the header; 0 without one.
  var header: CGFloat = 0
  /// The length of the footer; 0 without one.
  var footer: CGFloat = 0
  /// The inset between the header and the lines.
  var before: CGFloat = 0
  /// The inset between the lines and the footer.
  var after: CGFloat = 0
  /// The lines of items.
  var lines = FlowLines.none
  /// The length of the section.
  var length: CGFloat { header + before + lines.length + after + footer }
}

/// The lines of a section: a grid of equal items, or lines that were filled individually.
enum FlowLines {
  /// A section without items.
  case none
  /// Items of one size in columns.
  case grid(FlowGrid)
  /// Lines that were filled individually, with the sizes of their items.
  case filled([FlowLine], length: CGFloat)

  /// The length of the lines in the scroll direction, in points.
  var length: CGFloat {
    switch self {
    case .none: 0
    case .grid(let grid): grid.length
    case .filled(_, let length): length
    }
  }
}

/// Items of one size, as many in each line as fit.
///
/// Rule: R-FLOW-2.
struct FlowGrid {
  /// The number of items.
  let count: Int
  /// The size of each item, in points.
  let size: CGSize
  /// The length of an item in the scroll direction, in points.
  let along: CGFloat
  /// The length of an item perpendicular to the scroll direction, in points.
  let across: CGFloat
  /// The distance between lines, in points.
  let spacing: CGFloat
  /// The number of items in a full line.
  let columns: Int
  /// The position of the first column, in points.
  let start: CGFloat
  /// The distance from one column to the next.
  let step: CGFloat

  /// Computes the columns of a section; `space` is the length of a line, `between` the minimum gap.
  init(
    count: Int, size: CGSize, axis: FlowAxis, space: CGFloat, start: CGFloat, between: CGFloat,
    spacing: CGFloat
  ) {
    self.count = count
    self.size = size
    along = axis.along(of: size)
    across = axis.across(of: size)
    self.spacing = spacing
    let fitting = across + between > 0 ? ((space + between) / (across + between) + 1e-9) : 1
    columns = max(1, min(count, Int(max(1, min(fitting, 1e9)).rounded(.down))))
    let whole = max(1, Int(max(1, min(fitting, 1e9)).rounded(.down)))
    if whole == 1 {
      self.start = start + max(0, space - across) / 2
      step = 0
    } else {
      self.start = start
      step = across + (space - CGFloat(whole) * across) / CGFloat(whole - 1)
    }
  }

  /// The number of lines; the last one may have fewer items.
  var lineCount: Int { count == 0 ? 0 : (count + columns - 1) / columns }
  /// The length of all lines in the scroll direction, in points.
  var length: CGFloat {
    lineCount == 0 ? 0 : CGFloat(lineCount) * along + CGFloat(lineCount - 1) * spacing
  }

  /// Returns the frame of an item; `offset` is the position of the first line, in points.
  func frame(_ item: Int, at offset: CGFloat, _ axis: FlowAxis) -> CGRect {
    axis.rect(
      along: offset + CGFloat(item / columns) * (along + spacing),
      across: start + CGFloat(item % columns) * step, size: size)
  }

  /// Returns the items whose lines intersect a range, in points from the first line.
  func items(in part: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0, along + spacing > 0 else { return 0..<count }
    let pitch = along + spacing
    let first = max(0, (part.lowerBound / pitch).rounded(.down))
    let last = min(CGFloat(lineCount - 1), (part.upperBound / pitch).rounded(.down))
    guard last >= first else { return 0..<0 }
    return Int(first) * columns..<min(count, (Int(last) + 1) * columns)
  }
}

/// A line of items, one after the other.
struct FlowLine {
  /// The index of the line's first item.
  var first: Int
  /// The distance of the line from the first line, in points.
  var offset: CGFloat
  /// The length of the longest item in the scroll direction, in points.
  var thickness: CGFloat
  /// The frames of the items, relative to the beginning of the section's lines.
  var frames: [CGRect]
}

/// The positions of all elements of a flow.
///
/// The flow layout makes it on the first query after an invalidation.
struct FlowPlan {
  /// The scroll direction of the flow.
  var axis = FlowAxis(.vertical)
  /// The sections in order.
  var sections: [FlowSection] = []
  /// The length of the content in the scroll direction, in points.
  var length: CGFloat = 0
  /// The length of the content perpendicular to the scroll direction, in points.
  var across: CGFloat = 0

  /// Returns the position in the scroll direction at which the lines of a section begin, in points.
  func linesStart(_ section: Int) -> CGFloat {
    sections[section].start + sections[section].header + sections[section].before
  }

  /// Returns the frame of an item in the content; nil for one that does not exist.
  func frame(of location: RowLocation) -> CGRect? {
    guard sections.indices.contains(location.section), location.row >= 0 else { return nil }
    let start = linesStart(location.section)
    switch sections[location.section].lines {
    case .none: return nil
    case .grid(let grid):
      return location.row < grid.count ? grid.frame(location.row, at: start, axis) : nil
    case .filled(let lines, _):
      let index = lines.start { $0.first > location.row } - 1
      guard index >= 0, location.row - lines[index].first < lines[index].frames.count else {
        return nil
      }
      return moved(lines[index].frames[location.row - lines[index].first], by: start)
    }
  }

  /// Returns a rectangle moved in the scroll direction.
  func moved(_ rect: CGRect, by start: CGFloat) -> CGRect {
    axis.isVertical ? rect.offsetBy(dx: 0, dy: start) : rect.offsetBy(dx: start, dy: 0)
  }

  /// Returns the first section that ends beyond a distance from the beginning of the content, in
  /// points.
  ///
  /// - Complexity: O(log n).
  func section(at distance: CGFloat) -> Int {
    sections.start { $0.start + $0.length > distance }
  }

  /// Calls `body` with the items of a section that intersect a range of the content along the axis.
  func forEachItem(
    of section: Int, in part: ClosedRange<CGFloat>, _ body: (RowLocation, CGRect) -> Void
  ) {
    let start = linesStart(section)
    switch sections[section].lines {
    case .none: break
    case .grid(let grid):
      for item in grid.items(in: part.lowerBound - start...part.upperBound - start) {
        body(RowLocation(section, item), grid.frame(item, at: start, axis))
      }
    case .filled(let lines, _):
      var low = lines.start { $0.offset + $0.thickness >= part.lowerBound - start }
      while low < lines.count, lines[low].offset <= part.upperBound - start {
        for (index, frame) in lines[low].frames.enumerated() {
          body(RowLocation(section, lines[low].first + index), moved(frame, by: start))
        }
        low += 1
      }
    }
  }
}
