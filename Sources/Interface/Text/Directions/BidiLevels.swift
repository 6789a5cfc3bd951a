/// The levels of a paragraph's characters: even ones are left-to-right, odd ones right-to-left.
///
/// Source: Unicode Standard Annex 9, rules P2 to I2, the Unicode Bidirectional Algorithm.
struct BidiLevels {
  /// The level of each character.
  private(set) var levels: [UInt8]
  /// The level of the paragraph: 0 is left-to-right, 1 right-to-left.
  let base: UInt8

  private let original: [BidiClass]
  private var classes: [BidiClass]
  private let matching: BidiIsolates
  /// The levels after the embedding controls, before the rules for sequences raise them.
  private var embedded: [UInt8] = []

  /// Computes the levels of characters with these classes, in a paragraph with a base level.
  ///
  /// A nil base level is determined by the first strong character. `bracket` returns the bracket of
  /// a character that is one.
  ///
  /// - Complexity: O(characters), and of brackets O(pairs · characters between them).
  ///
  /// Rule: L-TEXT-13.
  init(_ classes: [BidiClass], base: UInt8?, bracket: (Int) -> BidiBracket?) {
    original = classes
    self.classes = classes
    matching = BidiIsolates(classes)
    self.base =
      base ?? BidiLevels.firstStrong(classes, matching, classes.indices) ?? 0
    levels = Array(repeating: self.base, count: classes.count)
    readControls()
    embedded = levels
    for sequence in sequences() { resolve(sequence, bracket) }
    levelRemoved()
  }

  /// Returns the level of the first strong character outside of isolates; nil if there is none.
  static func firstStrong(
    _ classes: [BidiClass], _ matching: BidiIsolates, _ range: Range<Int>
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .leftToRight: return 0
      case .rightToLeft, .arabic: return 1
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        index = matching.end(of: index) ?? range.upperBound
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Controls

  private static let maxDepth: UInt8 = 125

  /// An open embedding, override or isolate.
  private struct Status {
    /// The embedding level of the characters in it.
    var level: UInt8
    /// The class that all characters in it get; nil if they have their own.
    var override: BidiClass?
    /// True for an isolate.
    var isIsolate: Bool
  }

  /// Rules X1 to X8: embeddings, overrides and isolates.
  private mutating func readControls() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var (lostIsolates, lostEmbeddings, openIsolates) = (0, 0, 0)
    func next(_ isOdd: Bool) -> UInt8 {
      let level = stack[stack.count - 1].level
      return isOdd ? (level + 1) | 1 : (level + 2) & ~1
    }
    for index in classes.indices {
      let kind = original[index]
      let top = stack[stack.count - 1]
      switch kind {
      case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
        .rightToLeftOverride:
        levels[index] = top.level
        let isOdd = kind == .rightToLeftEmbedding || kind == .rightToLeftOverride
        let level = next(isOdd)
        if level <= BidiLevels.maxDepth, lostIsolates == 0, lostEmbeddings == 0 {
          let override: BidiClass? =
            kind == .leftToRightOverride
            ? .leftToRight : kind == .rightToLeftOverride ? .rightToLeft : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if lostIsolates == 0 {
          lostEmbeddings += 1
        }
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
        var isOdd = kind == .rightToLeftIsolate
        if kind == .firstStrongIsolate {
          let end = matching.end(of: index) ?? original.count
          isOdd = BidiLevels.firstStrong(original, matching, index + 1..<end) == 1
        }
        let level = next(isOdd)
        if level <= BidiLevels.maxDepth, lostIsolates == 0, lostEmbeddings == 0 {
          openIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          lostIsolates += 1
        }
      case .popIsolate:
        if lostIsolates > 0 {
          lostIsolates -= 1
        } else if openIsolates > 0 {
          lostEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          openIsolates -= 1
        }
        let now = stack[stack.count - 1]
        levels[index] = now.level
        if let override = now.override { classes[index] = override }
      case .popDirection:
        levels[index] = top.level
        if lostIsolates > 0 { break }
        if lostEmbeddings > 0 {
          lostEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .boundary: levels[index] = top.level
      case .paragraphEnd: levels[index] = base
      default:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
      }
    }
  }

  /// Returns the runs of a level, joined across isolates (rule X10).
  private func sequences() -> [[Int]] {
    let retained = levels.indices.filter { !original[$0].isRemoved }
    var runs: [[Int]] = []
    for index in retained {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    var runOfFirst: [Int: Int] = [:]
    for (number, run) in runs.enumerated() { runOfFirst[run[0]] = number }
    var sequences: [[Int]] = []
    for run in runs {
      if original[run[0]] == .popIsolate, matching.beginning(of: run[0]) != nil { continue }
      var sequence = run
      while let last = sequence.last, original[last].isIsolateInitiator,
        let end = matching.end(of: last), let number = runOfFirst[end]
      {
        sequence += runs[number]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  // MARK: Resolving

  private mutating func resolve(_ sequence: [Int], _ bracket: (Int) -> BidiBracket?) {
    let level = levels[sequence[0]]
    let (before, after) = edges(of: sequence, level)
    var run = BidiSequence(
      kinds: sequence.map { classes[$0] }, level: level, before: before, after: after)
    run.resolveWeak()
    var brackets: [(Int, BidiBracket)] = []
    for (position, index) in sequence.enumerated() where run.kinds[position] == .neutral {
      if let found = bracket(index) { brackets.append((position, found)) }
    }
    run.resolveBrackets(brackets) { original[sequence[$0]] == .mark }
    run.resolveNeutral()
    for (position, index) in sequence.enumerated() {
      levels[index] += run.raise(at: position)
    }
  }

  /// Returns the directions at both ends of a sequence, each of the higher of the two levels that
  /// meet there.
  private func edges(of sequence: [Int], _ level: UInt8) -> (BidiClass, BidiClass) {
    var before = base
    var index = sequence[0] - 1
    while index >= 0, original[index].isRemoved { index -= 1 }
    if index >= 0 { before = embedded[index] }
    var after = base
    let last = sequence[sequence.count - 1]
    if !(original[last].isIsolateInitiator && matching.end(of: last) == nil) {
      index = last + 1
      while index < original.count, original[index].isRemoved { index += 1 }
      if index < original.count { after = embedded[index] }
    }
    func direction(_ other: UInt8) -> BidiClass {
      max(level, other) % 2 == 0 ? .leftToRight : .rightToLeft
    }
    return (direction(before), direction(after))
  }

  /// Gives removed characters the level of the character before them.
  private mutating func levelRemoved() {
    var level = base
    for index in levels.indices {
      if original[index].isRemoved { levels[index] = level } else { level = levels[index] }
    }
  }
}
