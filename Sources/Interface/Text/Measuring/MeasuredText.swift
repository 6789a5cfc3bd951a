package import Foundation
package import GimbalGeometry
import GimbalTraits

/// A text in one font, measured once for all widths at which layout needs its size.
///
/// The view that shows the text caches it until text or font change.
package final class MeasuredText {
  let text: String
  private let face: FontFace
  private let extent: TextExtent
  let breaker: LineBreaker

  /// Measures a text in a font; its lines are found when they are first needed.
  package init(_ text: String, _ face: FontFace, breaksAnywhere: Bool = false) {
    self.text = text
    self.face = face
    extent = TextExtent(text, face)
    breaker = LineBreaker(text, face, breaksAnywhere: breaksAnywhere)
  }

  /// The width on one line, in points, not rounded.
  package var lineWidth: CGFloat { CGFloat(extent.width) }

  /// The leading of the font, in points.
  package var leading: CGFloat { CGFloat(face.leading) }

  /// Returns the size of the text in whole pixels, in points.
  ///
  /// A width of 0 or less is no limit; `numberOfLines` 0 is any number. A text of one line has its
  /// whole width.
  ///
  /// See: L-SIZE-8.
  package func size(fitting width: CGFloat, numberOfLines: Int, _ grid: PixelGrid) -> CGSize {
    var lines = LineBreaker.Lines(count: 1, width: extent.width)
    if numberOfLines != 1, extent.lines > 1 || (width > 0 && extent.width > width) {
      lines = breaker.lines(fitting: width > 0 ? width : .infinity)
      if numberOfLines > 0 { lines.count = min(lines.count, numberOfLines) }
    }
    return CGSize(
      width: grid.roundUp(CGFloat(lines.width)),
      height: grid.roundUp(face.height(of: lines.count)))
  }

  /// Returns the lines at a width in points.
  func everyLine(fitting width: Double) -> [LineBreaker.Line] { breaker.everyLine(fitting: width) }

  /// Returns the end of the paragraph after a character.
  func paragraphEnd(trailing index: Int) -> Int {
    let scalars = text.unicodeScalars.dropFirst(index)
    return index + scalars.prefix { !$0.endsLine }.count
  }

  /// Returns the truncation of a line with some characters.
  func truncation(of range: Range<Int>) -> LineTruncation {
    LineTruncation(
      scalars: Array(text.unicodeScalars)[range], width: { [breaker] in breaker.width(of: $0) },
      ellipsis: TextExtent("…", face).width)
  }

  /// Returns the text's layout metrics.
  package func block(numberOfLines: Int, preferredMaxLayoutWidth: CGFloat) -> TextBlock {
    var block = TextBlock(
      lineWidth: CGFloat(extent.width), lineHeight: CGFloat(face.lineHeight),
      numberOfLines: numberOfLines, ascent: CGFloat(face.ascender))
    block.lineSpacing = CGFloat(face.leading)
    block.preferredMaxLayoutWidth = max(0, preferredMaxLayoutWidth)
    if block.wraps { block.breaking = { [breaker] in breaker.lines(fitting: Double($0)).count } }
    return block
  }

  /// The assumptions that were made to measure the text.
  package var assumptions: TextAssumptions { extent.assumptions }
}
