/// An error in a document: the position, what was found, what is allowed.
package struct InterfaceDocumentError: Error, Equatable, CustomStringConvertible {
  /// The document's name, as the caller gave it.
  package let file: String
  /// The position; nil for the whole file.
  package let location: DocumentLocation?
  /// One line with what was found and what is allowed.
  package let message: String

  /// Creates an error.
  package init(file: String, location: DocumentLocation?, message: String) {
    self.file = file
    self.location = location
    self.message = message
  }

  /// One line: `Main.storyboard:12:5: message`.
  package var description: String {
    guard let location else { return "\(file): \(message)" }
    return "\(file):\(location): \(message)"
  }
}

/// A position in a text: line and column, both from 1.
package struct DocumentLocation: Equatable, Comparable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode characters, from 1.
  package let column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position as `12:5`.
  package var description: String { "\(line):\(column)" }

  /// Returns true if the left position comes first.
  package static func < (left: DocumentLocation, right: DocumentLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
