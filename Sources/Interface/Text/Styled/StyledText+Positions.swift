import Foundation

/// The positions of characters in lines.
extension StyledText {
  /// The position of a UTF-16 unit in a line, in points from the line's leftmost character.
  struct Span {
    /// The left side of the character.
    var left: Double
    /// The right side of the character.
    var right: Double
    /// True if the character is right-to-left.
    var isReversed: Bool

    /// The side at which the character begins in its reading direction.
    var leading: Double { isReversed ? right : left }
    /// The side at which the character ends in its reading direction.
    var trailing: Double { isReversed ? left : right }
  }

  /// Returns the UTF-16 offset at which a line begins.
  func offset(of position: Position) -> Int {
    let paragraph = content.paragraphs[position.paragraph]
    return position.character == paragraph.characters.lowerBound
      ? paragraph.offset : content.offsets[position.character]
  }

  /// Returns the alignment of the paragraph at a position.
  func alignment(at position: Position) -> NSTextAlignment {
    content.paragraphs[position.paragraph].style.alignment
  }

  /// Returns true if the paragraph at a position is right-to-left.
  func isRightToLeft(at position: Position) -> Bool {
    content.paragraphs[position.paragraph].base == 1
  }

  /// Returns the left side of each character of a line, in points; nil if the line is
  /// left-to-right.
  ///
  /// - Complexity: O(characters).
  ///
  /// See: L-TEXT-13.
  func order(of line: Line, at position: Position) -> LineOrder? {
    let paragraph = content.paragraphs[position.paragraph]
    guard let directions = paragraph.directions else { return nil }
    let first = paragraph.characters.lowerBound
    let own = (line.characters.lowerBound - first)..<(line.characters.upperBound - first)
    let levels = VisualOrder.lineLevels(
      directions.levels[own], directions.classes[own], base: paragraph.base)
    var lefts = [Double](repeating: 0, count: own.count)
    var x = 0.0
    for number in VisualOrder.order(levels) {
      lefts[number] = x
      x += advance(of: line.characters.lowerBound + number, in: line)
    }
    return LineOrder(lefts: lefts, levels: levels, base: paragraph.base)
  }

  /// Returns the distance from a character's beginning to the next one's on its line, or to the end
  /// of the line with its hyphen.
  private func advance(of character: Int, in line: Line) -> Double {
    let next = character + 1
    return next < line.characters.upperBound
      ? content.starts[next] - content.starts[character]
      : content.ends[next] - content.starts[character] + line.hyphen
  }

  /// Returns the position of a UTF-16 unit in a line; units after the line's characters are at its
  /// end.
  ///
  /// - Complexity: O(log characters).
  func span(of offset: Int, in line: Line, _ order: LineOrder?) -> Span {
    let width = line.width - line.indent
    let end = order?.base == 1 ? 0 : width
    let first = line.characters.lowerBound
    guard let found = character(at: offset, in: line) else {
      return Span(left: end, right: end, isReversed: order?.base == 1)
    }
    let left =
      order.map { $0.lefts[found - first] } ?? content.starts[found] - content.starts[first]
    let span = Span(
      left: left, right: left + advance(of: found, in: line),
      isReversed: order.map { $0.levels[found - first] % 2 == 1 } ?? false)
    // The second half of a surrogate pair has no width.
    guard content.offsets[found] < offset else { return span }
    return Span(left: span.trailing, right: span.trailing, isReversed: span.isReversed)
  }

  /// Returns the character that contains a UTF-16 unit; nil after the line's characters.
  private func character(at offset: Int, in line: Line) -> Int? {
    var (low, high) = (line.characters.lowerBound, line.characters.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if content.offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > line.characters.lowerBound else { return nil }
    let found = low - 1
    let isLast = found == line.characters.upperBound - 1
    return isLast && offset >= content.offsets[found] + Int(content.units[found]) ? nil : found
  }
}

/// The order of the characters of a line with more than one direction.
struct LineOrder {
  /// The left side of each character, in points from the leftmost.
  var lefts: [Double]
  /// The level of each character; odd levels are right-to-left.
  var levels: [UInt8]
  /// The level of the line's paragraph.
  var base: UInt8
}
