/// Kerning: adjustments of the distance between pairs of characters.
///
/// The data file of the system's font documents how they were measured.
///
/// See: V-50.
package struct PairTable: Sendable {
  /// The adjustments in 1/2048 of the size, by the first character's code times 128 plus the
  /// second's.
  ///
  /// Most are 0.
  let adjustments: ContiguousArray<Int16>
  /// The factor of pair adjustments in the display drawing.
  let displayScale: Double

  /// Creates a table from groups of characters with equal pairs; later rows replace earlier ones.
  package init(
    _ rows: [(first: String, second: String, adjustment: Double)], displayScale: Double
  ) {
    var adjustments = ContiguousArray<Int16>(repeating: 0, count: 128 * 128)
    for row in rows {
      for first in row.first.utf8 where first < 128 {
        for second in row.second.utf8 where second < 128 {
          adjustments[PairTable.index(Int(first), Int(second))] = Int16(row.adjustment.rounded())
        }
      }
    }
    self.adjustments = adjustments
    self.displayScale = displayScale
  }

  /// A table without pairs.
  static let none = PairTable([], displayScale: 1)

  /// Returns the index of two ASCII characters in the table.
  @inline(__always)
  static func index(_ first: Int, _ second: Int) -> Int { (first & 127) << 7 | second & 127 }

  /// Returns the adjustment between two ASCII characters; 0 for none.
  @inline(__always)
  func adjustment(_ first: Int, _ second: Int) -> Double {
    Double(adjustments[PairTable.index(first, second)])
  }
}
