import Foundation

/// The lengths of consecutive elements, in points.
///
/// Most lengths are estimates.
///
/// Lengths are stored in blocks, which are made when the first of their elements gets a length. A
/// list with only one estimate is therefore cheap, whatever its count.
struct LengthList {
  private struct Block {
    /// The lengths of the block's elements, in points.
    var lengths: [CGFloat]
    /// False for each length that is an estimate.
    var isKnown: [Bool]
    /// The sum of the lengths, minus the estimate for each.
    var excess: CGFloat = 0
  }

  private static let blockSize = 256

  /// The maximum number of elements.
  static let limit = 1 << 31

  /// The number of elements, known and estimated.
  let count: Int
  /// The estimated length in points of elements whose length was not set.
  let guess: CGFloat
  private var blocks: [Int: Block] = [:]
  private var excesses: PartialSums

  /// Creates a list in which each element has the estimated length, 0 or more.
  init(count: Int, guess: CGFloat) {
    self.count = count
    self.guess = guess
    excesses = PartialSums(count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// The sum of all lengths.
  ///
  /// - Complexity: O(log n).
  var total: CGFloat { CGFloat(count) * guess + excesses.sum(before: excesses.count) }

  /// The length of an element in points; the estimate, if no length was set.
  subscript(index: Int) -> CGFloat {
    blocks[index / Self.blockSize]?.lengths[index % Self.blockSize] ?? guess
  }

  /// Returns false if the length is an estimate.
  func isKnown(_ index: Int) -> Bool {
    blocks[index / Self.blockSize]?.isKnown[index % Self.blockSize] ?? false
  }

  /// Sets the length of an element, either measured (`isKnown`) or as an estimate.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ length: CGFloat, at index: Int, isKnown: Bool = true) {
    let location = index / Self.blockSize
    let offset = index % Self.blockSize
    let size = min(Self.blockSize, count - location * Self.blockSize)
    let guess = guess
    let difference = {
      (block: inout Block) -> CGFloat in
      let difference = length - block.lengths[offset]
      block.lengths[offset] = length
      block.isKnown[offset] = isKnown
      block.excess += difference
      return difference
    }(
      &blocks[
        location,
        default: Block(
          lengths: [CGFloat](repeating: guess, count: size),
          isKnown: [Bool](repeating: false, count: size))])
    if difference != 0 { excesses.add(difference, at: location) }
  }

  /// Returns the sum of the lengths before an element, in points; of all lengths for an index past
  /// the end.
  ///
  /// - Complexity: O(log n).
  func offset(of index: Int) -> CGFloat {
    let location = index / Self.blockSize
    var offset = CGFloat(location * Self.blockSize) * guess + excesses.sum(before: location)
    let rest = index % Self.blockSize
    if let block = blocks[location] {
      for length in block.lengths[..<rest] { offset += length }
    } else {
      offset += CGFloat(rest) * guess
    }
    return offset
  }

  /// Returns the first element that ends beyond a distance from the beginning; nil past the end.
  ///
  /// - Complexity: O(log n).
  func index(at distance: CGFloat) -> Int? {
    var (location, before) = excesses.index(
      beyond: distance, step: CGFloat(Self.blockSize) * guess)
    // The last block may be shorter than its step indicates.
    while location < excesses.count {
      let first = location * Self.blockSize
      let size = min(Self.blockSize, count - first)
      if let block = blocks[location] {
        for (offset, length) in block.lengths.enumerated() {
          before += length
          if before > distance { return first + offset }
        }
      } else if guess > 0 {
        let offset = Int(max(0, ((distance - before) / guess).rounded(.down)))
        if offset < size { return first + offset }
        before += CGFloat(size) * guess
      }
      location += 1
    }
    return nil
  }

  /// Calls `body` with all lengths that were set, in no particular order.
  ///
  /// - Complexity: O(blocks with lengths of their own).
  func forEachSet(_ body: (_ index: Int, _ length: CGFloat, _ isKnown: Bool) -> Void) {
    for (location, block) in blocks {
      for offset in block.lengths.indices
      where block.isKnown[offset] || block.lengths[offset] != guess {
        body(location * Self.blockSize + offset, block.lengths[offset], block.isKnown[offset])
      }
    }
  }
}
