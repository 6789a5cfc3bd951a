/// A value of a property list.
package indirect enum PropertyValue: Equatable, Sendable {
  /// A text; lists of the old style have no other values without parts.
  case text(String)
  /// A number.
  case number(Double)
  /// A truth value.
  case flag(Bool)
  /// Values in their order.
  case list([PropertyValue])
  /// Values by key.
  case table([String: PropertyValue])

  /// The value under a key of a table; nil for all others.
  package subscript(key: String) -> PropertyValue? {
    if case .table(let table) = self { table[key] } else { nil }
  }

  /// The text of a value without parts; nil for lists and tables.
  package var string: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): flag ? "YES" : "NO"
    case .list, .table: nil
    }
  }

  /// The value as Foundation has it.
  package var propertyList: Any {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number) ?? number
    case .flag(let flag): flag
    case .list(let elements): elements.map(\.propertyList)
    case .table(let table): table.mapValues(\.propertyList)
    }
  }

  /// The values of a list; none for all others.
  package var elements: [PropertyValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The texts of a list, or the words of a text, as build settings write lists.
  package var stringList: [String] {
    if case .text(let text) = self {
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return elements.compactMap(\.string)
  }

  /// The truth of `YES`, `true` and 1; nil for a value that says neither yes nor no.
  package var truth: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text):
      switch text.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    case .list, .table: nil
    }
  }
}
