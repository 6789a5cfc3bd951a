/// An image as the bytes of a PNG file.
///
/// Source: W3C, Portable Network Graphics, third edition.
public enum PNGFile {
  /// Returns the file, with a palette for up to 256 colors; equal images have equal bytes.
  ///
  /// - Complexity: linear in the number of pixels.
  public static func bytes(of bitmap: Bitmap) -> [UInt8] {
    let palette = palette(of: bitmap)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += part(
      "IHDR", number(bitmap.width) + number(bitmap.height) + [8, palette == nil ? 2 : 3, 0, 0, 0])
    if let palette { file += part("PLTE", palette.colors.flatMap { [$0.red, $0.green, $0.blue] }) }
    file += part("IDAT", Deflate.zlib(rows(of: bitmap, palette?.positions)))
    return file + part("IEND", [])
  }

  private static func palette(
    of bitmap: Bitmap
  ) -> (colors: [PixelColor], positions: [PixelColor: UInt8])? {
    var colors: [PixelColor] = []
    var positions: [PixelColor: UInt8] = [:]
    var last: PixelColor?
    for color in bitmap.pixels where color != last {
      last = color
      guard positions[color] == nil else { continue }
      guard colors.count < 256 else { return nil }
      positions[color] = UInt8(colors.count)
      colors.append(color)
    }
    return (colors, positions)
  }

  /// Returns the rows, each with its filter: differences from the row above, which are mostly 0.
  private static func rows(of bitmap: Bitmap, _ palette: [PixelColor: UInt8]?) -> [UInt8] {
    let size = palette == nil ? 3 : 1
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.height * (bitmap.width * size + 1))
    var above = [UInt8](repeating: 0, count: bitmap.width * size)
    var row = above
    for y in 0..<bitmap.height {
      var known: (color: PixelColor, position: UInt8)?
      for x in 0..<bitmap.width {
        let color = bitmap.pixels[y * bitmap.width + x]
        if let palette {
          if known?.color != color { known = (color, palette[color] ?? 0) }
          row[x] = known!.position
        } else {
          (row[3 * x], row[3 * x + 1], row[3 * x + 2]) = (color.red, color.green, color.blue)
        }
      }
      rows.append(2)
      for position in row.indices { rows.append(row[position] &- above[position]) }
      swap(&row, &above)
    }
    return rows
  }

  private static func part(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(Checksum.crc32(named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
