import Foundation

/// The directions of a paragraph's characters.
struct CharacterDirections {
  /// The embedding level of each character; odd levels are right-to-left.
  var levels: [UInt8]
  /// The class of each character.
  var classes: [BidiClass]
}

/// The directions of a paragraph that is read character by character.
struct ParagraphDirections {
  private var scalars: ContiguousArray<Unicode.Scalar> = []
  private var mayReorder = false
  /// The positions at which attributes embed directions, with the numbers of
  /// `NSAttributedString.Key.writingDirection`.
  private var embeddings: [(position: Int, directions: [Int])] = []
  private var current: [Int] = []

  /// Records the value of the attribute `writingDirection` for the characters that follow; nil for
  /// none.
  mutating func enter(_ value: Any?) {
    let directions = value == nil ? [] : ParagraphDirections.numbers(value)
    guard directions != current else { return }
    current = directions
    embeddings.append((scalars.count, directions))
  }

  /// Appends a character.
  mutating func append(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    if scalar.value >= ParagraphDirections.firstReordered, !mayReorder {
      mayReorder = BidiClass(scalar).mayReorder
    }
  }

  private static let firstReordered: UInt32 = 0x590

  /// Ends the paragraph; `StyledTextReader` calls it, and the same value then reads the next one.
  ///
  /// With `.natural` the first character with a direction determines the paragraph's level.
  /// Returns that level, 0 for left-to-right and 1 for right-to-left, with the levels of the
  /// characters. The levels are nil if the paragraph is left-to-right and nothing in it can change
  /// the order.
  ///
  /// - Complexity: O(characters).
  mutating func end(_ direction: NSWritingDirection) -> (UInt8, CharacterDirections?) {
    defer {
      scalars.removeAll(keepingCapacity: true)
      mayReorder = false
      embeddings = current.isEmpty ? [] : [(0, current)]
    }
    guard mayReorder || direction == .rightToLeft || !embeddings.isEmpty else { return (0, nil) }
    let base: UInt8? =
      switch direction {
      case .natural: nil
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    let classes = scalars.map { BidiClass($0) }
    let (all, positions) = embedded(classes)
    let levels = BidiLevels(all, base: base) { index in
      positions[index] < 0 ? nil : BidiBracket(scalars[positions[index]])
    }
    let own = zip(levels.levels, positions).filter { $0.1 >= 0 }.map(\.0)
    return (levels.base, CharacterDirections(levels: own, classes: classes))
  }

  /// Returns the classes with controls inserted for attributes, and the original index of each; -1
  /// for a control.
  private func embedded(_ classes: [BidiClass]) -> ([BidiClass], [Int]) {
    guard !embeddings.isEmpty else { return (classes, Array(classes.indices)) }
    var all: [BidiClass] = []
    var positions: [Int] = []
    func add(_ kind: BidiClass, _ position: Int) {
      all.append(kind)
      positions.append(position)
    }
    var open = 0
    var next = 0
    for position in 0...classes.count {
      while next < embeddings.count, embeddings[next].position == position {
        for _ in 0..<open { add(.popDirection, -1) }
        open = embeddings[next].directions.count
        for direction in embeddings[next].directions {
          add(ParagraphDirections.control(direction), -1)
        }
        next += 1
      }
      if position < classes.count { add(classes[position], position) }
    }
    return (all, positions)
  }

  /// Returns the control for a number: the direction, plus 2 for an override.
  ///
  /// Source: Apple, NSAttributedString.Key.writingDirection.
  private static func control(_ number: Int) -> BidiClass {
    let isRight = number & 1 == 1
    if number & NSWritingDirectionFormatType.override.rawValue != 0 {
      return isRight ? .rightToLeftOverride : .leftToRightOverride
    }
    return isRight ? .rightToLeftEmbedding : .leftToRightEmbedding
  }

  private static func numbers(_ value: Any?) -> [Int] {
    if let numbers = value as? [Int] { return numbers }
    return (value as? [NSNumber])?.map(\.intValue) ?? []
  }
}
