/// The pairs of beginnings and ends of isolates.
///
/// Source: Unicode Standard Annex 9, definition BD9.
struct BidiIsolates {
  private var ends: [Int: Int] = [:]
  private var beginnings: [Int: Int] = [:]

  /// Pairs the isolates of a paragraph.
  ///
  /// - Complexity: O(characters).
  init(_ classes: [BidiClass]) {
    var open: [Int] = []
    for (index, kind) in classes.enumerated() {
      if kind.isIsolateInitiator { open.append(index) }
      if kind == .popIsolate, let beginning = open.popLast() {
        ends[beginning] = index
        beginnings[index] = beginning
      }
    }
  }

  /// Returns the end of the isolate that begins at a character; nil if it never ends.
  func end(of index: Int) -> Int? { ends[index] }

  /// Returns the beginning of the isolate that ends at a character; nil for an unmatched end.
  func beginning(of index: Int) -> Int? { beginnings[index] }
}
