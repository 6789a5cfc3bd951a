public import Foundation
import GimbalControls
public import GimbalEngine

/// The enumerations and notifications of text fields.
extension UITextField {
  /// The border of a text field.
  public typealias BorderStyle = FieldTerms.BorderStyle

  /// When a side view is shown.
  ///
  /// Source: Apple, UITextField.ViewMode.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason why editing has ended.
  ///
  /// Source: Apple, UITextField.DidEndEditingReason.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned the first responder.
    case committed = 0
    /// Editing was cancelled; never on phones and tablets.
    case cancelled = 1
  }

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
