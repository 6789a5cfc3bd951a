/// A line that is too long, with an ellipsis instead of the removed characters.
///
/// User-perceived characters are not divided.
struct LineTruncation {
  /// The characters of the line.
  let scalars: ArraySlice<Unicode.Scalar>
  /// Returns the width of some of the characters, in points.
  let width: (Range<Int>) -> Double
  /// The width of the ellipsis, in points.
  let ellipsis: Double

  /// Returns the text that fits into a width; a line that fits is not changed.
  ///
  /// - Complexity: O(characters · log characters).
  ///
  /// Rule: L-TEXT-8.
  func text(
    fitting limit: Double, _ mode: NSLineBreakMode, goesOn: Bool = false
  ) -> String {
    let whole = scalars.startIndex..<scalars.endIndex
    if !goesOn, width(whole) <= limit { return string(whole) }
    let bounds = characters
    let last = bounds.count - 1
    switch mode {
    case .byTruncatingHead:
      let first = least(0...last) { width(bounds[$0]..<whole.upperBound) + ellipsis <= limit }
      return "…" + string(bounds[first ?? last]..<whole.upperBound)
    case .byTruncatingMiddle:
      // Half of the remaining characters, rounded up, are before the ellipsis.
      let cut = least(0...last) { count in
        let (front, back) = halves(last - count, bounds)
        return width(front) + ellipsis + width(back) <= limit
      }
      let (front, back) = halves(last - (cut ?? last), bounds)
      return string(front) + "…" + string(back)
    case .byTruncatingTail:
      let cut = least(0...last) {
        width(whole.lowerBound..<bounds[last - $0]) + ellipsis <= limit
      }
      return string(whole.lowerBound..<bounds[last - (cut ?? last)]) + "…"
    default:
      let cut = least(0...last) { width(whole.lowerBound..<bounds[last - $0]) <= limit }
      return string(whole.lowerBound..<bounds[last - (cut ?? last)])
    }
  }

  private func halves(_ retained: Int, _ bounds: [Int]) -> (Range<Int>, Range<Int>) {
    let back = retained / 2
    return (
      bounds[0]..<bounds[retained - back],
      bounds[bounds.count - 1 - back]..<bounds[bounds.count - 1]
    )
  }

  /// Returns the least number for which a condition is true; it must be true for all greater
  /// numbers.
  private func least(_ numbers: ClosedRange<Int>, _ holds: (Int) -> Bool) -> Int? {
    var (low, high) = (numbers.lowerBound, numbers.upperBound + 1)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low <= numbers.upperBound ? low : nil
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// The positions between characters, including both ends.
  private var characters: [Int] {
    var position = scalars.startIndex
    return [position]
      + string(scalars.startIndex..<scalars.endIndex).map {
        position += $0.unicodeScalars.count
        return position
      }
  }
}
