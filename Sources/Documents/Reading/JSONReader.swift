/// Bounds on what one document may cost.
public struct JSONLimits: Sendable, Hashable {
  /// The most bytes of a document.
  public let bytes: Int
  /// The most objects and arrays inside each other; at most 1,000, since freeing a tree recurses.
  public let depth: Int
  /// The most values in a document, which bounds its memory.
  public let values: Int
  /// The most characters of one number.
  public let numberLength: Int

  /// Creates bounds; each must be positive, and the depth at most 1,000.
  public init(
    bytes: Int = 64 << 20, depth: Int = 512, values: Int = 5_000_000, numberLength: Int = 1_000
  ) {
    precondition(
      bytes > 0 && values > 0 && numberLength > 0 && (1...1_000).contains(depth),
      "limits out of range: \(bytes) bytes, depth \(depth), \(values) values, \(numberLength)")
    self.bytes = bytes
    self.depth = depth
    self.values = values
    self.numberLength = numberLength
  }

  /// 64 MB, 512 levels, five million values.
  public static let standard = JSONLimits()
}

/// Reads JSON in UTF-8 into a tree with places.
///
/// `//` and `/* */` comments, a trailing comma and a byte order mark are allowed. Refused, each with
/// a place and one sentence: duplicate keys, invalid UTF-8, lone surrogates, raw control characters in
/// strings, NaN, infinities, numbers beyond a double, anything after the document, and what exceeds
/// the limits.
public enum JSONReader {
  /// Reads a document from bytes; `file` is the name that errors show.
  ///
  /// - Throws: one line with the place of the first mistake.
  /// - Complexity: linear in the number of bytes.
  public static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String, limits: JSONLimits = .standard
  ) throws(DocumentError) -> JSONNode {
    guard bytes.count <= limits.bytes else {
      throw DocumentError(
        file: file,
        problem: "the document has \(bytes.count) bytes; at most \(limits.bytes) are read")
    }
    var parser = JSONParser(bytes: bytes, file: file, limits: limits)
    return try parser.document()
  }

  /// Reads a document from bytes; `file` is the name that errors show.
  ///
  /// - Throws: one line with the place of the first mistake.
  public static func read(
    _ bytes: [UInt8], file: String, limits: JSONLimits = .standard
  ) throws(DocumentError) -> JSONNode {
    try bytes.withUnsafeBufferPointer { (buffer) throws(DocumentError) in
      try read(buffer, file: file, limits: limits)
    }
  }

  /// Reads a document from a literal of the program; throws as for bytes.
  ///
  /// - Throws: one line with the place of the first mistake.
  public static func read(
    _ text: StaticString, file: String, limits: JSONLimits = .standard
  ) throws(DocumentError) -> JSONNode {
    guard text.hasPointerRepresentation else {
      return try read(Array("\(text)".utf8), file: file, limits: limits)
    }
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return try read(bytes, file: file, limits: limits)
  }

  /// Reads a document from a file.
  ///
  /// - Throws: why the file cannot be read, or its first mistake with line and column.
  public static func read(
    contentsOf path: String, limits: JSONLimits = .standard
  ) throws(DocumentError) -> JSONNode {
    try read(FileReader.read(path, limit: limits.bytes), file: path, limits: limits)
  }
}
