/// The names of a font; empty where the file has none.
package struct FontNames: Sendable, Equatable {
  /// The family, such as `Open Sans`.
  package let family: String
  /// The style within the family, such as `Bold`.
  package let style: String
  /// Family and style in one.
  package let full: String
  /// The PostScript name, such as `OpenSans-Bold`.
  package let postScript: String

  /// Reads the names of a font, or of an instance.
  ///
  /// Source: Adobe, Technical Note 5902, Generating PostScript Names for Fonts Using OpenType Font
  /// Variations.
  init(_ table: FontBytes?, _ instance: FontAxes.Instance? = nil) {
    let kinds = FontNames.kinds.union([instance?.style, instance?.postScript].compactMap { $0 })
    var best: [Int: (rank: Int, text: String)] = [:]
    if let table {
      let strings = table.part(table.u16(4))
      for row in 0..<min(table.u16(2), max(0, table.count - 6) / 12) {
        let entry = 6 + 12 * row
        let name = table.u16(entry + 6)
        guard kinds.contains(name),
          let rank = FontNames.rank(
            table.u16(entry), table.u16(entry + 2), language: table.u16(entry + 4))
        else { continue }
        let bytes = strings.part(table.u16(entry + 10), count: table.u16(entry + 8)).bytes
        let text = FontNames.text(bytes, isWide: table.u16(entry) != 1)
        if !text.isEmpty, best[name].map({ $0.rank < rank }) ?? true { best[name] = (rank, text) }
      }
    }
    // Typographic names combine families that older names divide into groups of four styles.
    let family = (best[16] ?? best[1])?.text ?? ""
    self.family = family
    guard let instance else {
      style = (best[17] ?? best[2])?.text ?? ""
      full = best[4]?.text ?? ""
      postScript = best[6]?.text ?? ""
      return
    }
    let own = best[instance.style]?.text ?? ""
    style = own
    full = family + " " + own
    let prefix = best[25]?.text ?? family
    postScript =
      instance.postScript.flatMap { best[$0]?.text }
      ?? [prefix, own].map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
      .joined(separator: "-")
  }

  private static let kinds: Set<Int> = [1, 2, 4, 6, 16, 17, 25]

  /// Ranks a platform, an encoding and a language by readability; nil if they are unsupported.
  private static func rank(_ platform: Int, _ encoding: Int, language: Int) -> Int? {
    switch platform {
    case 3 where [0, 1, 10].contains(encoding): language == 0x409 ? 4 : 2
    case 0: 3
    case 1 where encoding == 0: language == 0 ? 1 : 0
    default: nil
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else {
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    let pairs = Array(bytes)
    let units = stride(from: 1, to: pairs.count, by: 2).map { second -> UInt16 in
      UInt16(pairs[second - 1]) << 8 | UInt16(pairs[second])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
