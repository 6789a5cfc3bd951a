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
  /// The factor by which the text is drawn smaller than its font; 1 is not at all.
  package var scale: CGFloat

  /// Describes a drawing.
  package init(
    rect: CGRect, lines: Int, neededLines: Int, lineWidth: CGFloat, isCut: Bool, scale: CGFloat = 1
  ) {
    self.rect = rect
    self.lines = lines
    self.neededLines = neededLines
    self.lineWidth = lineWidth
    self.isCut = isCut
    self.scale = scale
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
    let space = bounds.size
    let halfPixel = 0.5 / machine.pixelGrid.scale
    let needed = block.wraps ? block.breaking?(space.width) ?? 1 : 1
    let hidden = (1 - UILabel.inkShare) * block.lineHeight + block.lineSpacing
    let fitting = ((space.height + hidden) / (block.lineHeight + block.lineSpacing)).rounded(.down)
    let allowed = min(
      numberOfLines > 0 ? CGFloat(numberOfLines) : .infinity, max(1, fitting))
    let lines = Int(min(CGFloat(needed), allowed))
    let scale = fontScale(in: space.width, block)
    let isTooWide =
      !block.wraps && block.lineWidth * scale > space.width * tightening + halfPixel
    let size = CGSize(
      width: needed > 1 ? space.width : min(block.lineWidth * scale, space.width),
      height: min(block.height(of: CGFloat(lines)) * scale, space.height))
    return ShownText(
      rect: CGRect(
        x: bounds.minX + (space.width - size.width) * lineStart,
        y: bounds.minY + top(of: size.height, scale, in: space.height, block),
        width: size.width, height: size.height),
      lines: lines, neededLines: needed, lineWidth: block.lineWidth,
      isCut: isTooWide || needed > lines
        || space.height < block.lineHeight * UILabel.inkShare - halfPixel, scale: scale)
  }

  /// The width by which a line may exceed its room before it is cut, since its letters move together.
  ///
  /// Source: Apple, NSParagraphStyle.tighteningFactorForTruncation (AppKit): 0.05 by default.
  private var tightening: CGFloat {
    allowsDefaultTighteningForTruncation && lineBreakMode.truncates ? 1.05 : 1
  }

  /// The top of the drawing in the label's height, in points.
  ///
  /// Rule: L-TEXT-11.
  private func top(
    of height: CGFloat, _ scale: CGFloat, in space: CGFloat, _ block: TextBlock
  ) -> CGFloat {
    guard scale < 1 else { return (space - height) / 2 }
    let usual = (space - block.lineHeight) / 2
    return switch baselineAdjustment {
    case .alignBaselines: usual + block.ascent * (1 - scale)
    case .alignCenters: (space - height) / 2
    case .none: usual
    }
  }

  /// The scale at which the text is drawn: as small as it must be, and not smaller than it may.
  ///
  /// 0 for the scale factor counts as any size.
  ///
  /// See: L-TEXT-11.
  private func fontScale(in width: CGFloat, _ block: TextBlock) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    return min(1, max(minimumScaleFactor, width / block.lineWidth))
  }

  /// The share of the free width that lies before the text.
  ///
  /// See: L-TEXT-13.
  package final var lineStart: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isReadFromRight ? 1 : 0
    }
  }

  /// True if the lines begin on the right: as the text's style says, else as the views are laid out.
  private var isReadFromRight: Bool {
    switch styleOfText?.baseWritingDirection ?? .natural {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
}

extension UILabel {
  /// True if a part of the text cannot be seen at the label's present size.
  ///
  /// See: F-40.
  public var isTruncated: Bool { shownText?.isCut ?? false }

  /// The lines that can be seen at the label's present size, with … in the place of what is cut.
  ///
  /// Of a text with attributes it tells the lines as its letters break in the label's font.
  ///
  /// See: L-TEXT-8.
  public var visibleLines: [String] {
    guard let text, let shown = shownText else { return [] }
    guard shown.isCut || shown.lines > 1 else { return [text.withoutSoftHyphens] }
    let measured = MeasuredText(
      text, font.face.face(on: machine.fontSystem), breaksAnywhere: lineBreakMode == .byCharWrapping
    )
    let space = bounds.width / shown.scale * (shown.lines == 1 ? tightening : 1)
    return measured.visibleLines(
      fitting: space, numberOfLines: numberOfLines == 1 ? 1 : shown.lines, lineBreakMode)
  }
}
