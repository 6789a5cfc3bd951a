package import Foundation

/// The bytes of a document as UTF-8, and positions in them.
package struct DocumentText {
  /// The document's name in messages.
  package let file: String
  /// The text in UTF-8, without a byte order mark and with a declaration that names no encoding.
  package private(set) var bytes: [UInt8]

  /// Decodes a file in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Throws: ``InterfaceDocumentError`` for other bytes.
  /// - Complexity: O(bytes).
  package init(_ data: Data, file: String, preservesDeclaration: Bool = false) throws {
    self.file = file
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      bytes = []
      bytes = DocumentText.utf16(data)
    } else {
      bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data[...])
      if let wrong = bytes.withUnsafeBytes(DocumentText.firstInvalid) {
        throw error(at: wrong, "the text is neither UTF-8 nor UTF-16 with a byte order mark")
      }
    }
    if let location = bytes.withUnsafeBytes(DocumentText.firstNUL) {
      throw error(
        at: location,
        location < 2
          ? "the text is UTF-16 without a byte order mark"
          : "the text has a NUL character, which XML forbids")
    }
    if !preservesDeclaration { eraseDeclaration() }
  }

  /// Decodes UTF-16 with a byte order mark; half a unit at the end is ignored.
  ///
  /// Source: Core Foundation, CFStringCreateWithBytes.
  private static func utf16(_ data: Data) -> [UInt8] {
    let isLittle = data[data.startIndex] == 0xFF
    let content = Array(data.dropFirst(2))
    let units = stride(from: 0, to: content.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(content[index]), UInt16(content[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the offset of the first invalid UTF-8 byte.
  ///
  /// Most of a text is ASCII, whose words need no decoding; only the parts in between are
  /// validated.
  private static func firstInvalid(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var location = 0
    while true {
      let start = endOfWords(from: location, in: bytes, areASCII: true)
      guard start < bytes.count else { return nil }
      location = endOfWords(from: start, in: bytes, areASCII: false)
      let part = UnsafeRawBufferPointer(rebasing: bytes[start..<location])
      if String(validating: part, as: UTF8.self) == nil { return start + validLength(of: part) }
    }
  }

  /// Returns the number of bytes before the first invalid UTF-8 byte.
  private static func validLength(of bytes: UnsafeRawBufferPointer) -> Int {
    var decoder = UTF8()
    var read = 0
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { read += UTF8.width(scalar) }
    return read
  }

  /// Returns the end of the following 32-byte words that are all ASCII, or all not.
  private static func endOfWords(
    from start: Int, in bytes: UnsafeRawBufferPointer, areASCII: Bool
  ) -> Int {
    var location = start
    while location + 32 <= bytes.count {
      let bits = bytes.loadUnaligned(fromByteOffset: location, as: SIMD4<UInt64>.self)
      let isASCII = (bits.x | bits.y | bits.z | bits.w) & 0x8080_8080_8080_8080 == 0
      guard isASCII == areASCII else { return location }
      location += 32
    }
    return bytes[location...].allSatisfy { $0 < 0x80 } == areASCII ? bytes.count : location
  }

  private static func firstNUL(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress, let found = memchr(start, 0, bytes.count) else {
      return nil
    }
    return UnsafeRawPointer(found) - start
  }

  /// Blanks the XML declaration, whose encoding is the file's and not that of these bytes.
  private mutating func eraseDeclaration() {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    else { return }
    for index in 0...end where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// Returns the position of a byte.
  ///
  /// - Complexity: O(offset).
  package func location(of offset: Int) -> DocumentLocation {
    var line = 1
    var start = 0
    let end = min(offset, bytes.count)
    for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    let column = bytes[start..<end].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return DocumentLocation(line: line, column: column)
  }

  /// Returns the position of an element's start tag.
  ///
  /// - Complexity: O(bytes before it).
  package func location(of element: Markup) -> DocumentLocation {
    location(of: StartTagFinder.offset(of: element, in: bytes))
  }

  /// Returns an error at an element.
  package func error(at element: Markup, _ message: String) -> InterfaceDocumentError {
    error(at: StartTagFinder.offset(of: element, in: bytes), message)
  }

  /// Returns an error at a byte.
  package func error(at offset: Int?, _ message: String) -> InterfaceDocumentError {
    InterfaceDocumentError(file: file, location: offset.map(location), message: message)
  }
}

/// Finds the start tags of a well-formed text in order.
///
/// `XMLParser` on Linux reports the ends of start tags in units that are not always characters. In
/// well-formed XML the characters after each `<` suffice to find the n-th start tag.
struct StartTagFinder {
  private(set) var offset = 0

  /// Returns the offset at which an element begins in the parsed bytes.
  ///
  /// - Complexity: O(bytes before it).
  static func offset(of element: Markup, in bytes: [UInt8]) -> Int {
    offset(ofTag: element.ordinal, in: bytes)
  }

  /// Returns the offset of the start tag with an index, or the end of the text.
  static func offset(ofTag number: Int, in bytes: [UInt8]) -> Int {
    var finder = StartTagFinder()
    for _ in 0..<number { _ = finder.next(in: bytes) }
    return finder.next(in: bytes) ?? bytes.count
  }

  /// Returns the offset of the next start tag's `<` and moves behind it; nil at the end of the
  /// text.
  mutating func next(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      while offset < text.count {
        guard text[offset] == UInt8(ascii: "<") else {
          offset += 1
          continue
        }
        let start = offset
        offset += 1
        guard offset < text.count else { return nil }
        switch text[offset] {
        case UInt8(ascii: "/"): continue
        case UInt8(ascii: "?"): skip(past: [UInt8(ascii: "?"), UInt8(ascii: ">")], in: text)
        case UInt8(ascii: "!"):
          let next = offset + 1 < text.count ? text[offset + 1] : 0
          let end = next == UInt8(ascii: "-") ? "-->" : next == UInt8(ascii: "[") ? "]]>" : ">"
          skip(past: Array(end.utf8), in: text)
        default: return start
        }
      }
      return nil
    }
  }

  private mutating func skip(past end: [UInt8], in text: UnsafeBufferPointer<UInt8>) {
    while offset + end.count <= text.count {
      if end.indices.allSatisfy({ text[offset + $0] == end[$0] }) {
        offset += end.count
        return
      }
      offset += 1
    }
    offset = text.count
  }
}
