/// A value of a property list.
package indirect enum PropertyValue: Equatable, Sendable {
  /// A string; old-style lists have no other scalar values except data.
  case text(String)
  /// Binary data, as it is written: hexadecimal digits in brackets, or Base64 in XML.
  case data(String)
  /// A number.
  case number(Double)
  /// A Boolean.
  case flag(Bool)
  /// An array.
  case list([PropertyValue])
  /// A dictionary.
  case table([String: PropertyValue])

  /// The value of a key in a dictionary; nil for all others.
  package subscript(key: String) -> PropertyValue? {
    if case .table(let table) = self { table[key] } else { nil }
  }

  /// The string of a scalar value; nil for data, arrays and dictionaries.
  package var string: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): flag ? "YES" : "NO"
    case .data, .list, .table: nil
    }
  }

  /// The value as a Foundation object.
  package var propertyList: Any {
    switch self {
    case .text(let text), .data(let text): text
    case .number(let number): Int(exactly: number) ?? number
    case .flag(let flag): flag
    case .list(let elements): elements.map(\.propertyList)
    case .table(let table): table.mapValues(\.propertyList)
    }
  }

  /// The values of an array; none for all others.
  package var elements: [PropertyValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The strings of an array, or the words of a string, as build settings write lists.
  package var stringList: [String] {
    if case .text(let text) = self {
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return elements.compactMap(\.string)
  }

  /// The Boolean of `YES`, `true`, 1 and their opposites; nil for other values.
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
    case .data, .list, .table: nil
    }
  }
}
