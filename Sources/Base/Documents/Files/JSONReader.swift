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
        issue: "the document has \(bytes.count) bytes; at most \(limits.bytes) are read")
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
