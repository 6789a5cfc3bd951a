/// A run of one level, joined across the isolates in it, with the classes of its characters.
///
/// The rules change the classes until every character has a direction.
///
/// Source: Unicode Standard Annex 9, rules W1 to W7, N0 to N2, I1 and I2.
struct BidiSequence {
  /// The current class of each character.
  private(set) var kinds: [BidiClass]
  /// The embedding level of the run.
  let level: UInt8
  /// The class of the text before the run, from which neutral characters can take their direction.
  let before: BidiClass
  /// The class of the text after the run.
  let after: BidiClass

  /// Stores the classes of a run and of its neighbours.
  init(kinds: [BidiClass], level: UInt8, before: BidiClass, after: BidiClass) {
    self.kinds = kinds
    self.level = level
    self.before = before
    self.after = after
  }

  private var embedding: BidiClass { level % 2 == 0 ? .leftToRight : .rightToLeft }

  /// Resolves marks and numbers.
  ///
  /// Rules W1 to W7: marks, digits and characters between digits.
  mutating func resolveWeak() {
    var previous = before
    var strong = before
    for position in kinds.indices {
      if kinds[position] == .mark {
        kinds[position] =
          previous.isIsolateInitiator || previous == .popIsolate ? .neutral : previous
      }
      previous = kinds[position]
    }
    for position in kinds.indices {
      switch kinds[position] {
      case .leftToRight, .rightToLeft: strong = kinds[position]
      case .arabic:
        strong = .arabic
        kinds[position] = .rightToLeft
      case .europeanNumber where strong == .arabic: kinds[position] = .arabicNumber
      default: break
      }
    }
    for position in kinds.indices.dropFirst().dropLast() {
      let (left, right) = (kinds[position - 1], kinds[position + 1])
      guard left == right else { continue }
      switch kinds[position] {
      case .europeanSeparator where left == .europeanNumber: kinds[position] = left
      case .commonSeparator where left == .europeanNumber || left == .arabicNumber:
        kinds[position] = left
      default: break
      }
    }
    resolveTerminators()
    strong = before
    for position in kinds.indices {
      switch kinds[position] {
      case .leftToRight, .rightToLeft: strong = kinds[position]
      case .europeanNumber where strong == .leftToRight: kinds[position] = .leftToRight
      default: break
      }
    }
  }

  /// Rules W5 and W6: currency and percent signs join adjacent digits; the others become neutral.
  private mutating func resolveTerminators() {
    var position = 0
    while position < kinds.count {
      guard kinds[position] == .europeanTerminator else {
        position += 1
        continue
      }
      var end = position
      while end < kinds.count, kinds[end] == .europeanTerminator { end += 1 }
      let joins =
        (position > 0 && kinds[position - 1] == .europeanNumber)
        || (end < kinds.count && kinds[end] == .europeanNumber)
      for index in position..<end { kinds[index] = joins ? .europeanNumber : .neutral }
      position = end
    }
    for position in kinds.indices {
      switch kinds[position] {
      case .europeanSeparator, .commonSeparator: kinds[position] = .neutral
      default: break
      }
    }
  }

  /// Resolves pairs of brackets.
  ///
  /// Rule N0: both brackets of a pair take the direction of their contents, or of the text before
  /// them.
  ///
  /// `isMark` returns true for former marks; those after a bracket take its direction.
  mutating func resolveBrackets(_ brackets: [(Int, BidiBracket)], isMark: (Int) -> Bool) {
    for (opening, closing) in BidiSequence.pairs(brackets) {
      var holdsOther = false
      var direction: BidiClass?
      for position in opening + 1..<closing {
        guard let strong = BidiSequence.strong(kinds[position]) else { continue }
        if strong == embedding {
          direction = embedding
          break
        }
        holdsOther = true
      }
      if direction == nil, holdsOther {
        let earlier = kinds[..<opening].reversed().lazy.compactMap(BidiSequence.strong).first
        direction = (earlier ?? before) == embedding ? embedding : BidiSequence.opposite(embedding)
      }
      guard let direction else { continue }
      for position in [opening, closing] {
        kinds[position] = direction
        var next = position + 1
        while next < kinds.count, isMark(next) {
          kinds[next] = direction
          next += 1
        }
      }
    }
  }

  /// Returns the pairs of brackets, in the order of their openings.
  ///
  /// Deep nesting ends the search.
  private static func pairs(_ brackets: [(Int, BidiBracket)]) -> [(Int, Int)] {
    var open: [(position: Int, bracket: UInt32)] = []
    var pairs: [(Int, Int)] = []
    for (position, bracket) in brackets {
      if bracket.isOpening {
        if open.count == maxOpenBrackets { break }
        open.append((position, bracket.opening))
      } else if let match = open.lastIndex(where: { $0.bracket == bracket.opening }) {
        pairs.append((open[match].position, position))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  private static let maxOpenBrackets = 63

  private static func strong(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber, .arabic: .rightToLeft
    default: nil
    }
  }

  private static func opposite(_ kind: BidiClass) -> BidiClass {
    kind == .leftToRight ? .rightToLeft : .leftToRight
  }

  /// Resolves the remaining neutral characters.
  ///
  /// Rules N1 and N2: neutrals take the direction of both neighbours, or that of the run.
  mutating func resolveNeutral() {
    var position = 0
    while position < kinds.count {
      guard isNeutral(kinds[position]) else {
        position += 1
        continue
      }
      var end = position
      while end < kinds.count, isNeutral(kinds[end]) { end += 1 }
      let left = position > 0 ? BidiSequence.strong(kinds[position - 1]) ?? before : before
      let right = end < kinds.count ? BidiSequence.strong(kinds[end]) ?? after : after
      for index in position..<end { kinds[index] = left == right ? left : embedding }
      position = end
    }
  }

  private func isNeutral(_ kind: BidiClass) -> Bool {
    switch kind {
    case .paragraphEnd, .segmentSeparator, .whitespace, .neutral, .leftToRightIsolate,
      .rightToLeftIsolate, .firstStrongIsolate, .popIsolate:
      true
    default: false
    }
  }

  /// Rules I1 and I2: returns the number of levels by which a character is raised above its run.
  func raise(at position: Int) -> UInt8 {
    switch kinds[position] {
    case .leftToRight: level % 2 == 0 ? 0 : 1
    case .rightToLeft: level % 2 == 0 ? 1 : 0
    case .europeanNumber, .arabicNumber: level % 2 == 0 ? 2 : 1
    default: 0
    }
  }
}
