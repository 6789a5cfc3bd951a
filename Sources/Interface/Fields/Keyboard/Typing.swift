package import Foundation
package import GimbalEngine

/// A view into which a person types: it is asked before what is typed reaches it.
@preconcurrency @MainActor
package protocol TypedInto: UIKeyInput {
  /// The range that what is typed takes the place of, in UTF-16 units.
  var insertionRange: NSRange { get }
  /// The range that the key for it deletes, in UTF-16 units.
  var deletionRange: NSRange { get }

  /// True if a text may take the place of a range.
  func allows(_ text: String, in range: NSRange) -> Bool

  /// Carries out the return key; false if it is typed as a line feed.
  func pressReturn() -> Bool
}

/// Typing by a person.
extension Machine {
  /// Types a text, a character at a time, into the first responder; false where that takes none.
  ///
  /// A line feed is the return key.
  ///
  /// Rule: R-EDIT-2.
  package func type(_ text: String) -> Bool {
    for character in text {
      // The input may make another object the first responder.
      guard let input = firstResponder as? any UIKeyInput else { return false }
      let typed = input as? any TypedInto
      if character == "\n", typed?.pressReturn() == true { continue }
      let string = String(character)
      if let typed, !typed.allows(string, in: typed.insertionRange) { continue }
      input.insertText(string)
    }
    return true
  }

  /// Presses the key that deletes; false where the first responder takes no text.
  ///
  /// See: R-EDIT-2.
  package func typeBackward() -> Bool {
    guard let input = firstResponder as? any UIKeyInput else { return false }
    if let typed = input as? any TypedInto {
      let range = typed.deletionRange
      guard range.length > 0, typed.allows("", in: range) else { return true }
    }
    input.deleteBackward()
    return true
  }

  /// Puts the keyboard away, as the key for it does on an iPad; false where the first responder stays.
  package func dismissKeyboard() -> Bool { firstResponder?.resignFirstResponder() ?? true }
}

extension NSRange {
  /// True for the range of no selection, `NSNotFound`.
  var isNone: Bool { location >= Int.max / 2 }

  /// The part of the range that a text of a number of UTF-16 units has.
  func clamped(to count: Int) -> NSRange {
    let start = Swift.max(0, Swift.min(location, count))
    return NSRange(location: start, length: Swift.max(0, Swift.min(length, count - start)))
  }

  /// The range that deleting takes away before a selection in a text: the selection, or a character.
  static func deleted(before selection: NSRange, in text: String) -> NSRange {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= text.utf16.count else {
      return NSRange(location: 0, length: 0)
    }
    let end = String.Index(utf16Offset: selection.location, in: text)
    let character = text.index(before: end)
    return NSRange(character..<end, in: text)
  }
}

extension String {
  /// The text with another in the place of a range in UTF-16 units that lies in it.
  func replacing(_ range: NSRange, by text: String) -> String {
    String(
      decoding: Array(utf16.prefix(range.location)) + Array(text.utf16)
        + Array(utf16.dropFirst(range.location + range.length)),
      as: UTF16.self)
  }
}
