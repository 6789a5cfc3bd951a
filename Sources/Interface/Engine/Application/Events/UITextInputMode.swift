public import Foundation

/// A language and a kind of keyboard; a new device has one, for its language.
///
/// Source: Apple, UITextInputMode.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language as a BCP 47 tag, or "emoji" or "dictation".
  open var primaryLanguage: String? { "en-US" }

  /// The input modes that the user has turned on; always exactly one.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Creates an input mode.
  public override init() { super.init() }
}
