package import Foundation

/// A change of a frame in a document's file, which keeps all other bytes.
package struct FrameEdit {
  /// The element of the frame, a `rect`.
  package let element: Markup
  /// The new frame.
  package let frame: CGRect

  /// Creates a change.
  package init(_ element: Markup, to frame: CGRect) {
    self.element = element
    self.frame = frame
  }

  /// Returns a file with changed frames, in its encoding.
  ///
  /// - Throws: ``InterfaceDocumentError`` if the file cannot be decoded and encoded without
  ///   changes.
  /// - Complexity: O(bytes).
  package static func apply(_ edits: [FrameEdit], to file: Data, named name: String) throws -> Data
  {
    let encoding = FileEncoding(file)
    guard var bytes = encoding.decode(file), encoding.encode(bytes) == file else {
      throw InterfaceDocumentError(
        file: name, location: nil, message: "the file cannot be written back without other changes")
    }
    // From the end, so that earlier offsets stay valid.
    for edit in edits.sorted(by: { $0.element.ordinal > $1.element.ordinal }) {
      try edit.apply(to: &bytes, named: name)
    }
    return encoding.encode(bytes)
  }

  private func apply(to bytes: inout [UInt8], named name: String) throws {
    let numbers = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    let offset = StartTagFinder.offset(of: element, in: bytes)
    for (attribute, number) in numbers {
      let text = Array(FrameEdit.text(Double(number)).utf8)
      if let range = FrameEdit.value(of: attribute, at: offset, in: bytes) {
        bytes.replaceSubrange(range, with: text)
      } else {
        throw InterfaceDocumentError(
          file: name, location: nil, message: "a frame has no \(attribute) that could be changed")
      }
    }
  }

  /// Returns a number as Interface Builder writes it: `0.0`, `16`, `20.5`.
  ///
  /// Source: Interface Builder documents.
  private static func text(_ number: Double) -> String {
    if number == 0 { return "0.0" }
    return number == number.rounded() && number.magnitude < 1e15
      ? "\(Int(number))" : "\(number)"
  }

  /// Returns the range of an attribute's value between its quotes, in the start tag at an offset.
  private static func value(of name: String, at offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var location = offset + 1
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    while location < bytes.count, bytes[location] != UInt8(ascii: ">") {
      guard bytes[location] == UInt8(ascii: "=") else {
        location += 1
        continue
      }
      var end = location
      while end > offset, isSpace(bytes[end - 1]) { end -= 1 }
      var start = end
      while start > offset, !isSpace(bytes[start - 1]) { start -= 1 }
      location += 1
      while location < bytes.count, isSpace(bytes[location]) { location += 1 }
      guard location < bytes.count,
        let close = bytes[(location + 1)...].firstIndex(of: bytes[location])
      else { return nil }
      if bytes[start..<end].elementsEqual(name.utf8) { return (location + 1)..<close }
      location = close + 1
    }
    return nil
  }
}

/// The encoding of a document's file.
private enum FileEncoding {
  case utf8(hasByteOrderMark: Bool)
  case utf16(isLittle: Bool)

  init(_ file: Data) {
    if file.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittle: true)
    } else if file.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittle: false)
    } else {
      self = .utf8(hasByteOrderMark: file.starts(with: [0xEF, 0xBB, 0xBF]))
    }
  }

  /// Returns the text as UTF-8 without a byte order mark; nil if it cannot be decoded.
  func decode(_ file: Data) -> [UInt8]? {
    switch self {
    case .utf8(let hasByteOrderMark): Array(file.dropFirst(hasByteOrderMark ? 3 : 0))
    case .utf16: (try? DocumentText(file, file: "", preservesDeclaration: true))?.bytes
    }
  }

  /// Returns a text in the encoding and with the byte order mark of the original file.
  func encode(_ text: [UInt8]) -> Data {
    switch self {
    case .utf8(let hasByteOrderMark):
      return Data((hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + text)
    case .utf16(let isLittle):
      var data = Data(isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF])
      for unit in String(decoding: text, as: UTF8.self).utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        data.append(contentsOf: isLittle ? [low, high] : [high, low])
      }
      return data
    }
  }
}
