public import Foundation
import GimbalEngine
public import GimbalFields
public import GimbalGeometry
public import GimbalGraphics

/// A word with a picture that a search field shows before its text; kept, it takes no room.
///
/// Source: Apple, UISearchToken.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The picture, as it was given.
  final let icon: UIImage?
  /// The word, as it was given.
  final let text: String
  /// The value that the app searches for by the token.
  @Settable open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}

/// The tokens of a search field, which are kept: they take no room before the text, and no key deletes one.
///
/// Source: Apple, UISearchTextField.
extension UISearchTextField {
  /// The tokens, in their order.
  public var tokens: [UISearchToken] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Inserts a token; a place that there is not means the end.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token; a place that has none changes nothing.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  /// Puts a token in the place of a piece of the text.
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

  /// The color behind tokens (nil is the tint), kept.
  public var tokenBackgroundColor: UIColor! {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if a key deletes tokens; kept.
  public var allowsDeletingTokens: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True if tokens are copied with the text; kept.
  public var allowsCopyingTokens: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
}

/// The object that a search field asks beyond what fields ask; nothing is.
///
/// Source: Apple, UISearchTextFieldDelegate.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// The pasteboard's form of a token; never asked.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  /// An empty form.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
}
