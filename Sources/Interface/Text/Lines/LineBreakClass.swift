/// The line breaking classes, with their names in Unicode Standard Annex 14.
///
/// The order is that of `.ci/make-line-break-table`. `hh` is U+2010, which LB20a names; `opWide`
/// and `cpWide` are opening and closing marks of East Asian width; `idImage` is reserved for
/// pictographs.
enum LineBreakClass: UInt8 {
  case al, hl, nu, id, sp, bk, cr, lf, nl, zw, wj, zwj, gl, cm, ba, hh, hy, bb, b2, cb, cl, cp,
    cpWide
  case ex, `in`, ns, op, opWide, qu, `is`, po, pr, sy, eb, em, idImage, h2, h3, jl, jv, jt, ri

  /// True for Hangul syllables and letters.
  @inline(__always)
  var isHangul: Bool { rawValue >= LineBreakClass.h2.rawValue && self != .ri }

  /// The class of each code point below U+20000, in a table that is made on first use.
  ///
  /// The table is never changed or freed after that.
  nonisolated(unsafe) static let table: UnsafePointer<LineBreakClass> = {
    let table = UnsafeMutablePointer<LineBreakClass>.allocate(capacity: 0x20000)
    for run in runs where run.start < 0x20000 {
      let length = Int(min(run.end, 0x20000) - run.start)
      (table + Int(run.start)).initialize(repeating: run.kind, count: length)
    }
    for syllable in stride(from: 0xAC00, through: 0xD7A3, by: 28) { table[syllable] = .h2 }
    return UnsafePointer(table)
  }()

  /// A range of characters with the same class.
  private struct CodePoints {
    /// The value of the first character.
    var start: UInt32
    /// The value at the end of the range.
    var end: UInt32
    /// The class of the characters.
    var kind: LineBreakClass
  }

  private static let runs: ContiguousArray<CodePoints> = {
    var runs: ContiguousArray<CodePoints> = []
    let digits = UnsafeBufferPointer(
      start: lineBreakRuns.utf8Start, count: lineBreakRuns.utf8CodeUnitCount)
    var (position, start) = (0, UInt32(0))
    func digit() -> UInt32 {
      defer { position += 1 }
      return UInt32(digits[position]) - (digits[position] > 0x5C ? 0x31 : 0x30)
    }
    while position < digits.count {
      let kind = LineBreakClass(rawValue: UInt8(digit()))
      var (length, shift) = (UInt32(0), UInt32(0))
      while true {
        let next = digit()
        length |= (next & 31) << shift
        shift += 5
        if next < 32 { break }
      }
      runs.append(CodePoints(start: start, end: start + length, kind: kind ?? .al))
      start += length
    }
    return runs
  }()

  /// Returns the class of a character; `table` is the table above.
  ///
  /// - Complexity: O(1) below U+20000, otherwise O(log n) in the runs of the table.
  @inline(__always)
  static func of(_ scalar: Unicode.Scalar, _ table: UnsafePointer<LineBreakClass>) -> Self {
    scalar.value < 0x20000 ? table[Int(scalar.value)] : beyondTable(scalar.value)
  }

  private static func beyondTable(_ value: UInt32) -> LineBreakClass {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= value { low = middle + 1 } else { high = middle }
    }
    return runs[low].kind
  }
}
