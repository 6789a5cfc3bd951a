package import Foundation
import GimbalEngine
import GimbalTraces

/// The editing of a text view: the order of queries and callbacks.
extension UITextView {
  /// True if editing may begin; reading it queries the delegate.
  final var mayBeginEditing: Bool {
    (isEditable || isSelectable)
      && notifyDelegate(.textViewShouldBeginEditing) { $0.textViewShouldBeginEditing(self) } ?? true
  }

  /// True if editing may end; reading it queries the delegate, if editing has begun.
  final var mayEndEditing: Bool {
    !beganEditing
      || notifyDelegate(.textViewShouldEndEditing) { $0.textViewShouldEndEditing(self) } ?? true
  }

  /// Begins editing: `take` makes the view the first responder and shows the keyboard.
  ///
  /// Rule: R-EDIT-5.
  final func beginEditing(_ take: () -> Bool) -> Bool {
    if isFirstResponder { return take() }
    guard take() else { return false }
    beganEditing = true
    notifyDelegate(.textViewDidBeginEditing) { $0.textViewDidBeginEditing(self) }
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing: `letGo` resigns the first responder and hides the keyboard.
  final func endEditing(_ letGo: () -> Bool) -> Bool {
    guard isFirstResponder else { return letGo() }
    guard letGo() else { return false }
    guard beganEditing else { return true }
    beganEditing = false
    notifyDelegate(.textViewDidEndEditing) { $0.textViewDidEndEditing(self) }
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Typing

  /// The range that inserted text replaces: the selection, or the whole text.
  package final var insertionRange: NSRange {
    clearsOnInsertion
      ? NSRange(location: 0, length: (textInNames ?? "").utf16.count) : selectedRange
  }

  /// The range that the delete key removes: the selection, or the character before it.
  package final var deletionRange: NSRange {
    .deleted(before: selectedRange, in: textInNames ?? "")
  }

  /// Returns true if the user may replace a range; it queries the delegate.
  package final func allows(_ string: String, in range: NSRange) -> Bool {
    guard isEditable else { return false }
    let argument =
      machine.recorder.isRecording
      ? machine.arguments(TraceArgument("replacementText", .text(string))) : .none
    return notifyDelegate(.textViewShouldChangeText, argument) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  /// Returns false: the return key inserts a line feed.
  package final func pressReturn() -> Bool { false }

  /// Replaces a range by a text, and posts `textDidChangeNotification`.
  ///
  /// See: R-EDIT-2.
  final func replace(_ range: NSRange, by string: String) {
    let old = textInNames ?? ""
    let range = range.clamped(to: old.utf16.count)
    let new = old.replacing(range, by: string)
    guard new != textInNames || !string.isEmpty else { return }
    text = new
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
    clearsOnInsertion = false
    notifyDelegate(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
    notifyDelegate(.textViewDidChange) { $0.textViewDidChange(self) }
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Selects another range, and calls the delegate.
  ///
  /// See: R-EDIT-8.
  final func select(_ range: NSRange) {
    let legal = range.isNone ? range : range.clamped(to: (textInNames ?? "").utf16.count)
    guard legal != selection else { return }
    inputDelegate?.selectionWillChange(self)
    selection = legal
    inputDelegate?.selectionDidChange(self)
    notifyDelegate(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
  }

  @discardableResult
  private func notifyDelegate<Result>(
    _ name: EventName, _ arguments: ArgumentsID = .none,
    _ call: (any UITextViewDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "textViewDelegate", cached: &editingReceiver).sendOptional(
      name, to: delegate, arguments
    ) { call(delegate) }
  }
}
