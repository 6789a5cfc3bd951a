public import Foundation

/// A language and a kind of keys in which a person types; a new device has one, of its language.
///
/// Source: Apple, UITextInputMode.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, as BCP 47 names it; "emoji" and "dictation" are no languages, and stand here too.
  open var primaryLanguage: String? { "en-US" }

  /// The kinds that the person has turned on: one.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  /// Creates a kind.
  public override init() { super.init() }
}
