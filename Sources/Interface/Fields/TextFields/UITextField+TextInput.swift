public import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalText
import GimbalTraits

/// UITextInput of a text field: positions in its text, and their rectangles in its coordinates, in
/// points.
///
/// See: R-EDIT-8.
extension UITextField {
  /// The marked range; nil for none.
  public final var markedTextRange: UITextRange? { markedRange.map { CountedRange($0) } }

  /// Replaces the marked text, and selects a part of the new one.
  public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = (markedRange ?? insertionRange).clamped(to: (textInNames ?? "").utf16.count)
    replace(range, by: text)
    markedRange = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
    let inside = selectedRange.clamped(to: text.utf16.count)
    select(NSRange(location: range.location + inside.location, length: inside.length))
  }

  /// Ends the marked state; the text stays.
  public final func unmarkText() { markedRange = nil }

  /// Returns the text of a range; nil for a range of another input.
  public final func text(in range: UITextRange) -> String? {
    let text = textInNames ?? ""
    return text.part(range).map { text.text(in: $0) }
  }

  /// Replaces a range by a text, and posts the change without calling the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    guard let part = (textInNames ?? "").part(range) else { return }
    replace(part, by: text)
  }

  /// Returns whether the delegate lets a text replace a range.
  public final func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool { (textInNames ?? "").part(range).map { allows(text, in: $0) } ?? false }

  /// The position before the first character.
  public final var beginningOfDocument: UITextPosition { CountedPosition(0) }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition {
    CountedPosition((textInNames ?? "").utf16.count)
  }

  /// Returns the range between two positions.
  public final func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { fromPosition.range(to: toPosition) }

  /// Returns the position a number of UTF-16 units away; nil outside the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(offset, in: (textInNames ?? "").utf16.count)
  }

  /// Returns the position a number of characters or lines away on the screen; nil outside the text.
  public final func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let text = laidText
    return text.offset(min(position.counted, text.length), direction, offset).map {
      CountedPosition($0)
    }
  }

  /// Compares two positions.
  public final func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { position.order(to: other) }

  /// Returns the number of UTF-16 units from one position to another; negative if it is earlier.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.counted - from.counted
  }

  /// Returns the position in a range that is farthest in a direction.
  public final func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    (textInNames ?? "").part(range).map {
      CountedPosition(laidText.farthest(in: $0, direction))
    }
  }

  /// Returns the range from a position to the end of its line or, vertically, of the text.
  public final func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let text = laidText
    return CountedRange(text.extending(min(position.counted, text.length), direction))
  }

  /// Returns the direction of the laid-out text.
  public final func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { laidText.isRightToLeft ? .rightToLeft : .leftToRight }

  /// Does nothing, because the direction of a paragraph is that of its style.
  public final func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Returns the position in a range that is nearest to a point.
  public final func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    guard let part = (textInNames ?? "").part(range) else { return nil }
    let nearest = laidText.offset(nearest: point)
    return CountedPosition(min(max(nearest, part.location), part.location + part.length))
  }

  /// Returns the character at a point; nil if there is none.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    laidText.character(at: point).map { CountedRange($0) }
  }

  // MARK: Laid-out text

  /// The text on its line, vertically centered; a longer one is scrolled to the end of the
  /// selection.
  final var laidText: LaidText {
    var text = laidLine ?? LaidText(line: lineText)
    laidLine = text
    text.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let space = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let used = text.manager.usedRect(for: text.container)
    let free = space.width - used.width
    text.emptyHeight = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight
    let height = text.length == 0 ? text.emptyHeight : used.height
    text.origin = CGPoint(
      x: space.minX + (free >= 0 ? free * lineStart : 0), y: space.midY - height / 2)
    if free < 0, isEditing {
      let end = text.caret(at: selection.location + selection.length).minX
      text.origin.x -= max(0, end - space.maxX)
    }
    return text
  }

  /// The text with a font for every character; an empty field still has its font's line.
  private var lineText: NSAttributedString {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let own = styled(text, styledText) ?? NSAttributedString(string: textInNames ?? "")
    let text = NSMutableAttributedString(
      string: own.string, attributes: [.font: font])
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) {
      attributes, range, _ in text.addAttributes(attributes, range: range)
    }
    return text
  }
}
