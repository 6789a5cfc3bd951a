public import Foundation
import GimbalEngine
public import GimbalFields
public import GimbalGeometry
public import GimbalGraphics

/// A token with an image that a search field shows before its text; stored, it takes no space.
///
/// Source: Apple, UISearchToken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image, as given.
  final let icon: UIImage?
  /// The text, as given.
  final let text: String
  /// The value that the app searches for by the token.
  @Settable open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// The tokens of a search field, which are stored: they take no space before the text, and no key
/// deletes one.
///
/// Source: Apple, UISearchTextField.
extension UISearchTextField {
  /// The tokens, in their order.
  public var tokens: [UISearchToken] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Inserts a token; an index out of range means the end.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token; an index out of range has no effect.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Replaces a range of the text by a token.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The text without tokens: all of it.
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  /// The background color of tokens (nil is the tint); stored without effect.
  public var tokenBackgroundColor: UIColor! {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if a key deletes tokens; stored without effect.
  public var allowsDeletingTokens: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if tokens are copied with the text; stored without effect.
  public var allowsCopyingTokens: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}

/// The delegate of a search field beyond the text field methods; it is never called.
///
/// Source: Apple, UISearchTextFieldDelegate.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns the pasteboard representation of a token; never called.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// Returns an empty representation.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}
