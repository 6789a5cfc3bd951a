import Foundation
import GimbalSnapshots

/// The text of a view as lines of a drawing.
///
/// The reader's font is not the device's: each line is given the width that was measured, and lines break
/// where words of average width would.
struct TextDrawing {
  /// The most lines that are drawn of a text.
  static let lineLimit = 40

  let text: ViewText

  /// The lines, the last one with `…` where the text is cut off.
  ///
  /// - Complexity: linear in the length of the text, up to the limit of visible text.
  var lines: [String] {
    let string = VisibleText.of(
      text.string.split(whereSeparator: \.isNewline).joined(separator: " "))
    let count = min(text.lines, TextDrawing.lineLimit)
    guard count > 0, text.lineWidth > 0, !string.isEmpty else { return [] }
    let room = max(1, Int(text.rect.width / text.lineWidth * CGFloat(string.count) + 0.5))
    if count == 1, text.neededLines == 1 { return [text.isCut ? string.cut(to: room) : string] }
    var lines: [String] = []
    var line = ""
    for word in string.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    guard lines.count > count else { return lines }
    let rest = lines[(count - 1)...].joined(separator: " ")
    return lines[..<(count - 1)] + [text.isCut ? rest.cut(to: max(1, room - 1)) : rest]
  }

  /// Writes the lines.
  ///
  /// Without a background of the app's behind it, and where nothing could be read, a text is drawn in ink.
  ///
  /// A terse text leaves out what the page's style says of most.
  func write(onBackground: Bool, _ paint: Paint, isTerse: Bool, to svg: inout Markup) {
    let lines = lines
    let onBackground = onBackground && paint.shows(text.color)
    guard !lines.isEmpty, text.rect.height > 0 else { return }
    let height = text.rect.height / CGFloat(lines.count)
    let color = onBackground ? Paint.fill(text.color) : []
    let words = (onBackground ? ["text", "own"] : ["text", paint.ink])
      .filter { !isTerse || $0 == "light" }
    let look = words.isEmpty ? [] : [("class", words.joined(separator: " "))]
    let x = Markup.number(text.rect.minX)
    let fontSize = min(text.fontSize, 1_000)
    let size = Markup.number(fontSize)
    let first = text.rect.minY + height / 2 + fontSize * DrawingStyle.baseline
    for (index, line) in lines.enumerated() {
      let isMeasured = lines.count == 1
      svg.element(
        "text",
        look + (isTerse && x == "0" ? [] : [("x", x)])
          + [("y", Markup.number(first + CGFloat(index) * height))]
          + (isTerse && size == "17" ? [] : [("font-size", size)]) + color
          + (isMeasured && line.count > 1
            ? [
              ("textLength", Markup.number(text.rect.width))
            ] + (isTerse ? [] : [("lengthAdjust", "spacingAndGlyphs")])
            : []),
        text: line)
    }
  }
}
