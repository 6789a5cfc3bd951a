/// Writes compact JSON piece by piece into bytes: no tree, no spaces, commas placed by itself.
///
/// The caller balances `begin` and `end` and puts a key before each member of an object.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Creates an empty writer.
  public init() {}

  /// Creates an empty writer with room for so many bytes.
  package init(roomFor count: Int) { bytes.reserveCapacity(count) }

  /// Opens an object.
  public mutating func beginObject() { open("{") }

  /// Closes the innermost object.
  public mutating func endObject() { close("}") }

  /// Opens an array.
  public mutating func beginArray() { open("[") }

  /// Closes the innermost array.
  public mutating func endArray() { close("]") }

  /// Writes the key of the member whose value comes next.
  public mutating func key(_ key: String) {
    separate()
    Self.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key of the program's own, in which nothing is to be escaped.
  package mutating func key(plain key: StaticString) {
    separate()
    Self.append(plain: key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  ///
  /// - Complexity: linear in its length.
  public mutating func string(_ text: String) {
    separate()
    Self.append(text, to: &bytes)
    needsComma = true
  }

  /// Writes a number, the shortest that reads back; what JSON cannot say becomes `"nan"`, `"inf"`.
  public mutating func number(_ value: Double) {
    separate()
    Self.append(value, to: &bytes)
    needsComma = true
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    separate()
    Self.append(value, to: &bytes)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Ends a line of a JSON Lines document: the next value stands on its own.
  public mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}

extension JSONWriter {
  /// A number as JSON spells it: shortest that reads back, whole ones without `.0`, -0 as 0.
  ///
  /// JSON has no NaN and no infinities: they become the strings `"nan"`, `"inf"` and `"-inf"`.
  public static func text(_ value: Double) -> String {
    guard value.isFinite else { return "\"\(value)\"" }
    if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    return value.description
  }

  /// Appends a number as ``text(_:)`` spells it.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    if let whole = Int(exactly: value), abs(value) < 1e15 { return append(whole, to: &bytes) }
    bytes.append(contentsOf: text(value).utf8)
  }

  /// Appends the digits of a whole number.
  static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let rest = value.magnitude
    var unit: UInt = 1
    while rest / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit % 10))
      unit /= 10
    }
  }

  /// Appends a text of the program's own in double quotes, in which nothing is to be escaped.
  static func append(plain text: StaticString, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a text in double quotes with all that must be escaped escaped, and nothing else.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // Nearly all texts stand as they are: looked through and copied as a whole, not byte by byte.
    let isPlain = text.utf8.withContiguousStorageIfAvailable { plain in
      for byte in plain
      where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        return false
      }
      bytes.append(contentsOf: plain)
      return true
    }
    if isPlain == true {
      bytes.append(UInt8(ascii: "\""))
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONNumber {
  /// Creates a number that stands in no document.
  public init(_ value: Double) {
    self.init(value, literal: JSONWriter.text(value))
  }
}
