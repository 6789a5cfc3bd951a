/// A file that is no font that texts can be measured with.
package enum FontFileError: Error, Equatable, CustomStringConvertible {
  /// It begins as no font does.
  case notAFont
  /// It has no font at this index.
  case noFont(Int)
  /// A table is absent, or shorter than it must be.
  case missing(String)
  /// The size is divided into a number of parts that is not allowed.
  case unitsPerEm(Int)
  /// No table of characters has a form that is known.
  case noCharacters
  /// No glyph has an advance.
  case noAdvances

  /// One line: what was found, and what is allowed.
  package var description: String {
    switch self {
    case .notAFont: "this is no TrueType or OpenType font, nor a collection of them"
    case .noFont(let index): "the file has no font at index \(index)"
    case .missing(let table): "the font has no whole table '\(table)'"
    case .unitsPerEm(let units): "the font has \(units) units in its size; allowed is 16 to 16384"
    case .noCharacters: "the font's table 'cmap' has no part of format 0, 4, 6 or 12"
    case .noAdvances: "the font's table 'hmtx' has no advance"
    }
  }
}
