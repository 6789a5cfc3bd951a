public import Foundation

/// The edits that every responder can be asked for.
///
/// Source: Apple, UIResponderStandardEditActions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

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
