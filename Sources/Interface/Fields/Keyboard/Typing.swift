package import Foundation
package import GimbalEngine

/// A text field or text view, which can reject typed text.
@preconcurrency @MainActor
package protocol TypedInto: UIKeyInput {
  /// The range that typed text replaces, in UTF-16 units.
  var insertionRange: NSRange { get }
  /// The range that the delete key removes, in UTF-16 units.
  var deletionRange: NSRange { get }

  /// Returns true if `text` may replace `range`; the delegate decides.
  func allows(_ text: String, in range: NSRange) -> Bool

  /// Performs the return key; returns false if the key inserts a line feed instead.
  func pressReturn() -> Bool
}

/// Typing by the user.
@MainActor
package struct KeyboardTyping {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Types a text character by character; returns false if the first responder takes no text.
  ///
  /// A line feed is the return key.
  ///
  /// Rule: R-EDIT-2.
  package func type(_ text: String) -> Bool {
    for character in text {
      // Read for each character, because an input callback may change the first responder.
      guard let input = machine.firstResponder as? any UIKeyInput else { return false }
      let typed = input as? any TypedInto
      if character == "\n", typed?.pressReturn() == true { continue }
      let string = String(character)
      if let typed, !typed.allows(string, in: typed.insertionRange) { continue }
      input.insertText(string)
    }
    return true
  }

  /// Presses the delete key; returns false if the first responder takes no text.
  ///
  /// See: R-EDIT-2.
  package func typeBackward() -> Bool {
    guard let input = machine.firstResponder as? any UIKeyInput else { return false }
    if let typed = input as? any TypedInto {
      let range = typed.deletionRange
      guard range.length > 0, typed.allows("", in: range) else { return true }
    }
    input.deleteBackward()
    return true
  }

  /// Hides the keyboard, as its dismiss key on an iPad does; returns false if the first responder
  /// stays.
  package func dismissKeyboard() -> Bool { machine.firstResponder?.resignFirstResponder() ?? true }
}

extension NSRange {
  /// True for `NSNotFound`, which means no selection.
  var isNone: Bool { location >= Int.max / 2 }

  /// Returns the range clamped to a number of UTF-16 units.
  func clamped(to count: Int) -> NSRange {
    let start = Swift.max(0, Swift.min(location, count))
    return NSRange(location: start, length: Swift.max(0, Swift.min(length, count - start)))
  }

  /// Returns the range that the delete key removes: the selection, or the character before it.
  static func deleted(before selection: NSRange, in text: String) -> NSRange {
    if selection.length > 0 { return selection }
    guard selection.location > 0, selection.location <= text.utf16.count else {
      return NSRange(location: 0, length: 0)
    }
    let end = String.Index(utf16Offset: selection.location, in: text)
    // A caret inside the first character has no character before it.
    let start = (text[..<end].indices.last ?? text.startIndex).utf16Offset(in: text)
    return NSRange(location: start, length: selection.location - start)
  }
}

extension String {
  /// Returns the string with a range in UTF-16 units replaced by another string.
  func replacing(_ range: NSRange, by text: String) -> String {
    String(
      decoding: Array(utf16.prefix(range.location)) + Array(text.utf16)
        + Array(utf16.dropFirst(range.location + range.length)),
      as: UTF16.self)
  }
}
