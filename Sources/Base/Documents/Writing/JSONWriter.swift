/// A writer of compact JSON, piece by piece into bytes, without a tree; it adds the commas.
///
/// The caller balances `begin` and `end` and writes a key before each member of an object.
public struct JSONWriter: ~Copyable, Sendable {
  private var buffer: ByteBuffer
  private var needsComma = false

  /// Creates an empty writer.
  public init() { buffer = ByteBuffer() }

  /// Creates an empty writer with a capacity in bytes.
  package init(spaceFor count: Int) { buffer = ByteBuffer(spaceFor: count) }

  /// The bytes written so far.
  ///
  /// - Complexity: linear in their number.
  public var bytes: [UInt8] { withBytes { Array($0) } }

  /// Passes the bytes written so far to a closure, which must not store the pointer.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    buffer.withBytes(body)
  }

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
    buffer.append(quoted: key)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a key of the program, which needs no escapes.
  package mutating func key(plain key: StaticString) {
    buffer.append(key: key, isFirst: !needsComma)
    needsComma = false
  }

  /// Writes a string.
  ///
  /// - Complexity: linear in its length.
  public mutating func string(_ text: String) {
    separate()
    buffer.append(quoted: text)
    needsComma = true
  }

  /// Writes a number in the shortest exact form; NaN and infinities become `"nan"`, `"inf"`.
  public mutating func number(_ value: Double) {
    separate()
    buffer.append(value)
    needsComma = true
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    separate()
    buffer.append(digits: value)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Ends a line of a JSON Lines document: the next value is separate.
  public mutating func newLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func raw(_ text: StaticString) {
    separate()
    buffer.append(text)
    needsComma = true
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    buffer.append(UInt8(ascii: bracket))
    needsComma = false
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    buffer.append(UInt8(ascii: bracket))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
  }
}

// Members whose keys are the program's, which need no escapes.
extension JSONWriter {
  /// Writes a member with an integer.
  package mutating func member(_ key: StaticString, _ value: Int) {
    self.key(plain: key)
    integer(value)
  }

  /// Writes a member with a number.
  package mutating func member(_ key: StaticString, _ value: Double) {
    self.key(plain: key)
    number(value)
  }

  /// Writes a member with a string, or null for nil.
  package mutating func member(_ key: StaticString, _ value: String?) {
    self.key(plain: key)
    if let value { string(value) } else { null() }
  }
}

extension JSONWriter {
  /// Returns a number in JSON: the shortest exact form, integers without `.0`, -0 as 0.
  ///
  /// JSON has no NaN and no infinities: they become the strings `"nan"`, `"inf"` and `"-inf"`.
  public static func text(_ value: Double) -> String {
    guard value.isFinite else { return "\"\(value)\"" }
    if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    return value.description
  }
}

extension JSONNumber {
  /// Creates a number in memory.
  public init(_ value: Double) {
    self.init(value, literal: JSONWriter.text(value))
  }
}
