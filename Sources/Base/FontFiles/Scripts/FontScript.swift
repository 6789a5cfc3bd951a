/// The scripts whose font rules are applied, and a case for all others.
///
/// The order is that of `.ci/make-script-table`.
///
/// Source: Unicode Standard Annex 24; OpenType specification, script tags.
package enum FontScript: UInt8, Sendable {
  case other, common, inherited, latin, greek, cyrillic, hebrew, han, kana, hangul

  /// Creates the script of a character.
  ///
  /// - Complexity: O(log n) in the runs of the table.
  package init(_ scalar: Unicode.Scalar) {
    let key = scalar.value << 4 | 15
    var (low, high) = (0, scriptRuns.count)
    while low < high {
      let middle = (low + high) / 2
      if scriptRuns[middle] <= key { low = middle + 1 } else { high = middle }
    }
    self = FontScript(rawValue: UInt8(scriptRuns[low - 1] & 15)) ?? .other
  }

  /// True if a character's position depends on its neighbors: in scripts from right to left, and
  /// in those whose rules are not known.
  package var isJoined: Bool { self == .hebrew || self == .other }

  /// The tag of the script in a font's tables.
  var tag: String {
    switch self {
    case .latin: "latn"
    case .greek: "grek"
    case .cyrillic: "cyrl"
    case .hebrew: "hebr"
    case .han: "hani"
    case .kana: "kana"
    case .hangul: "hang"
    case .other, .common, .inherited: "DFLT"
    }
  }

  /// Returns the scripts of characters; common characters have that of the previous one.
  ///
  /// At the beginning they have that of the next one.
  static func scripts(of text: [Unicode.Scalar]) -> [FontScript] {
    var scripts = text.map { FontScript($0) }
    var last = scripts.first { $0 != .common && $0 != .inherited } ?? .latin
    for index in scripts.indices {
      if scripts[index] == .common || scripts[index] == .inherited {
        scripts[index] = last
      } else {
        last = scripts[index]
      }
    }
    return scripts
  }
}
