import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The size of a text view's text.
extension UITextView {
  /// The margins around the lines, in points.
  private var margin: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right
        + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  /// The font that is shown: the app's, or the default one.
  final var shownFont: UIFont { font ?? ControlMetrics.textViewFont }

  /// The measurements of the text: an empty text has one line, and a final line feed begins another
  /// line.
  private var measuredText: any TextMeasuring {
    if let measured { return measured }
    let string = textInNames ?? ""
    let isOpen = string.isEmpty || string.hasSuffix("\n")
    if let styled, !isOpen {
      let made = StyledText(styled, font: shownFont, on: machine.fontSystem)
      measured = made
      return made
    }
    let made = MeasuredText(
      isOpen ? string + " " : string, shownFont.face.face(on: machine.fontSystem),
      breaksAnywhere: textContainer.lineBreakMode == .byCharWrapping)
    measured = made
    return made
  }

  /// Returns the margins around the lines including the leading below the last one, in points.
  ///
  /// See: L-TEXT-14.
  private func space(around text: any TextMeasuring) -> CGSize {
    let margin = margin
    return CGSize(width: margin.width, height: margin.height + text.leading)
  }

  /// Invalidates measurements and layout after a change of text, font or insets.
  final func contentDidChange() {
    measured = nil
    updateStorage()
    if isScrollEnabled {
      textBlock = nil
    } else {
      let text = measuredText
      var block = text.block(
        numberOfLines: textContainer.maximumNumberOfLines, preferredMaxLayoutWidth: 0)
      block.margin = space(around: text)
      block.position = .top(textContainerInset.top)
      textBlock = block
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the size of the text with its insets at a width, in points; 0 is no limit.
  ///
  /// Rule: L-SIZE-13.
  final func textSize(fitting width: CGFloat) -> CGSize {
    let text = measuredText
    var margin = margin
    machine.assumptions.text.formUnion(text.assumptions)
    let space = width > 0 ? max(1, width - margin.width) : 0
    if let size = sizeNextToExclusions(space) {
      return CGSize(width: size.width + margin.width, height: size.height + margin.height)
    }
    margin = self.space(around: text)
    let size = text.size(
      fitting: space, numberOfLines: textContainer.maximumNumberOfLines, machine.pixelGrid)
    return CGSize(width: size.width + margin.width, height: size.height + margin.height)
  }

  /// Sets the content size to that of the text at the current width; the layout pass calls it.
  final func positionText() {
    let size = textSize(fitting: bounds.width)
    if textContainer.widthTracksTextView { fitContainer() }
    let content = CGSize(width: bounds.width, height: size.height)
    if contentSize != content { contentSize = content }
  }

  /// Sets the container's width to the view's.
  final func fitContainer() {
    let space = CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right), height: 0)
    guard textContainer.size != space else { return }
    let savedHandler = textContainer.onChange
    textContainer.onChange = nil
    textContainer.size = space
    textContainer.onChange = savedHandler
  }

  /// Scrolls vertically as far as needed to show the line at a range's end.
  final func scroll(to range: NSRange) {
    let string = textInNames ?? ""
    let range = range.clamped(to: string.utf16.count)
    let before = String(
      decoding: string.utf16.prefix(range.location + range.length), as: UTF16.self)
    let text = MeasuredText(before + " ", shownFont.face.face(on: machine.fontSystem))
    let bottom =
      textContainerInset.top
      + text.size(
        fitting: max(1, bounds.width - margin.width), numberOfLines: 0, machine.pixelGrid
      ).height
    let top = bottom - shownFont.lineHeight
    if bottom > bounds.maxY - adjustedContentInset.bottom {
      contentOffset.y = bottom - bounds.height + adjustedContentInset.bottom
    } else if top < bounds.minY + adjustedContentInset.top {
      contentOffset.y = max(-adjustedContentInset.top, top - adjustedContentInset.top)
    }
  }
}
