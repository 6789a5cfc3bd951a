public import Foundation
import GimbalControls
public import GimbalEngine
public import GimbalText

/// A text with positions, a selection and geometry, which can be changed.
///
/// Rectangles and points are in the coordinates of the input's view, in points. ``UITextField`` and
/// ``UITextView`` conform; an app's own view may conform and implement everything itself.
///
/// See: R-EDIT-8.
/// Source: Apple, UITextInput.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; nil for a range of another input.
  func text(in range: UITextRange) -> String?
  /// Replaces a range by a text.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether a text may replace a range; called before the user's input.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// The selected range, empty for a caret; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The marked range; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, and selects a part of the new one.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the marked state; the text stays.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position `offset` UTF-16 units after `position`; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position `offset` characters or lines from `position` on the screen; nil outside
  /// the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units from one position to another; negative if it is earlier.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the end of its line in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// Returns the writing direction of the text at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of a range's first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the character at a point; nil if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The system's delegate for changes of text and selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer of words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view in whose coordinates the rectangles are.
  var textInputView: UIView { get }
}

extension UITextInput {
  /// Returns true: any text is permitted.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}

/// The object that is notified of changes of text and selection by code.
///
/// Source: Apple, UITextInputDelegate.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that finds the words, sentences and lines of a text.
///
/// Source: Apple, UITextInputTokenizer.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// Returns the unit (such as a word) around a position; between two units, the one in the
  /// direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns true if a unit ends at a position, or, backward, begins there.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction; nil after the last one.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns true if a position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
