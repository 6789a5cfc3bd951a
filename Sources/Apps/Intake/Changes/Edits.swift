/// Changes of a source, each to a range of bytes.
struct Edits {
  /// The changes, in the order of their ranges.
  private var edits: [Edit] = []

  private struct Edit {
    var range: Range<Int>
    var text: String
    /// The order of insertions at one position.
    var number: Int
  }

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range by a text.
  ///
  /// - Complexity: O(log edits) if edits are in the order of the source.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let edit = Edit(range: range, text: text, number: edits.count)
    edits.insert(edit, at: start(of: range.lowerBound + 1))
  }

  /// Returns the index of the first change whose range begins at or after a byte.
  private func start(of offset: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Inserts a text before a byte.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Replaces a range by spaces, so that following code keeps its line and column.
  mutating func blank(_ range: Range<Int>, in source: SourceText) {
    replace(range, with: Edits.blanks(for: source.bytes[range]))
  }

  /// Returns the line breaks of bytes, and a space for every other byte.
  private static func blanks(for bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0.isNewline ? $0 : .space }, as: UTF8.self)
  }

  /// Returns the line breaks of a range, so that following code keeps its line.
  static func newlines(of bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter(\.isNewline), as: UTF8.self)
  }

  /// Returns a range with its changes.
  ///
  /// Of overlapping changes the outermost applies; a change of a whole range is applied before
  /// those inside it.
  ///
  /// - Complexity: O(bytes + edits · log edits).
  func applied(to bytes: [UInt8], in part: Range<Int>? = nil) -> [UInt8] {
    let part = part ?? 0..<bytes.count
    let isWhole = part == 0..<bytes.count
    let chosen =
      edits[start(of: part.lowerBound)..<start(of: part.upperBound + 1)]
      .filter { $0.range.upperBound <= part.upperBound && (isWhole || $0.range != part) }
      .sorted { left, right in
        if left.range.lowerBound != right.range.lowerBound {
          return left.range.lowerBound < right.range.lowerBound
        }
        if left.range.isEmpty != right.range.isEmpty { return left.range.isEmpty }
        if left.range.upperBound != right.range.upperBound {
          return left.range.upperBound > right.range.upperBound
        }
        return left.number < right.number
      }
    var result: [UInt8] = []
    result.reserveCapacity(part.count + 256)
    var position = part.lowerBound
    for edit in chosen where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position..<part.upperBound]
    return result
  }
}
