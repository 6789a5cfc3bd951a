public import Foundation
import GimbalControls
public import GimbalEngine
public import GimbalText

/// A text that can be selected, changed and found on the screen.
///
/// Rectangles and points are in the coordinates of the view that takes the input, in points. ``UITextField`` and
/// ``UITextView`` conform; an app's own view may, and then carries all of it out itself.
///
/// See: R-EDIT-8.
/// Source: Apple, UITextInput.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a part.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// True if a text may take the place of a part; called before a person's input.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// The part that is selected, empty where a caret stands; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is being composed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of that part.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts a text that is being composed in the place of the one before it, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends composing: the text stays.
  func unmarkText()

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last one.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units further on; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many characters or lines further on the screen; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The UTF-16 units from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The place of a part that lies farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The part from a place as far as its line reaches in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?

  /// The direction in which the text at a place is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets that direction for a part.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// The rectangle of the first line of a part.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a part, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a part that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The system's object for changes of text and selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that knows words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view in whose coordinates rectangles are.
  var textInputView: UIView { get }
}

extension UITextInput {
  /// Any text may.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}

/// The object that receives changes of text and selection that were not typed.
///
/// Source: Apple, UITextInputDelegate.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when it has.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when it has.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that knows the words, sentences and lines of a text.
///
/// Source: Apple, UITextInputTokenizer.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The unit in which a place lies, or that begins or ends there in a direction; nil for none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// True if a unit ends at a place, or, backward, begins there.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next such place; nil behind the last.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// True if a place lies in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
