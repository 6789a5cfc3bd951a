/// Lookup tables, and classes of the table `kern`.
extension TinyFont {
  /// A table in which each script has one feature of the lookup of the same number; later lookups have none.
  static func layout(_ scripts: [(script: String, feature: String)], _ lookups: [[UInt8]])
    -> [UInt8]
  {
    let count = scripts.count
    var (rows, bodies): ([UInt8], [UInt8]) = ([], [])
    for (index, entry) in scripts.enumerated() {
      rows += Array(entry.script.utf8) + be16(2 + 6 * count + 12 * index)
      bodies += be16(4) + be16(0) + be16(0) + be16(0xFFFF) + be16(1) + be16(index)
    }
    let list = be16(count) + rows + bodies
    (rows, bodies) = ([], [])
    for (index, entry) in scripts.enumerated() {
      rows += Array(entry.feature.utf8) + be16(2 + 6 * count + 6 * index)
      bodies += be16(0) + be16(1) + be16(index)
    }
    let features = be16(count) + rows + bodies
    (rows, bodies) = ([], [])
    for lookup in lookups {
      rows += be16(2 + 2 * lookups.count + bodies.count)
      bodies += lookup
    }
    return be32(0x10000) + be16(10) + be16(10 + list.count)
      + be16(10 + list.count + features.count) + list + features + be16(lookups.count) + rows
      + bodies
  }

  /// A lookup of one subtable.
  static func lookup(_ kind: Int, _ part: [UInt8]) -> [UInt8] {
    be16(kind) + be16(0) + be16(1) + be16(8) + part
  }

  /// A coverage table of one glyph.
  static func coverage(_ glyph: Int) -> [UInt8] { be16(1) + be16(1) + be16(glyph) }

  /// A pair for each script, each in its own lookup.
  var scripted: [UInt8] {
    TinyFont.layout(
      pairsByScript.map { ($0.script, "kern") },
      pairsByScript.map { TinyFont.lookup(2, TinyFont.list([$0.pair])) })
  }

  /// Ligatures that begin with the same glyph, or the lookups that a test has written.
  var gsub: [UInt8] {
    guard substitutions.isEmpty else {
      return TinyFont.layout(
        [("DFLT", "calt")], substitutions.map { TinyFont.lookup($0.kind, $0.part) })
    }
    var (rows, bodies): ([UInt8], [UInt8]) = ([], [])
    for ligature in ligatures {
      rows += be16(2 + 2 * ligatures.count + bodies.count)
      bodies += be16(ligature.glyph) + be16(ligature.parts.count)
      bodies += ligature.parts.dropFirst().flatMap(be16)
    }
    let coverage = TinyFont.coverage(ligatures[0].parts[0])
    let part =
      be16(1) + be16(8) + be16(1) + be16(8 + coverage.count) + coverage + be16(ligatures.count)
      + rows
      + bodies
    return TinyFont.layout([("DFLT", "liga")], [TinyFont.lookup(4, part)])
  }

  /// The classes are offsets of values: a row of two for each left class, a column for each right one.
  func kernTable(_ classes: (left: Int, right: Int, value: Int)) -> [UInt8] {
    let left = be16(classes.left) + be16(1) + be16(30)
    let right = be16(classes.right) + be16(1) + be16(2)
    let values = [0, 0, 0, classes.value].flatMap(be16)
    let part = be16(4) + be16(14) + be16(20) + be16(26) + left + right + values
    return be16(0) + be16(1) + be16(0) + be16(6 + part.count) + be16(0x201) + part
  }
}
