import Foundation

/// The size and orientation of an image, read from the beginning of its file.
///
/// PNG and JPEG are parsed; of PDF and SVG the first size is read; other formats are not supported.
/// No read goes beyond the data, and every step advances.
///
/// Rule: L-IMG-2.
struct ImageHeader: Hashable, Sendable {
  /// The width in stored pixels, or in points for a vector drawing.
  var width: Double
  /// The height in pixels, or in points for a vector drawing.
  var height: Double
  /// The orientation of the stored pixels by Exif's numbers, from 1 to 8.
  var orientation = 1
  /// True for a vector drawing, whose size is in points.
  var isVector = false

  /// Reads the beginning of a file; nil for truncated, malformed or empty data and other formats.
  init?(_ data: Data) {
    let bytes = HeaderBytes(data)
    guard
      let header = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(bytes) ?? Self.svg(bytes)
    else { return nil }
    self = header
  }

  private init?(_ width: Double, _ height: Double, isVector: Bool = false) {
    guard width > 0, height > 0, width <= Self.longest, height <= Self.longest else { return nil }
    self.width = width
    self.height = height
    self.isVector = isVector
  }

  /// The maximum width or height in the formats, in pixels.
  private static let longest = Double(Int32.max)

  /// Reads a PNG: the signature of eight bytes, then the chunk IHDR of 13 bytes with width and
  /// height.
  private static func png(_ bytes: HeaderBytes) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      bytes.number(8, count: 4) == 13, bytes.number(12, count: 4) == 0x4948_4452,
      let width = bytes.number(16, count: 4), let height = bytes.number(20, count: 4),
      bytes.count >= 33
    else { return nil }
    return ImageHeader(Double(width), Double(height))
  }

  /// Reads a JPEG: the segments up to the start of a frame; the Exif segment comes before it.
  private static func jpeg(_ bytes: HeaderBytes) -> ImageHeader? {
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var position = 2
    var orientation = 1
    while let marker = bytes.number(position, count: 2) {
      guard marker >> 8 == 0xff else { return nil }
      let kind = marker & 0xff
      if kind == 0xff {
        position += 1  // Any number of fill bytes may precede a marker.
        continue
      }
      if kind == 0x01 || (0xd0...0xd7).contains(kind) {
        position += 2
        continue
      }
      guard let length = bytes.number(position + 2, count: 2), length >= 2 else { return nil }
      switch kind {
      case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(kind):
        guard length >= 8, let height = bytes.number(position + 5, count: 2),
          let width = bytes.number(position + 7, count: 2),
          var header = ImageHeader(Double(width), Double(height))
        else { return nil }
        header.orientation = orientation
        return header
      case 0xe1: orientation = exifOrientation(bytes, position + 4, length - 2) ?? orientation
      case 0xd9, 0xda: return nil
      default: break
      }
      position += 2 + length
    }
    return nil
  }

  /// Returns the tag 0x0112 of the first directory of an `Exif` segment.
  private static func exifOrientation(_ bytes: HeaderBytes, _ start: Int, _ length: Int) -> Int? {
    let tiff = start + 6
    let end = start + length
    guard bytes.number(start, count: 4) == 0x4578_6966, let order = bytes.number(tiff, count: 2),
      order == 0x4949 || order == 0x4d4d
    else { return nil }
    let isLittle = order == 0x4949
    func number(_ position: Int, _ count: Int) -> Int? {
      position + count <= end ? bytes.number(position, count: count, isLittle: isLittle) : nil
    }
    guard let offset = number(tiff + 4, 4), let entries = number(tiff + offset, 2) else {
      return nil
    }
    for index in 0..<entries {
      let entry = tiff + offset + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  /// Reads the first uncompressed `/MediaBox [x y x y]`.
  private static func pdf(_ bytes: HeaderBytes) -> ImageHeader? {
    guard bytes.starts(with: Array("%PDF-".utf8)) else { return nil }
    let numbers = bytes.text(after: "/MediaBox", to: "]")?
      .split { "[ \t\r\n".contains($0) }.compactMap { Double($0) }
    guard let numbers, numbers.count == 4 else { return nil }
    return ImageHeader(numbers[2] - numbers[0], numbers[3] - numbers[1], isVector: true)
  }

  /// Reads the width and height of the element `svg`, or its view box without them.
  private static func svg(_ bytes: HeaderBytes) -> ImageHeader? {
    guard let tag = bytes.text(after: "<svg", to: ">") else { return nil }
    func attribute(_ name: String) -> Substring? {
      guard let start = tag.range(of: " \(name)=") else { return nil }
      let rest = tag[start.upperBound...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      return rest.dropFirst().prefix { $0 != quote }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    if let width = length("width"), let height = length("height") {
      return ImageHeader(width, height, isVector: true)
    }
    let box = attribute("viewBox")?.split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    return ImageHeader(box[2], box[3], isVector: true)
  }
}

/// Bytes with bounds-checked reads.
private struct HeaderBytes {
  private let data: Data

  /// Creates a reader of the first bytes of a file.
  init(_ data: Data) { self.data = data }

  /// The number of bytes.
  var count: Int { data.count }

  /// The number of bytes in which sizes of drawings are searched.
  private static let textLimit = 1 << 20

  /// Returns true if the data begins with these bytes.
  func starts(with bytes: [UInt8]) -> Bool { data.starts(with: bytes) }

  /// Returns a number of up to four bytes, big-endian unless `isLittle`; nil beyond the end.
  func number(_ position: Int, count: Int, isLittle: Bool = false) -> Int? {
    guard position >= 0, position <= data.count - count else { return nil }
    let start = data.startIndex + position
    let bytes = data[start..<start + count]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the text between the first `start` and the next `end`; nil if there is none.
  func text(after start: String, to end: String) -> String? {
    let head = data.prefix(Self.textLimit)
    guard let from = head.range(of: Data(start.utf8)),
      let to = head[from.upperBound...].range(of: Data(end.utf8))
    else { return nil }
    return String(decoding: head[from.upperBound..<to.lowerBound], as: UTF8.self)
  }
}
