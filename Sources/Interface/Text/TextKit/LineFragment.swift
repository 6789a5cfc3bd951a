import Foundation

/// A line in a container, in the container's coordinates, in points.
struct LineFragment {
  /// The container, by its place among the manager's.
  var container: Int
  /// The characters, by UTF-16, with the spaces and the line end behind them.
  var range: NSRange
  /// The rectangle of the line.
  var rect: CGRect
  /// The part of it in which letters stand, with the room at its sides.
  var used: CGRect
  /// The place of the leftmost letter.
  var start: CGFloat
  var line: StyledText.Line
  /// The order of the letters where some are read from right to left.
  var order: LineOrder?
}

/// Fills containers with the lines of a text.
struct FragmentSetter {
  let text: StyledText
  let length: Int
  let containers: [NSTextContainer]
  let usesFontLeading: Bool

  /// The lines, as many as the containers hold.
  ///
  /// - Complexity: O(characters + lines · exclusions).
  ///
  /// Rule: R-TEXTKIT-2.
  func fragments() -> [LineFragment] {
    var fragments: [LineFragment] = []
    var position = text.start
    for (index, container) in containers.enumerated() {
      let (width, height) = (
        limit(container.size.width), limit(container.size.height)
      )
      var (top, count) = (CGFloat(0), 0)
      while let here = position {
        if container.maximumNumberOfLines > 0, count == container.maximumNumberOfLines { break }
        // The height of the line is known once its room is: that of its paragraph's letters stands for it.
        let guess =
          container.excluded.isEmpty ? 0 : text.line(at: here, .infinity).line.height
        let space = container.space(top: top, height: CGFloat(guess), width: width)
        guard let space else {
          guard let lower = container.lowerEdge(below: top), lower < height else { break }
          top = lower
          continue
        }
        let padding = container.lineFragmentPadding
        var (line, next) = text.line(at: here, Double(max(1, space.width - 2 * padding)))
        if !usesFontLeading { line.height -= line.leading }
        let bottom = top + CGFloat(line.height)
        if bottom > height + 0.001, count > 0 || index < containers.count - 1 { break }
        if bottom > height + 0.001 { return fragments }
        let start = text.offset(of: here)
        let rect = CGRect(x: space.x, y: top, width: space.width, height: CGFloat(line.height))
        let range = NSRange(location: start, length: end(next) - start)
        fragments.append(fragment(index, rect, line, range, padding, here))
        top = bottom
        count += 1
        position = next
      }
      if position == nil { break }
    }
    return fragments
  }

  private func end(_ next: StyledText.Position?) -> Int { next.map(text.offset) ?? length }

  /// A side of 0 or less is no limit.
  private func limit(_ side: CGFloat) -> CGFloat { side > 0 ? side : .infinity }

  /// See: L-TEXT-13.
  private func fragment(
    _ container: Int, _ rect: CGRect, _ line: StyledText.Line, _ range: NSRange,
    _ padding: CGFloat, _ position: StyledText.Position
  ) -> LineFragment {
    let width = CGFloat(line.width)
    let free = rect.width.isFinite ? max(0, rect.width - 2 * padding - width) : 0
    let isRightToLeft = text.isRightToLeft(at: position)
    let own = text.alignment(at: position)
    let share: CGFloat =
      switch own == .natural ? containers[container].naturalAlignment : own {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural, .justified: isRightToLeft ? 1 : 0
      }
    let used = CGRect(
      x: rect.minX + free * share, y: rect.minY, width: width + 2 * padding, height: rect.height)
    // The indentation of a line lies before its first letter, on the right of a text from right to left.
    let indent = isRightToLeft ? 0 : CGFloat(line.indent)
    return LineFragment(
      container: container, range: range,
      rect: rect.width.isFinite ? rect : CGRect(origin: rect.origin, size: used.size), used: used,
      start: used.minX + padding + indent, line: line, order: text.order(of: line, at: position))
  }
}

extension NSTextContainer {
  /// The widest part of a line beside what is excluded, in points; nil where none is left.
  ///
  /// A line stands in one part (UIKit fills all of them).
  func space(top: CGFloat, height: CGFloat, width: CGFloat) -> (x: CGFloat, width: CGFloat)? {
    let line = CGRect(x: 0, y: top, width: width, height: height)
    let holes = excluded.map(\.excludedRect).filter { hole -> Bool in
      !hole.isEmpty && hole.minY < line.maxY && hole.maxY > line.minY
    }.sorted { $0.minX < $1.minX }
    guard !holes.isEmpty else { return (0, width) }
    var (left, best) = (CGFloat(0), (x: CGFloat(0), width: CGFloat(0)))
    for hole in holes {
      if hole.minX - left > best.width { best = (left, hole.minX - left) }
      left = max(left, hole.maxX)
    }
    if width - left > best.width { best = (left, width - left) }
    return best.width > 2 * lineFragmentPadding ? best : nil
  }

  /// The first lower edge of something excluded below a height, in points.
  func lowerEdge(below top: CGFloat) -> CGFloat? {
    excluded.map(\.excludedRect.maxY).filter { $0 > top }.min()
  }
}
