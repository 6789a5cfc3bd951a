public import Foundation
import GimbalEngine

/// The object that decides about the editing of a text field.
///
/// Each member has a default; a call of the default means that the delegate does not implement the
/// member, and records no event. Source: Apple, UITextFieldDelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; called by `canBecomeFirstResponder`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended, with the reason (from iOS 10 on, it replaces
  /// `textFieldDidEndEditing(_:)`).
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether typed text may replace a part of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalCalls.callDefault(self)
    return true
  }
  /// Reports to the caller that the app does not implement the method.
  public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalCalls.callDefault(self) }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalCalls.callDefault(self)
    return true
  }
  /// The default: calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let isImplemented = OptionalCalls.reaches("textFieldDidEndEditing(_:)", of: self) {
      textFieldDidEndEditing(textField)
    }
    if !isImplemented { OptionalCalls.callDefault(self) }
  }
  /// Reports to the caller that the app does not implement the method.
  public func textFieldDidEndEditing(_ textField: UITextField) { OptionalCalls.callDefault(self) }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalCalls.callDefault(self)
    return true
  }
  /// Reports to the caller that the app does not implement the method.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalCalls.callDefault(self)
  }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalCalls.callDefault(self)
    return true
  }
  /// Returns true, and reports to the caller that the app does not implement the method.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalCalls.callDefault(self)
    return true
  }
}
