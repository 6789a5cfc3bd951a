/// One pass over the bytes of a document: structure, white space and comments.
///
/// Strings and numbers are in other files.
struct JSONParser {
  /// The document in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The path of the document, for errors.
  let file: String
  /// The limits of size and nesting.
  let limits: JSONLimits
  /// The index of the next byte.
  var offset = 0
  /// Converts offsets to lines and columns; queried with increasing offsets only.
  var marker = PositionMarker(offset: 0)
  private var depth = 0
  private var values = 0

  init(bytes: UnsafeBufferPointer<UInt8>, file: String, limits: JSONLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }

  /// Parses the whole document: one value and nothing after it.
  mutating func document() throws(DocumentError) -> JSONNode {
    if let invalid = UTF8Check.firstInvalidOffset(in: bytes) {
      throw error(at: invalid, "byte 0x\(String(bytes[invalid], radix: 16)) is not valid UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      marker = PositionMarker(offset: 3)
    }
    try skipSpace()
    guard offset < bytes.count else {
      throw error(at: offset, "the document is empty; expected a value")
    }
    let root = try value()
    try skipSpace()
    guard offset == bytes.count else {
      throw error(at: offset, "found \(found()) after the end of the document")
    }
    return root
  }

  /// Parses the value whose first character is at the offset.
  private mutating func value() throws(DocumentError) -> JSONNode {
    let position = marker.position(of: offset, in: bytes)
    values += 1
    guard values <= limits.values else {
      throw error(position, "the document has more than \(limits.values) values")
    }
    let value: JSONValue
    switch bytes[offset] {
    case UInt8(ascii: "{"): value = .object(try object(from: position))
    case UInt8(ascii: "["): value = .array(try array(from: position))
    case UInt8(ascii: "\""): value = .string(try string(from: position))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = .number(try number(from: position))
    default: value = try keyword(from: position)
    }
    return JSONNode(value, at: position)
  }

  private mutating func object(from start: SourcePosition) throws(DocumentError) -> [JSONMember] {
    try enter(start)
    var members: [JSONMember] = []
    var keys = KeySet()
    while true {
      try skipSpace()
      if take("}") { break }
      guard peek() == UInt8(ascii: "\"") else {
        throw unexpected("a key in double quotes or '}'", inside: "object", from: start)
      }
      let keyPosition = marker.position(of: offset, in: bytes)
      let key = try string(from: keyPosition)
      if let first = keys.firstPosition(of: key, in: members) {
        throw error(keyPosition, "duplicate key \(QuotedText.of(key)); the first is at \(first)")
      }
      try skipSpace()
      guard take(":") else {
        throw unexpected(
          "':' after the key \(QuotedText.of(key))", inside: "object", from: start)
      }
      try skipSpace()
      if offset == bytes.count { throw unexpected("a value", inside: "object", from: start) }
      members.append(JSONMember(key: key, keyPosition: keyPosition, value: try value()))
      try skipSpace()
      if take(",") { continue }
      guard take("}") else { throw unexpected("',' or '}'", inside: "object", from: start) }
      break
    }
    depth -= 1
    return members
  }

  private mutating func array(from start: SourcePosition) throws(DocumentError) -> [JSONNode] {
    try enter(start)
    var elements: [JSONNode] = []
    while true {
      try skipSpace()
      if take("]") { break }
      if offset == bytes.count { throw unexpected("a value or ']'", inside: "array", from: start) }
      elements.append(try value())
      try skipSpace()
      if take(",") { continue }
      guard take("]") else { throw unexpected("',' or ']'", inside: "array", from: start) }
      break
    }
    depth -= 1
    return elements
  }

  private mutating func keyword(from position: SourcePosition) throws(DocumentError) -> JSONValue {
    let word = word()
    let value: JSONValue
    switch word {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    case "NaN", "nan", "Infinity", "infinity", "inf", "Inf":
      throw error(
        position, "\(QuotedText.of(word)) is not a JSON number; write a finite one or null")
    default:
      throw error(
        position,
        "found \(found()), expected a value (an object, an array, a string in double quotes, "
          + "a number, true, false or null)"
          + NearestWord.hint(for: word, in: ["true", "false", "null"]))
    }
    offset += word.utf8.count
    return value
  }

  /// Skips the opening bracket and increments the depth.
  private mutating func enter(_ position: SourcePosition) throws(DocumentError) {
    depth += 1
    guard depth <= limits.depth else {
      throw error(position, "more than \(limits.depth) objects and arrays inside each other")
    }
    offset += 1
  }
}

/// The keys of the current object; a table is used only for large objects.
private struct KeySet {
  private static let smallCount = 16
  private var positions: [String: Int] = [:]

  /// Returns the position of the member that already has a key; otherwise adds the key and returns
  /// nil.
  mutating func firstPosition(of key: String, in members: [JSONMember]) -> SourcePosition? {
    if members.count < Self.smallCount {
      return members.first { $0.key == key }?.keyPosition
    }
    if members.count == Self.smallCount {
      for (index, member) in members.enumerated() { positions[member.key] = index }
    }
    if let index = positions[key] { return members[index].keyPosition }
    positions[key] = members.count
    return nil
  }
}
