/// The tables of a font by their names.
struct FontTables: Sendable {
  private let file: FontBytes
  private var positions: [String: Range<Int>] = [:]
  /// The ends of tables that the file does not have whole.
  private var ends: [String: Int] = [:]

  /// A limit of tables that no real font exceeds.
  private static let limit = 256

  init(_ file: FontBytes, index: Int) throws(FontFileError) {
    self.file = file
    var start = 0
    if file.tag(0) == "ttcf" {
      guard index >= 0, index < FontTables.fonts(in: file) else { throw .noFont(index) }
      start = file.u32(12 + 4 * index)
    } else if index != 0 {
      throw .noFont(index)
    }
    guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(file.u32(start)) else { throw .notAFont }
    for row in 0..<min(file.u16(start + 4), FontTables.limit) {
      let entry = start + 12 + 16 * row
      let (offset, length) = (file.u32(entry + 8), file.u32(entry + 12))
      let tag = file.tag(entry)
      if offset + length > file.count { ends[tag] = offset + length }
      guard offset <= file.count else { continue }
      positions[tag] = offset..<offset + min(length, file.count - offset)
    }
  }

  /// Returns the number of fonts in a collection whose offsets lie in the file; one for another
  /// file.
  static func fonts(in file: FontBytes) -> Int {
    guard file.tag(0) == "ttcf" else { return 1 }
    return min(file.u32(8), max(0, file.count - 12) / 4, limit)
  }

  /// Throws an error for the first of some tables that the file has in part.
  func checkEnds(of names: [String]) throws(FontFileError) {
    for name in names {
      if let end = ends[name] { throw .cut(name, end: end) }
    }
  }

  /// Returns a table, or nil.
  func table(_ name: String) -> FontBytes? {
    positions[name].map { file.part($0.lowerBound, count: $0.count) }
  }

  /// Returns a table that every font must have.
  ///
  /// - Throws: ``FontFileError`` if the table is missing, or has fewer bytes than `count`.
  func required(_ name: String, atLeast count: Int) throws(FontFileError) -> FontBytes {
    guard let table = table(name), table.count >= count else { throw .missing(name) }
    return table
  }
}
