import Foundation

/// A line in a container, in the container's coordinates, in points.
struct LineFragment {
  /// The index of the container among the manager's.
  var container: Int
  /// The characters in UTF-16 units, with the spaces and the line end.
  var range: NSRange
  /// The rectangle of the line.
  var rect: CGRect
  /// The part of the rectangle that characters use, with the padding at its sides.
  var used: CGRect
  /// The left edge of the leftmost character.
  var start: CGFloat
  /// The line of the text, with its characters and heights.
  var line: StyledText.Line
  /// The order of the characters if some are right-to-left.
  var order: LineOrder?
}

/// Fills containers with the lines of a text.
struct FragmentSetter {
  /// The measured text.
  let text: StyledText
  /// The length of the text in UTF-16 units.
  let length: Int
  /// The containers, which are filled in this order.
  let containers: [NSTextContainer]
  /// True if the fonts' leading is between lines.
  let usesFontLeading: Bool

  /// Returns as many lines as the containers can hold.
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
        // A line's height is known only after its space is: the height of the paragraph's font is
        // the estimate.
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

  /// Returns the limit of a side: 0 or less is no limit.
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
    // The indent of a line is before its first character, in right-to-left text on the right.
    let indent = isRightToLeft ? 0 : CGFloat(line.indent)
    return LineFragment(
      container: container, range: range,
      rect: rect.width.isFinite ? rect : CGRect(origin: rect.origin, size: used.size), used: used,
      start: used.minX + padding + indent, line: line, order: text.order(of: line, at: position))
  }
}

extension NSTextContainer {
  /// Returns the widest part of a line next to exclusions, in points; nil if no part is left.
  ///
  /// A line uses one part only (UIKit fills all of them).
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

  /// Returns the first lower edge of an exclusion below a height, in points.
  func lowerEdge(below top: CGFloat) -> CGFloat? {
    excluded.map(\.excludedRect.maxY).filter { $0 > top }.min()
  }
}
