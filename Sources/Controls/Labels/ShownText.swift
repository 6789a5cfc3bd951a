package import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The drawing of a label's text: its place, its lines, and whether all of it is seen.
package struct ShownText {
  /// The rectangle in which it is drawn, in the label's coordinates, in points.
  package var rect: CGRect
  /// The number of lines that are drawn.
  package var lines: Int
  /// The number of lines that the whole text has at the label's width.
  package var neededLines: Int
  /// The width of the whole text on one line, in points.
  package var lineWidth: CGFloat
  /// True if a part of the text cannot be seen.
  package var isCut: Bool

  /// Describes a drawing.
  package init(rect: CGRect, lines: Int, neededLines: Int, lineWidth: CGFloat, isCut: Bool) {
    self.rect = rect
    self.lines = lines
    self.neededLines = neededLines
    self.lineWidth = lineWidth
    self.isCut = isCut
  }
}

extension UILabel {
  /// The part of a line's height that must be seen: from the top of capitals to the foot of a `g`, 0.9 of
  /// the font's size where a line has 1.2 (CHOICE).
  private static var inkShare: CGFloat { 0.75 }

  /// The drawing of the text; nil without a text.
  ///
  /// - Complexity: O(1) for one line, else that of finding the line breaks.
  ///
  /// See: F-40.
  /// Source: Apple, UILabel (a text stands in the middle of the height).
  package final var shownText: ShownText? {
    guard let text, !text.isEmpty, let block = textBlock else { return nil }
    let room = bounds.size
    let halfPixel = 0.5 / machine.pixelGrid.scale
    let needed = block.wraps ? block.breaking?(room.width) ?? 1 : 1
    let fitting = (room.height / block.lineHeight + 1 - UILabel.inkShare).rounded(.down)
    let allowed = min(
      numberOfLines > 0 ? CGFloat(numberOfLines) : .infinity, max(1, fitting))
    let lines = Int(min(CGFloat(needed), allowed))
    let isTooWide =
      !block.wraps && block.lineWidth * leastScale(in: room.width, block) > room.width + halfPixel
    let size = CGSize(
      width: needed > 1 ? room.width : min(block.lineWidth, room.width),
      height: min(CGFloat(lines) * block.lineHeight, room.height))
    return ShownText(
      rect: CGRect(
        x: bounds.minX + (room.width - size.width) * lineStart,
        y: bounds.minY + (room.height - size.height) / 2, width: size.width, height: size.height),
      lines: lines, neededLines: needed, lineWidth: block.lineWidth,
      isCut: isTooWide || needed > lines
        || room.height < block.lineHeight * UILabel.inkShare - halfPixel)
  }

  /// The smallest scale of the text; 0 for the scale factor counts as any size (a choice).
  private func leastScale(in width: CGFloat, _ block: TextBlock) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    return min(1, max(minimumScaleFactor, width / block.lineWidth))
  }

  /// The share of the free width that lies before the text.
  private var lineStart: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

extension UILabel {
  /// True if a part of the text cannot be seen at the label's present size.
  ///
  /// See: F-40.
  public var isTruncated: Bool { shownText?.isCut ?? false }
}
