import Foundation
import GimbalSnapshots
import GimbalText

/// The text of a view as the lines of a drawing.
///
/// `ViewDrawing` writes it as SVG; `BitmapDrawing` and `TerminalDrawing` read its lines.
///
/// The font of a page's reader is not the device's font. A text on one line therefore gets its
/// measured width as an attribute. Longer texts are broken with the system font, at a width in
/// proportion to the whole text's, and their lines get widths in the same proportion. In a separate
/// file each character has its position instead, see `PositionedLine`.
struct TextDrawing {
  /// The number of lines up to which a text is drawn.
  static let lineLimit = 40

  /// The text with its rectangle, font size and line width, as the layout recorded it.
  let text: ViewText

  /// The lines, the last one with `…` if the text is truncated.
  ///
  /// - Complexity: linear in the length of the text, up to the limit of visible text.
  var lines: [String] { measuredLines.lines }

  /// The lines, and the system font's width of a text per point of the view's font.
  private var measuredLines: (lines: [String], factor: CGFloat) {
    let string = VisibleText.of(
      text.string.split(whereSeparator: \.isNewline).joined(separator: " "))
    let count = min(text.lines, TextDrawing.lineLimit)
    guard count > 0, text.lineWidth > 0, !string.isEmpty else { return ([], 1) }
    if text.neededLines == 1 {
      let space = max(1, Int(text.rect.width / text.lineWidth * CGFloat(string.count) + 0.5))
      return ([text.isCut ? string.cut(to: space) : string], 1)
    }
    let whole = text.string.split(
      maxSplits: TextDrawing.lineLimit, omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ).map { VisibleText.of(String($0)) }.joined(separator: "\n")
    let measured = MeasuredText(whole, UIFont.systemFont(ofSize: measuredSize).face)
    // With a font of another width, lines break equally at a proportional width.
    let isWhole = text.string.unicodeScalars.count <= VisibleText.limit
    let factor = isWhole ? measured.lineWidth / text.lineWidth : 1
    let space = text.rect.width * factor
    guard space.isFinite, space > 0 else { return ([], 1) }
    let lines = measured.visibleLines(
      fitting: space, numberOfLines: count, text.isCut ? .byTruncatingTail : .byWordWrapping)
    return (lines, factor)
  }

  /// The size at which texts are measured, in points.
  private var measuredSize: CGFloat {
    text.fontSize.isFinite ? min(max(text.fontSize, 1), 1_000) : 17
  }

  /// Returns the width of a line in points, of which there are `count`.
  private func width(of line: String, count: Int, factor: CGFloat) -> CGFloat {
    guard count > 1, factor > 0 else { return text.rect.width }
    let measured = MeasuredText(line, UIFont.systemFont(ofSize: measuredSize).face)
    return min(text.rect.width, measured.lineWidth / factor)
  }

  /// Appends the lines, character by character in a separate file; `ViewDrawing` calls it.
  ///
  /// The text has its own color only if the app has set the background behind it and the contrast
  /// suffices. Otherwise it is black or white. A terse text omits what the page's style sets for
  /// most texts.
  func write(
    onBackground: Bool, _ paint: Paint, isTerse: Bool, isSeparate: Bool, to svg: inout Markup
  ) {
    let (lines, factor) = measuredLines
    let onBackground = onBackground && paint.shows(text.color)
    guard !lines.isEmpty, text.rect.height > 0 else { return }
    let height = text.rect.height / CGFloat(lines.count)
    let anchor =
      lines.count == 1 || text.lineStart == 0 ? nil : text.lineStart == 1 ? "end" : "middle"
    let color = onBackground ? Paint.fill(text.color) : []
    let classes = (onBackground ? ["text", "own"] : ["text", paint.ink])
      .filter { !isTerse || $0 == "light" }
    let style = classes.isEmpty ? [] : [("class", classes.joined(separator: " "))]
    let x = Markup.number(
      text.rect.minX + (anchor == nil ? 0 : text.rect.width * text.lineStart))
    let fontSize = min(text.fontSize, 1_000)
    let size = Markup.number(fontSize)
    let first = text.rect.minY + height / 2 + fontSize * DrawingStyle.baseline
    for (index, line) in lines.enumerated() {
      let y = Markup.number(first + CGFloat(index) * height)
      let width = width(of: line, count: lines.count, factor: factor)
      if isSeparate, let positioned = PositionedLine(line, size: measuredSize, width: width) {
        let start =
          text.rect.minX + (lines.count == 1 ? 0 : (text.rect.width - width) * text.lineStart)
        positioned.write(style + [("y", y), ("font-size", size)] + color, from: start, to: &svg)
        continue
      }
      svg.element(
        "text",
        style + (isTerse && x == "0" ? [] : [("x", x)])
          + [("y", y)]
          + (anchor.map { [("text-anchor", $0)] } ?? [])
          + (isTerse && size == "17" ? [] : [("font-size", size)]) + color
          + (line.count > 1
            ? [("textLength", Markup.number(width))]
              + (isTerse ? [] : [("lengthAdjust", "spacingAndGlyphs")])
            : []),
        text: line)
    }
  }
}
