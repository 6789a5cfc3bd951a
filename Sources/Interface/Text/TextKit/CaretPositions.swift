package import Foundation

/// The positions of carets and selections, in the coordinates of a container, in points.
extension NSLayoutManager {
  /// Returns the caret before an offset: the line's rectangle, and the distance from the
  /// container's left.
  ///
  /// At the end of the text it is after the last character, or on the empty line after the last
  /// line end.
  ///
  /// - Complexity: O(log characters), once the text is laid out.
  ///
  /// See: L-TEXT-13.
  package final func caret(
    at offset: Int, in container: NSTextContainer, isRightToLeft: Bool
  ) -> (x: CGFloat, line: CGRect) {
    let length = textStorage?.length ?? 0
    let extra = extraLineFragmentUsedRect
    if offset >= length, extra != .zero {
      let space = container.size.width > 0 ? container.size.width - extra.width : 0
      let share: CGFloat =
        switch container.naturalAlignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
      return (container.lineFragmentPadding + max(0, space) * share, extra)
    }
    guard let fragment = offset >= length ? fragments.last : fragment(at: offset) ?? fragments.last
    else { return (0, .zero) }
    let span = laidOut.text.span(of: offset, in: fragment.line, fragment.order)
    return (fragment.start + CGFloat(span.leading), fragment.rect)
  }

  /// Returns the characters of the line that contains an offset, in UTF-16 units.
  ///
  /// The range includes the spaces and the line end.
  package final func lineRange(at offset: Int) -> NSRange {
    let length = textStorage?.length ?? 0
    if offset >= length, extraLineFragmentUsedRect != .zero {
      return NSRange(location: length, length: 0)
    }
    let found = offset >= length ? fragments.last : fragment(at: offset) ?? fragments.last
    return found?.range ?? NSRange(location: 0, length: 0)
  }

  /// Returns the rectangles of some characters, line by line; a continued line is selected up to
  /// its end.
  ///
  /// - Complexity: O(lines and characters).
  package final func selection(
    of range: NSRange, in container: NSTextContainer
  ) -> [CGRect] {
    fragments(in: container).compactMap { fragment -> CGRect? in
      let part = NSIntersectionRange(fragment.range, range)
      guard part.length > 0 else { return nil }
      let (left, right) = extent(of: part, in: fragment)
      let leaves = range.location + range.length > fragment.range.location + fragment.range.length
      let padding = container.lineFragmentPadding
      let isReversed = fragment.order?.base == 1
      let (first, last) = (
        leaves && isReversed ? fragment.rect.minX + padding : left,
        leaves && !isReversed ? fragment.rect.maxX - padding : right
      )
      return CGRect(
        x: min(first, last), y: fragment.rect.minY, width: abs(last - first),
        height: fragment.rect.height)
    }
  }

  /// Returns the offset nearest to a point, in UTF-16 units: on the point's line, before its end.
  ///
  /// - Complexity: O(characters of the line).
  package final func offset(nearest point: CGPoint, in container: NSTextContainer) -> Int {
    let length = textStorage?.length ?? 0
    let extra = extraLineFragmentUsedRect
    guard length > 0, extra == .zero || point.y < extra.minY else { return length }
    var share: CGFloat = 0
    let glyph = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &share)
    let line = lineRange(at: glyph)
    let string = textStorage?.string ?? ""
    let letter = string.rangeOfComposedCharacterSequence(
      at: String.Index(utf16Offset: min(glyph, length - 1), in: string))
    let position = (share > 0.5 ? letter.upperBound : letter.lowerBound).utf16Offset(in: string)
    // The offset after a line's last character would belong to the next line.
    guard position == line.location + line.length, fragment(at: position) != nil || extra != .zero
    else {
      return position
    }
    return letter.lowerBound.utf16Offset(in: string)
  }
}
