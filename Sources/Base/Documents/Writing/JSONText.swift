/// The text of a JSON tree; equal trees have equal bytes.
public enum JSONText {
  /// The width of lines that ``pretty(_:)`` aims at.
  public static let width = 100

  /// Returns the tree on one line without spaces.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func compact(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    write(value, to: &writer)
    return writer.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the tree in readable form: two spaces per level, one member per line, a final line
  /// break.
  ///
  /// An object or array without nonempty children is on one line if it fits into ``width`` columns,
  /// except the root.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func pretty(_ value: JSONValue) -> String {
    var page = JSONPage()
    page.append(value, indent: 0, column: JSONText.width)
    page.bytes.append("\n")
    return page.bytes.text
  }

  /// Returns the same inside another tree: all lines but the first are indented, without a final
  /// break.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func pretty(_ value: JSONValue, indent: Int) -> String {
    var page = JSONPage()
    page.append(value, indent: indent, column: indent)
    return page.bytes.text
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
}

/// Objects in the format of ``JSONText/pretty(_:)``, written one member at a time without a tree.
///
/// No object is on one line. The bytes are those of a tree with the same members, one of which is a
/// container.
package struct JSONMembers: ~Copyable {
  private var page = JSONPage()
  private let indent: Int
  private var isEmpty = true

  /// Creates a writer without objects; its lines will be indented.
  package init(indent: Int) { self.indent = indent }

  /// Begins an object after a text that ends a line.
  package mutating func begin(after start: StaticString) {
    page.bytes.append(start)
    page.bytes.append(spaces: indent)
    page.bytes.append("{")
    isEmpty = true
  }

  /// Ends an object.
  package mutating func end() { page.closeContainer(indent, "}") }

  /// The number of bytes that were written and not taken.
  package var count: Int { page.bytes.count }

  /// Returns what was written and removes it.
  package mutating func take() -> String { page.bytes.take() }

  /// Adds a member.
  ///
  /// - Complexity: linear in the size of the value.
  package mutating func add(_ key: StaticString, _ value: JSONValue) {
    begin(key)
    page.append(value, indent: indent + 2, column: indent + 4 + key.utf8CodeUnitCount + 2)
  }

  /// Adds a string, or null for nil.
  package mutating func add(_ key: StaticString, text: String?) {
    begin(key)
    if let text { page.bytes.append(quoted: text) } else { page.bytes.append("null") }
  }

  /// Adds a number.
  package mutating func add(_ key: StaticString, number: Double) {
    begin(key)
    page.bytes.append(number)
  }

  /// Adds an integer.
  package mutating func add(_ key: StaticString, number: Int) {
    begin(key)
    page.bytes.append(digits: number)
  }

  /// Adds an array.
  ///
  /// - Complexity: linear in the size of its elements.
  package mutating func add(_ key: StaticString, elements: [JSONValue]) {
    // Most arrays of reports are empty and need no tree.
    guard elements.isEmpty else { return add(key, .elements(elements)) }
    begin(key)
    page.bytes.append("[]")
  }

  /// Begins a member whose key needs no escapes.
  private mutating func begin(_ key: StaticString) {
    page.bytes.append(key: key, isFirst: isEmpty, indent: indent + 2)
    isEmpty = false
  }
}

/// The readable format as bytes.
///
/// Reports have a hundred thousand lines, and a string for each would cost more than the run.
private struct JSONPage: ~Copyable {
  var bytes = ByteBuffer()

  /// Appends a member of an object on a new line.
  mutating func appendMember(_ key: String, _ value: JSONValue, indent: Int, isFirst: Bool) {
    beginLine(indent, isFirst: isFirst)
    let start = bytes.count
    appendKey(key)
    switch value {
    case .object, .array: append(value, indent: indent, column: indent + scalars(from: start))
    default: append(value, indent: indent, column: 0)
    }
  }

  /// Appends a value whose first character is at `column`, on lines indented by `indent`.
  mutating func append(_ value: JSONValue, indent: Int, column: Int) {
    switch value {
    case .object(let members):
      if members.isEmpty || appendLine(value, column) { return appendEmpty(members.isEmpty, "{}") }
      bytes.append("{")
      for (index, member) in members.enumerated() {
        appendMember(member.key, member.value.value, indent: indent + 2, isFirst: index == 0)
      }
      closeContainer(indent, "}")
    case .array(let elements):
      if elements.isEmpty || appendLine(value, column) {
        return appendEmpty(elements.isEmpty, "[]")
      }
      bytes.append("[")
      for (index, element) in elements.enumerated() {
        beginLine(indent + 2, isFirst: index == 0)
        append(element.value, indent: indent + 2, column: indent + 2)
      }
      closeContainer(indent, "]")
    case .string(let text): bytes.append(quoted: text)
    case .number(let number): bytes.append(number.value)
    case .bool(let flag): bytes.append(flag ? "true" : "false")
    case .null: bytes.append("null")
    }
  }

  /// Appends a container without nested ones on one line, with spaces after its separators.
  ///
  /// Returns false and appends nothing if the container has nested ones, or if its line would be
  /// too long.
  private mutating func appendLine(_ value: JSONValue, _ column: Int) -> Bool {
    guard value.isOfOneLine else { return false }
    let start = bytes.count
    switch value {
    case .object(let members):
      bytes.append("{ ")
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(", ") }
        appendKey(member.key)
        append(member.value.value, indent: 0, column: 0)
      }
      bytes.append(" }")
    case .array(let elements):
      bytes.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(", ") }
        append(element.value, indent: 0, column: 0)
      }
      bytes.append("]")
    default: return false
    }
    if column + scalars(from: start) < JSONText.width { return true }
    bytes.cut(to: start)
    return false
  }

  private mutating func appendEmpty(_ isEmpty: Bool, _ brackets: StaticString) {
    if isEmpty { bytes.append(brackets) }
  }

  private mutating func appendKey(_ key: String) {
    bytes.append(quoted: key)
    bytes.append(": ")
  }

  /// Begins the line of a member or element, after a comma unless it is the first.
  mutating func beginLine(_ indent: Int, isFirst: Bool) {
    if !isFirst { bytes.append(",") }
    bytes.append("\n")
    bytes.append(spaces: indent)
  }

  /// Writes the closing bracket of a container on a line of its own.
  mutating func closeContainer(_ indent: Int, _ bracket: StaticString) {
    bytes.append("\n")
    bytes.append(spaces: indent)
    bytes.append(bracket)
  }

  /// Returns the number of Unicode scalars appended since a byte count.
  private func scalars(from start: Int) -> Int {
    bytes.withBytes { $0[start...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
  }
}

extension JSONValue {
  fileprivate var isOfOneLine: Bool {
    switch self {
    case .object(let members): members.allSatisfy { !$0.value.value.holdsSomething }
    case .array(let elements): elements.allSatisfy { !$0.value.holdsSomething }
    default: false
    }
  }

  private var holdsSomething: Bool {
    switch self {
    case .object(let members): !members.isEmpty
    case .array(let elements): !elements.isEmpty
    default: false
    }
  }
}
