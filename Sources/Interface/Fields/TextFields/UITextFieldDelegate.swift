public import Foundation
import GimbalEngine

/// The object that has a say in the editing of a text field.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UITextFieldDelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// True if editing may begin; asked when it is asked whether the field can become the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// True if editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, and why (from iOS 10 on in the place of the one without a reason).
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// True if what is typed may take the place of a part of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called when another part of the text is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// True if the button for it may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// True if the return key is to have its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Not implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Machine.callDefault(self)
    return true
  }
  /// Not implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) { Machine.callDefault(self) }
  /// Not implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Machine.callDefault(self)
    return true
  }
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let isImplemented = Machine.reaches("textFieldDidEndEditing(_:)", of: self) {
      textFieldDidEndEditing(textField)
    }
    if !isImplemented { Machine.callDefault(self) }
  }
  /// Not implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) { Machine.callDefault(self) }
  /// Not implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    Machine.callDefault(self)
    return true
  }
  /// Not implemented.
  public func textFieldDidChangeSelection(_ textField: UITextField) { Machine.callDefault(self) }
  /// Not implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    Machine.callDefault(self)
    return true
  }
  /// Not implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Machine.callDefault(self)
    return true
  }
}
