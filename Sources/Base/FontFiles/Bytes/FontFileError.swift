/// The reason why text cannot be measured with a font file.
package enum FontFileError: Error, Equatable, CustomStringConvertible {
  /// The file does not begin like a font.
  case notAFont
  /// The file has no font at this index.
  case noFont(Int)
  /// The font has no named instance at this index.
  case noInstance(Int)
  /// A table is missing or too short.
  case missing(String)
  /// A table ends at this byte, after the end of the file.
  case cut(String, end: Int)
  /// The number of units per em is not allowed.
  case unitsPerEm(Int)
  /// No character map has a known format.
  case noCharacters
  /// No glyph has an advance.
  case noAdvances

  /// One line: what was found, and what is allowed.
  package var description: String {
    switch self {
    case .notAFont: "this is neither a TrueType or OpenType font nor a font collection"
    case .noFont(let index): "the file has no font at index \(index)"
    case .noInstance(let index): "the font has no named instance at index \(index)"
    case .missing(let table): "the font has no whole table '\(table)'"
    case .cut(let table, let end):
      "the font's table '\(table)' ends at byte \(end), after the end of the file"
    case .unitsPerEm(let units): "the font has \(units) units in its size; allowed is 16 to 16384"
    case .noCharacters: "the font's table 'cmap' has no part of format 0, 4, 6 or 12"
    case .noAdvances: "the font's table 'hmtx' has no advance"
    }
  }
}
