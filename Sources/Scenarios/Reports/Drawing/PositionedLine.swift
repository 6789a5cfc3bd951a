import Foundation
import GimbalText

/// A line of text whose characters have positions in proportion to those in the system's font.
///
/// `TextDrawing` and `ViewDrawing` write it into separate files. Their renderers have other fonts than the device:
/// librsvg and CairoSVG ignore `textLength`, and librsvg a list of positions in one attribute.
/// Therefore each character is an element of its own.
struct PositionedLine {
  private let line: String
  /// The beginnings of the characters, in points from the beginning of the line.
  private let starts: [CGFloat]

  /// Measures a line that has a width in points, by default its own at a font size.
  ///
  /// It is nil if single characters have no positions.
  ///
  /// - Complexity: linear in its length.
  init?(_ line: String, size: CGFloat, width: CGFloat? = nil) {
    let measured = MeasuredText(line, UIFont.systemFont(ofSize: size).face)
    guard let edges = measured.characterEdges, let end = edges.last, end > 0 else { return nil }
    self.line = line
    starts = edges.dropLast().map { $0 * (width ?? end) / end }
  }

  /// Appends the line with the attributes of its element, from a position in points.
  ///
  /// Spaces are between the elements of other characters: browsers find the text as a whole.
  func write(_ attributes: [(String, String)], from start: CGFloat, to svg: inout Markup) {
    func x(_ offset: CGFloat) -> [(String, String)] {
      [("x", Markup.number(((start + offset) * 10).rounded() / 10))]
    }
    svg.element("text", x(0) + attributes) { text in
      for (index, (character, offset)) in zip(line, starts).enumerated() {
        if index == 0 || character.isWhitespace {
          text.characters(String(character))
        } else {
          text.element("tspan", x(offset), text: String(character))
        }
      }
    }
  }
}
