/// A reader of JSON in UTF-8 into a tree with source positions.
///
/// `//` and `/* */` comments, a trailing comma and a byte order mark are allowed. The reader
/// throws an error with a position for duplicate keys, invalid UTF-8, lone surrogates, raw control
/// characters in strings, NaN, infinities, numbers beyond a double, content after the document, and
/// documents beyond the limits.
public enum JSONReader {
  /// Reads a document from bytes; `file` is the name in errors.
  ///
  /// - Throws: one line with the position of the first error.
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

  /// Reads a document from bytes; `file` is the name in errors.
  ///
  /// - Throws: one line with the position of the first error.
  public static func read(
    _ bytes: [UInt8], file: String, limits: JSONLimits = .standard
  ) throws(DocumentError) -> JSONNode {
    try bytes.withUnsafeBufferPointer { (buffer) throws(DocumentError) in
      try read(buffer, file: file, limits: limits)
    }
  }

  /// Reads a document from a literal of the program.
  ///
  /// - Throws: one line with the position of the first error.
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
  /// - Throws: why the file cannot be read, or its first error with line and column.
  public static func read(
    contentsOf path: String, limits: JSONLimits = .standard
  ) throws(DocumentError) -> JSONNode {
    try read(FileReader.read(path, limit: limits.bytes), file: path, limits: limits)
  }
}
