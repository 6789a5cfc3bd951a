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
  /// An object or array that holds none but empty ones stands on one line when it fits in ``width`` columns;
  /// the root never does.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func pretty(_ value: JSONValue) -> String {
    var page = JSONPage()
    page.append(value, indent: 0, column: JSONText.width)
    return String(decoding: page.bytes, as: UTF8.self) + "\n"
  }

  /// The same inside of another tree: every line but the first is indented, and none comes after the last.
  ///
  /// - Complexity: linear in the size of the tree.
  public static func pretty(_ value: JSONValue, indent: Int) -> String {
    var page = JSONPage()
    page.append(value, indent: indent, column: indent)
    return String(decoding: page.bytes, as: UTF8.self)
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

/// An object of the form of ``JSONText/pretty(_:)``, written a member at a time: nothing is made of those before it.
///
/// It never stands on one line. The bytes are those of a tree with the same members, one of which holds others.
package struct JSONMembers {
  private var page = JSONPage()
  private let indent: Int
  private var isEmpty = true

  /// Begins an object on lines that are indented, after a text that ends a line.
  package init(indent: Int, after start: StaticString) {
    self.indent = indent
    page.bytes.reserveCapacity(1024)
    page.bytes.append(
      contentsOf: UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount))
    page.space(indent)
    page.bytes.append(UInt8(ascii: "{"))
  }

  /// Adds a member.
  ///
  /// - Complexity: linear in the size of the value.
  package mutating func add(_ key: StaticString, _ value: JSONValue) {
    begin(key)
    page.append(value, indent: indent + 2, column: indent + 4 + key.utf8CodeUnitCount + 2)
  }

  /// Adds a text, or null where there is none.
  package mutating func add(_ key: StaticString, text: String?) {
    begin(key)
    if let text {
      JSONWriter.append(text, to: &page.bytes)
    } else {
      page.bytes.append(contentsOf: "null".utf8)
    }
  }

  /// Adds a number.
  package mutating func add(_ key: StaticString, number: Double) {
    begin(key)
    JSONWriter.append(number, to: &page.bytes)
  }

  /// Adds a whole number.
  package mutating func add(_ key: StaticString, number: Int) {
    begin(key)
    JSONWriter.append(number, to: &page.bytes)
  }

  /// Begins a member, whose key has nothing that is to be escaped.
  private mutating func begin(_ key: StaticString) {
    page.beginLine(indent + 2, isFirst: isEmpty)
    JSONWriter.append(plain: key, to: &page.bytes)
    page.bytes.append(contentsOf: ": ".utf8)
    isEmpty = false
  }

  /// The object, which ends here.
  package consuming func text() -> String {
    page.endLine(indent, "}")
    return String(decoding: page.bytes, as: UTF8.self)
  }
}

/// The pretty form as bytes: reports have a hundred thousand lines, and a text for each would cost more
/// than the run.
private struct JSONPage {
  var bytes: [UInt8] = []

  /// Appends a member of an object on a line of its own.
  mutating func appendMember(_ key: String, _ value: JSONValue, indent: Int, isFirst: Bool) {
    beginLine(indent, isFirst: isFirst)
    let start = bytes.count
    appendKey(key)
    switch value {
    case .object, .array: append(value, indent: indent, column: indent + scalars(from: start))
    default: append(value, indent: indent, column: 0)
    }
  }

  /// Appends a value whose first character comes at `column`, on lines that are indented by `indent`.
  mutating func append(_ value: JSONValue, indent: Int, column: Int) {
    switch value {
    case .object(let members):
      if members.isEmpty || appendLine(value, column) { return appendEmpty(members.isEmpty, "{}") }
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        appendMember(member.key, member.value.value, indent: indent + 2, isFirst: index == 0)
      }
      endLine(indent, "}")
    case .array(let elements):
      if elements.isEmpty || appendLine(value, column) {
        return appendEmpty(elements.isEmpty, "[]")
      }
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        beginLine(indent + 2, isFirst: index == 0)
        append(element.value, indent: indent + 2, column: indent + 2)
      }
      endLine(indent, "]")
    case .string(let text): JSONWriter.append(text, to: &bytes)
    case .number(let number): JSONWriter.append(number.value, to: &bytes)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .null: bytes.append(contentsOf: "null".utf8)
    }
  }

  /// Appends a container that holds no other on one line, with spaces after its separators; false for
  /// one that does or that is too long, and then nothing is appended.
  private mutating func appendLine(_ value: JSONValue, _ column: Int) -> Bool {
    guard value.isOfOneLine else { return false }
    let start = bytes.count
    switch value {
    case .object(let members):
      bytes.append(contentsOf: "{ ".utf8)
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        appendKey(member.key)
        append(member.value.value, indent: 0, column: 0)
      }
      bytes.append(contentsOf: " }".utf8)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(contentsOf: ", ".utf8) }
        append(element.value, indent: 0, column: 0)
      }
      bytes.append(UInt8(ascii: "]"))
    default: return false
    }
    if column + scalars(from: start) < JSONText.width { return true }
    bytes.removeLast(bytes.count - start)
    return false
  }

  private mutating func appendEmpty(_ isEmpty: Bool, _ brackets: String) {
    if isEmpty { bytes.append(contentsOf: brackets.utf8) }
  }

  private mutating func appendKey(_ key: String) {
    JSONWriter.append(key, to: &bytes)
    bytes.append(contentsOf: ": ".utf8)
  }

  mutating func beginLine(_ indent: Int, isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    space(indent)
  }

  mutating func endLine(_ indent: Int, _ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: "\n"))
    space(indent)
    bytes.append(UInt8(ascii: bracket))
  }

  mutating func space(_ count: Int) {
    for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
  }

  /// The number of characters, as columns count them, that were appended since.
  private func scalars(from start: Int) -> Int {
    bytes[start...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
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
