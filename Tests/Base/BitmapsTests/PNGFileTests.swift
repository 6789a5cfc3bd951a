import Foundation
import Testing

@testable import GimbalBitmaps

@Suite struct PNGFileTests {
  @Test func `checksums match the published examples`() {
    #expect(Checksum.crc32("123456789".utf8) == 0xCBF4_3926)
    #expect(Checksum.adler32("Wikipedia".utf8) == 0x11E6_0398)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 300, 70_000])
  func `compressed bytes decompress to the original`(count: Int) throws {
    var state: UInt32 = 7
    let noise = (0..<count).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let plain = [UInt8](repeating: 200, count: count)
    let mixed = (0..<count).map { noise[$0 / 40 % 900] }

    for bytes in [noise, plain, mixed] {
      #expect(try Inflate.zlib(Deflate.zlib(bytes)) == bytes)
    }
    if count > 10_000 {
      #expect(Deflate.zlib(plain).count < 1_000)
      #expect(Deflate.zlib(mixed).count < count / 5)
    }
  }

  @Test func `an image of few colors has a palette, and its pixels are restored`() throws {
    var bitmap = try #require(Bitmap(width: 40, height: 30, filledWith: PixelColor(255, 255, 255)))
    bitmap.fill(CGRect(x: 5, y: 6, width: 10, height: 4), PixelColor(200, 0, 0))
    let file = try PNGParts(PNGFile.bytes(of: bitmap))

    #expect(file.names == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(file.sumsAreRight)
    #expect(file.content["IHDR"] == [0, 0, 0, 40, 0, 0, 0, 30, 8, 3, 0, 0, 0])
    #expect(file.content["PLTE"] == [255, 255, 255, 200, 0, 0])
    let rows = try file.rows(width: 40)
    #expect(rows.count == 30)
    #expect(rows[5].allSatisfy { $0 == 0 })
    #expect(rows[6] == (0..<40).map { (5..<15).contains($0) ? 1 : 0 })
    #expect(rows[10].allSatisfy { $0 == 0 })
  }

  @Test func `an image of many colors has no palette`() throws {
    var bitmap = try #require(Bitmap(width: 32, height: 32, filledWith: PixelColor(0, 0, 0)))
    for index in 0..<1_024 {
      bitmap.fill(
        CGRect(x: index % 32, y: index / 32, width: 1, height: 1),
        PixelColor(UInt8(index % 256), UInt8(index / 256), 9))
    }
    let file = try PNGParts(PNGFile.bytes(of: bitmap))

    #expect(file.names == ["IHDR", "IDAT", "IEND"])
    #expect(try file.rows(width: 32 * 3)[1][3 * 3] == 35)
  }

  @Test func `rectangles are clipped, and those that are not finite draw nothing`() throws {
    let white = PixelColor(255, 255, 255)
    var bitmap = try #require(Bitmap(width: 4, height: 4, filledWith: white))
    bitmap.fill(CGRect(x: -10, y: -10, width: 11, height: 11), PixelColor(1, 2, 3))
    bitmap.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4), PixelColor(9, 9, 9))
    bitmap.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4), PixelColor(9, 9, 9))
    bitmap.write("A", at: CGPoint(x: CGFloat.infinity, y: 0), PixelColor(9, 9, 9))

    #expect(bitmap[0, 0] == PixelColor(1, 2, 3))
    #expect(bitmap.pixels.count { $0 != white } == 1)
    #expect(bitmap[4, 0] == nil)
    #expect(Bitmap(width: 0, height: 4, filledWith: white) == nil)
    #expect(Bitmap(width: .max, height: 4, filledWith: white) == nil)
  }

  @Test func `each letter has its own shape, and text that does not fit ends in an ellipsis`()
    throws
  {
    func painted(_ text: String, space: CGFloat = .infinity) throws -> [Bool] {
      var bitmap = try #require(Bitmap(width: 60, height: 8, filledWith: PixelColor(0, 0, 0)))
      bitmap.write(text, at: .zero, PixelColor(255, 255, 255), space: space)
      return bitmap.pixels.map { $0.red > 0 }
    }
    let letters = (0x21..<0x7F).map { String(UnicodeScalar(UInt8($0))) } + ["…", "·", "×", "é"]

    #expect(Set(try letters.map { try painted($0) }).count == letters.count)
    #expect(try painted(" ").allSatisfy { !$0 })
    #expect(try painted("Sign in", space: 24) == painted("Sig…"))
    #expect(try painted("é") != painted("e"))
  }
}

/// The parts of a PNG file.
private struct PNGParts {
  private(set) var names: [String] = []
  private(set) var content: [String: [UInt8]] = [:]
  private(set) var sumsAreRight = true

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    func number(_ position: Int) -> Int {
      bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    var position = 8
    while position < bytes.count {
      let count = number(position)
      let named = bytes[(position + 4)..<(position + 8 + count)]
      let name = String(decoding: named.prefix(4), as: UTF8.self)
      names.append(name)
      content[name] = Array(named.dropFirst(4))
      sumsAreRight = sumsAreRight && Int(Checksum.crc32(named)) == number(position + 8 + count)
      position += 12 + count
    }
  }

  /// The rows without their filter.
  func rows(width: Int) throws -> [[UInt8]] {
    let bytes = try Inflate.zlib(try #require(content["IDAT"]))
    var above = [UInt8](repeating: 0, count: width)
    return stride(from: 0, to: bytes.count, by: width + 1).map { start in
      #expect(bytes[start] == 2)
      above = zip(bytes[(start + 1)...(start + width)], above).map { $0 &+ $1 }
      return above
    }
  }
}

/// Reads zlib streams of fixed codes, bit by bit as in RFC 1951, for comparison.
private struct Inflate {
  private let bytes: [UInt8]
  private var position = 16

  static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
    var reader = Inflate(bytes: bytes)
    let found = try reader.block()
    let sum = bytes.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    #expect(sum == Checksum.adler32(found))
    return found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bit() -> Int {
    defer { position += 1 }
    return Int(bytes[position / 8] >> UInt8(position % 8)) & 1
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | bit() << $1 }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { code, _ in code << 1 | bit() }
  }

  private mutating func literal() -> Int {
    let seven = code(7)
    if seven <= 0b0010111 { return 256 + seven }
    let eight = seven << 1 | bit()
    if (0x30...0xBF).contains(eight) { return eight - 0x30 }
    if (0xC0...0xC7).contains(eight) { return eight - 0xC0 + 280 }
    return (eight << 1 | bit()) - 0x190 + 144
  }

  private mutating func block() throws -> [UInt8] {
    try #require(bits(3) == 0b011)
    var found: [UInt8] = []
    while true {
      let literal = literal()
      if literal == 256 { return found }
      if literal < 256 {
        found.append(UInt8(literal))
        continue
      }
      let lengths = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
      ]
      let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
      ]
      let length = lengths[literal - 257] + bits(lengthBits[literal - 257])
      let distances = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
        2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
      ]
      let distanceCode = code(5)
      let distance = distances[distanceCode] + bits(max(0, distanceCode / 2 - 1))
      try #require(distance <= found.count)
      for _ in 0..<length { found.append(found[found.count - distance]) }
    }
  }
}
