/// The text of a JSON tree, the same bytes for the same tree.
public enum JSONText {
  /// The width that ``pretty(_:)`` keeps where it can.
  public static let width = 100

  /// The tree on one line without spaces.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func compact(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    write(value, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The tree for people: two spaces a level, one member a line, and a line break at the end.
  ///
  /// An object or array that holds no other stands on one line when it fits in ``width`` columns;
  /// the root never does.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func pretty(_ value: JSONValue) -> String {
    var text = ""
    append(value, indent: 0, column: JSONText.width, to: &text)
    return text + "\n"
  }

  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        write(member.value.value, to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { write(element.value, to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number.value)
    case .bool(let value): writer.bool(value)
    case .null: writer.null()
    }
  }

  /// Appends a value whose first character comes at `column`, on lines that are indented by `indent`.
  private static func append(
    _ value: JSONValue, indent: Int, column: Int, to text: inout String
  ) {
    guard let brackets = brackets(of: value) else {
      text += compact(value)
      return
    }
    if let line = line(value, brackets), column + line.unicodeScalars.count < width {
      text += line
      return
    }
    let margin = String(repeating: " ", count: indent + 2)
    text += brackets.open
    var separator = "\n"
    for (key, child) in children(of: value) {
      let label = key.map { compact(.string($0)) + ": " } ?? ""
      text += separator + margin + label
      let column = indent + 2 + label.unicodeScalars.count
      append(child, indent: indent + 2, column: column, to: &text)
      separator = ",\n"
    }
    text += "\n" + margin.dropLast(2) + brackets.close
  }

  /// A container that holds no other, with spaces after its separators; nil for one that does.
  private static func line(
    _ value: JSONValue, _ brackets: (open: String, close: String)
  ) -> String? {
    let children = children(of: value)
    if children.isEmpty { return brackets.open + brackets.close }
    guard children.allSatisfy({ Self.brackets(of: $0.value) == nil }) else { return nil }
    let parts = children.map { key, child in
      (key.map { compact(.string($0)) + ": " } ?? "") + compact(child)
    }
    let isObject = brackets.open == "{"
    let inside = parts.joined(separator: ", ")
    return brackets.open + (isObject ? " \(inside) " : inside) + brackets.close
  }

  private static func brackets(of value: JSONValue) -> (open: String, close: String)? {
    switch value {
    case .object: ("{", "}")
    case .array: ("[", "]")
    default: nil
    }
  }

  private static func children(of value: JSONValue) -> [(key: String?, value: JSONValue)] {
    switch value {
    case .object(let members): members.map { ($0.key, $0.value.value) }
    case .array(let elements): elements.map { (nil, $0.value) }
    default: []
    }
  }
}
