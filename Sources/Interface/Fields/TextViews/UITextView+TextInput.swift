public import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalText
import GimbalTraits

/// A text view takes text input: places in its text, and rectangles of them in its coordinates, in points.
///
/// See: R-EDIT-8.
extension UITextView {
  /// The part that is being composed; nil for none.
  public final var markedTextRange: UITextRange? { markedRange.map { CountedRange($0) } }

  /// Puts a text that is being composed in the place of the one before it, and selects a part of it.
  public final func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = (markedRange ?? insertionRange).clamped(to: (textInNames ?? "").utf16.count)
    replace(range, by: text)
    markedRange = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
    let inside = selectedRange.clamped(to: text.utf16.count)
    select(NSRange(location: range.location + inside.location, length: inside.length))
  }

  /// Ends composing: the text stays.
  public final func unmarkText() { markedRange = nil }

  /// The text of a part; nil for a part of another input.
  public final func text(in range: UITextRange) -> String? {
    let text = textInNames ?? ""
    return text.part(range).map { text.text(in: $0) }
  }

  /// Puts a text in the place of a part, and announces the change without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    guard let part = (textInNames ?? "").part(range) else { return }
    replace(part, by: text)
  }

  /// True if the delegate lets a text take the place of a part.
  public final func shouldChangeText(
    in range: UITextRange, replacementText text: String
  ) -> Bool { (textInNames ?? "").part(range).map { allows(text, in: $0) } ?? false }

  /// The place before the first character.
  public final var beginningOfDocument: UITextPosition { CountedPosition(0) }

  /// The place behind the last one.
  public final var endOfDocument: UITextPosition {
    CountedPosition((textInNames ?? "").utf16.count)
  }

  /// The part between two places.
  public final func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { fromPosition.range(to: toPosition) }

  /// The place so many UTF-16 units further on; nil outside the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(offset, in: (textInNames ?? "").utf16.count)
  }

  /// The place so many characters or lines further on the screen; nil outside the text.
  public final func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let text = laidText
    return text.offset(min(position.counted, text.length), direction, offset).map {
      CountedPosition($0)
    }
  }

  /// The order of two places.
  public final func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { position.order(to: other) }

  /// The UTF-16 units from one place to another.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.counted - from.counted
  }

  /// The place of a part that lies farthest in a direction.
  public final func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    (textInNames ?? "").part(range).map {
      CountedPosition(laidText.farthest(in: $0, direction))
    }
  }

  /// The part from a place as far as its line reaches in a direction, or, up and down, the text.
  public final func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let text = laidText
    return CountedRange(text.extending(min(position.counted, text.length), direction))
  }

  /// The direction in which the view is read.
  public final func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { laidText.isRightToLeft ? .rightToLeft : .leftToRight }

  /// Has no effect: the direction of a paragraph is that of its style.
  public final func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// The place of a part that is nearest to a point.
  public final func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    guard let part = (textInNames ?? "").part(range) else { return nil }
    let nearest = laidText.offset(nearest: point)
    return CountedPosition(min(max(nearest, part.location), part.location + part.length))
  }

  /// The character at a point; nil where there is none.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    laidText.character(at: point).map { CountedRange($0) }
  }

  // MARK: Laid out

  /// The text in its container, below and beside the insets.
  final var laidText: LaidText {
    let manager = layoutManager
    if textContainer.widthTracksTextView { fitContainer() }
    var text = LaidText(textStorage, manager, textContainer)
    text.origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    text.emptyHeight = shownFont.lineHeight
    text.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return text
  }
}
