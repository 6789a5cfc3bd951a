package import Foundation
import GimbalControls
import GimbalEngine
import GimbalTraces
import GimbalTraits

/// The editing of a text field: the order of queries and callbacks.
extension UITextField {
  /// True if editing may begin; reading it queries the delegate of an enabled field.
  ///
  /// See: R-EDIT-1.
  final var mayBeginEditing: Bool {
    isEnabled
      && notifyDelegate(.textFieldShouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
        ?? true
  }

  /// True if editing may end; reading it queries the delegate, if editing has begun.
  final var mayEndEditing: Bool {
    !beganEditing
      || notifyDelegate(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) } ?? true
  }

  /// Begins editing: `take` makes the field the first responder; then the keyboard is shown.
  ///
  /// Rule: R-EDIT-1.
  final func beginEditing(_ take: () -> Bool) -> Bool {
    if isFirstResponder { return take() }
    return KeyboardTransitions(machine).holdingKeyboard {
      guard take() else { return false }
      beganEditing = true
      if clearsOnBeginEditing { text = "" }
      selection = NSRange(location: (text ?? "").utf16.count, length: 0)
      setNeedsLayout()
      notifyDelegate(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
      NotificationCenter.default.post(
        name: UITextField.textDidBeginEditingNotification, object: self)
      sendActions(for: .editingDidBegin)
      return true
    }
  }

  /// Ends editing: `letGo` resigns the first responder; then the keyboard is hidden.
  ///
  /// Rule: R-EDIT-3.
  final func endEditing(_ letGo: () -> Bool) -> Bool {
    guard isFirstResponder else { return letGo() }
    return KeyboardTransitions(machine).holdingKeyboard {
      guard letGo() else { return false }
      guard beganEditing else { return true }
      beganEditing = false
      setNeedsLayout()
      notifyDelegate(.textFieldDidEndEditing) {
        $0.textFieldDidEndEditing(self, reason: .committed)
      }
      NotificationCenter.default.post(
        name: UITextField.textDidEndEditingNotification, object: self)
      sendActions(for: .editingDidEnd)
      return true
    }
  }

  // MARK: Typing

  /// The range that inserted text replaces: the selection, or the whole text.
  package final var insertionRange: NSRange {
    clearsOnInsertion ? NSRange(location: 0, length: (text ?? "").utf16.count) : selection
  }

  /// The range that a backspace deletes: the selection, or the character before it.
  package final var deletionRange: NSRange { .deleted(before: selection, in: text ?? "") }

  /// Returns true if the user may replace a range; it queries the delegate.
  package final func allows(_ string: String, in range: NSRange) -> Bool {
    let argument =
      machine.recorder.isRecording
      ? machine.arguments(TraceArgument("replacementString", .text(string))) : .none
    return notifyDelegate(.textFieldShouldChangeCharacters, argument) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    } ?? true
  }

  /// Replaces a range by a text, and posts `textDidChangeNotification`.
  ///
  /// See: R-EDIT-2.
  final func replace(_ range: NSRange, by string: String) {
    let old = text ?? ""
    let range = range.clamped(to: old.utf16.count)
    let new = old.replacing(range, by: string)
    guard new != text || !string.isEmpty else { return }
    text = new
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
    clearsOnInsertion = false
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    notifyDelegate(.textFieldDidChangeSelection) { $0.textFieldDidChangeSelection(self) }
  }

  /// Selects another range while the text is edited, and calls `textFieldDidChangeSelection(_:)`.
  ///
  /// See: R-EDIT-8.
  final func select(_ range: NSRange) {
    let legal = range.clamped(to: (text ?? "").utf16.count)
    guard isEditing, legal != selection else { return }
    inputDelegate?.selectionWillChange(self)
    selection = legal
    inputDelegate?.selectionDidChange(self)
    notifyDelegate(.textFieldDidChangeSelection) { $0.textFieldDidChangeSelection(self) }
  }

  /// Handles the return key: queries the delegate, sends the actions, and may end editing.
  ///
  /// Rule: R-EDIT-4.
  package final func pressReturn() -> Bool {
    let mayReturn =
      notifyDelegate(.textFieldShouldReturn) { $0.textFieldShouldReturn(self) } ?? true
    guard mayReturn else { return true }
    sendActions(
      for: machine.features.hasPrimaryActions
        ? [.editingDidEndOnExit, .primaryActionTriggered] : .editingDidEndOnExit)
    if allControlEvents.contains(.editingDidEndOnExit), isFirstResponder {
      _ = resignFirstResponder()
    }
    return true
  }

  /// Clears the text, as the clear button does.
  package final func pressClear() {
    let mayClear = notifyDelegate(.textFieldShouldClear) { $0.textFieldShouldClear(self) } ?? true
    guard mayClear else { return }
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), by: "")
  }

  @discardableResult
  private func notifyDelegate<Result>(
    _ name: EventName, _ arguments: ArgumentsID = .none,
    _ call: (any UITextFieldDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "textFieldDelegate", cached: &delegateReceiver).sendOptional(
      name, to: delegate, arguments
    ) { call(delegate) }
  }
}
