package import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// How a label's text is drawn: its frame, its lines, and whether it is truncated.
package struct ShownText {
  /// The rectangle in which it is drawn, in the label's coordinates, in points.
  package var rect: CGRect
  /// The number of lines that are drawn, without an empty one at the end.
  package var lines: Int
  /// The number of lines that the whole text has at the label's width, without an empty one at the
  /// end.
  package var neededLines: Int
  /// The width of the whole text on one line, in points.
  package var lineWidth: CGFloat
  /// True if a part of the text is not visible.
  package var isCut: Bool
  /// The scale factor of the font; 1 if it is not reduced.
  package var scale: CGFloat

  /// Creates the description of a text that a label or field draws.
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
  /// The fraction of a line's height that must be visible.
  ///
  /// The extent from the top of capitals to the bottom of a `g` is 0.9 of the font's size, and a
  /// line has 1.2. A number ends at the baseline, 0.24 above the line's bottom. No source says so;
  /// this is Gimbal's choice (CHOICE).
  private var inkShare: CGFloat {
    let isNumber = text?.utf8.allSatisfy { (48...57).contains($0) } ?? false
    return isNumber ? 0.6 : UILabel.usualInkShare
  }

  private static var usualInkShare: CGFloat { 0.75 }

  /// The text with its lines and position for drawing; nil without a text.
  ///
  /// - Complexity: O(1) for one line, otherwise that of finding the line breaks.
  ///
  /// See: F-40.
  /// Source: Apple, UILabel (a text stands in the middle of the height).
  package final var shownText: ShownText? {
    guard let text, !text.isEmpty, let block = textBlock else { return nil }
    let space = bounds.size
    let halfPixel = 0.5 / machine.pixelGrid.scale
    let scale = fontScale(in: space, block)
    let (needed, allowed) = lines(in: space, at: scale, block)
    let lines = Int(min(CGFloat(needed), allowed))
    let isTooWide =
      !block.wraps && block.lineWidth * scale > space.width * tightening + halfPixel
    func height(_ lines: Int) -> CGFloat {
      min(block.height(of: CGFloat(lines)) * scale, space.height)
    }
    let filled = endsWithEmptyLine && needed > 1 ? needed - 1 : needed
    let width = min(block.lineWidth * scale, space.width)
    return ShownText(
      rect: CGRect(
        x: bounds.minX + (space.width - width) * lineStart,
        y: bounds.minY + top(of: height(lines), scale, in: space.height, block),
        width: width, height: height(min(lines, filled))),
      lines: min(lines, filled), neededLines: filled, lineWidth: block.lineWidth,
      isCut: isTooWide || filled > lines
        || space.height < block.lineHeight * scale * inkShare - halfPixel, scale: scale)
  }

  /// Returns the number of lines that the text has in a space at a scale of the font, and the number
  /// that the space and the label allow.
  private func lines(
    in space: CGSize, at scale: CGFloat, _ block: TextBlock
  ) -> (needed: Int, allowed: CGFloat) {
    let needed = block.wraps ? block.breaking?(space.width / scale) ?? 1 : 1
    let hidden = (1 - UILabel.usualInkShare) * block.lineHeight + block.lineSpacing
    let fitting = (space.height / scale + hidden) / (block.lineHeight + block.lineSpacing)
    return (
      needed,
      min(numberOfLines > 0 ? CGFloat(numberOfLines) : .infinity, max(1, fitting.rounded(.down)))
    )
  }

  /// Returns the width by which a line may exceed its space before it is truncated, by tightening.
  ///
  /// Source: Apple, NSParagraphStyle.tighteningFactorForTruncation (AppKit): 0.05 by default.
  private var tightening: CGFloat {
    allowsDefaultTighteningForTruncation && lineBreakMode.truncates ? 1.05 : 1
  }

  /// Returns the top of the drawing in the label's height, in points.
  ///
  /// Rule: L-TEXT-11.
  private func top(
    of height: CGFloat, _ scale: CGFloat, in space: CGFloat, _ block: TextBlock
  ) -> CGFloat {
    guard scale < 1, numberOfLines == 1 else { return (space - height) / 2 }
    let usual = (space - block.lineHeight) / 2
    return switch baselineAdjustment {
    case .alignBaselines: usual + block.ascent * (1 - scale)
    case .alignCenters: (space - height) / 2
    case .none: usual
    }
  }

  /// Returns the scale at which the text is drawn: as small as necessary, but not below the
  /// minimum.
  ///
  /// A minimum of 0 permits any size. A label of several lines that breaks between words alone keeps
  /// its font.
  ///
  /// - Complexity: finding the line breaks eight times, for several lines that do not fit.
  ///
  /// See: L-TEXT-11.
  private func fontScale(in space: CGSize, _ block: TextBlock) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    if numberOfLines == 1 { return min(1, max(minimumScaleFactor, space.width / block.lineWidth)) }
    func fits(_ scale: CGFloat) -> Bool {
      let (needed, allowed) = lines(in: space, at: scale, block)
      return CGFloat(needed) <= allowed
    }
    guard block.wraps, lineBreakMode.truncates || lineBreakMode == .byClipping, !fits(1) else {
      return 1
    }
    var (least, most) = (min(1, max(minimumScaleFactor, UILabel.leastScale)), CGFloat(1))
    for _ in 0..<8 where fits(least) {
      let middle = (least + most) / 2
      if fits(middle) { least = middle } else { most = middle }
    }
    return least
  }

  /// The least scale of several lines, if the label sets none.
  private static var leastScale: CGFloat { 0.01 }

  /// The fraction of the free width before the text.
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

  /// True if the lines begin on the right: by the text's style, otherwise by the layout direction.
  private var isReadFromRight: Bool {
    switch styleOfText?.baseWritingDirection ?? .natural {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
  }
}

extension UILabel {
  /// True if a part of the text is not visible at the label's current size.
  ///
  /// See: F-40.
  public var isTruncated: Bool { shownText?.isCut ?? false }

  /// The visible lines at the label's current size, with … instead of what is truncated.
  ///
  /// An attributed text is broken into lines as if it had the label's font.
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
