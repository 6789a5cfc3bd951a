/// The changes of numbers at one position of a variable font.
///
/// Source: OpenType specification, OpenType Font Variations common table formats.
struct VariationStore: Sendable {
  private let table: FontBytes
  /// The factor of each region.
  private let factors: [Double]

  /// A limit of regions that no real font exceeds.
  private static let limit = 4_096

  /// Computes the factors of the regions at a position; nil for a table of another format.
  init?(_ table: FontBytes, at position: [Int]) {
    guard table.u16(0) == 1, table.u32(2) != 0 else { return nil }
    let regions = table.part(table.u32(2))
    let (axes, count) = (regions.u16(0), regions.u16(2))
    guard axes == position.count, count <= VariationStore.limit,
      4 + 6 * axes * count <= regions.count
    else { return nil }
    self.table = table
    factors = (0..<count).map { region in
      position.indices.reduce(1.0) { factor, axis in
        let entry = 4 + 6 * (axes * region + axis)
        return factor
          * VariationStore.factor(
            position[axis], regions.i16(entry), regions.i16(entry + 2), regions.i16(entry + 4))
      }
    }
  }

  private static func factor(_ position: Int, _ start: Int, _ peak: Int, _ end: Int) -> Double {
    if peak == 0 || position == peak || start > peak || peak > end || (start < 0 && end > 0) {
      return 1
    }
    if position <= start || position >= end { return 0 }
    return position < peak
      ? Double(position - start) / Double(peak - start)
      : Double(end - position) / Double(end - peak)
  }

  /// Returns the change of a number by its two indices, rounded; 0 without one.
  func change(_ outer: Int, _ inner: Int) -> Int {
    guard outer < table.u16(6) else { return 0 }
    let data = table.part(table.u32(8 + 4 * outer))
    guard inner < data.u16(0) else { return 0 }
    let hasLong = data.u16(2) & 0x8000 != 0
    let (words, count) = (data.u16(2) & 0x7FFF, data.u16(4))
    let (wide, narrow) = hasLong ? (4, 2) : (2, 1)
    guard words <= count, 6 + 2 * count <= data.count else { return 0 }
    var location = 6 + 2 * count + inner * (words * wide + (count - words) * narrow)
    var change = 0.0
    for column in 0..<count {
      let size = column < words ? wide : narrow
      let region = data.u16(6 + 2 * column)
      if region < factors.count, factors[region] != 0 {
        change += factors[region] * Double(data.signed(location, size: size))
      }
      location += size
    }
    return Int(change.rounded())
  }
}

/// The changes of advances: the table `HVAR`.
struct AdvanceChanges: Sendable {
  private let store: VariationStore
  private let map: FontBytes?

  init?(_ hvar: FontBytes?, at position: [Int]) {
    guard let hvar, hvar.u16(0) == 1,
      let store = VariationStore(hvar.part(hvar.u32(4)), at: position)
    else { return nil }
    self.store = store
    map = hvar.u32(8) == 0 ? nil : hvar.part(hvar.u32(8))
  }

  /// Returns the change of a glyph's advance.
  func change(of glyph: Int) -> Int {
    guard let map else { return store.change(0, glyph) }
    let isLong = map.u8(0) == 1
    let count = isLong ? map.u32(2) : map.u16(2)
    guard count > 0 else { return 0 }
    let size = map.u8(1) >> 4 & 3 + 1
    let bits = map.u8(1) & 0xF + 1
    let start = (isLong ? 6 : 4) + min(glyph, count - 1) * size
    let entry = (0..<size).reduce(0) { $0 << 8 | map.u8(start + $1) }
    return store.change(entry >> bits, entry & (1 << bits - 1))
  }
}

/// The changes of line heights: the table `MVAR`.
struct MetricChanges {
  private let changes: [String: Int]

  init(_ mvar: FontBytes?, at position: [Int]) {
    guard let mvar, mvar.u16(0) == 1, mvar.u16(6) >= 8, mvar.u16(10) != 0,
      let store = VariationStore(mvar.part(mvar.u16(10)), at: position)
    else {
      changes = [:]
      return
    }
    let rows = min(mvar.u16(8), mvar.count / mvar.u16(6))
    changes = Dictionary(
      (0..<rows).map { row in
        let entry = mvar.part(12 + mvar.u16(6) * row)
        return (entry.tag(0), store.change(entry.u16(4), entry.u16(6)))
      }, uniquingKeysWith: { first, _ in first })
  }

  subscript(tag: String) -> Int { changes[tag] ?? 0 }
}

extension FontBytes {
  /// Returns a number with 16 bits after the point.
  func fixed(_ offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: u32(offset))) / 65_536
  }

  /// Returns a number of one, two or four bytes with a sign.
  func signed(_ offset: Int, size: Int) -> Int {
    switch size {
    case 1: Int(Int8(truncatingIfNeeded: u8(offset)))
    case 2: i16(offset)
    default: Int(Int32(truncatingIfNeeded: u32(offset)))
    }
  }
}
