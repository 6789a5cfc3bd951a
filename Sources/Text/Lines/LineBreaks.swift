/// The positions at which lines may end or must end.
///
/// The algorithm of Unicode Standard Annex 14 with its tailoring of numbers (section 8.2, example 7), strict for
/// small kana. Languages that need a dictionary (Thai, Lao, Khmer, Burmese) are letters.
enum LineBreaks {
  /// What may happen before a character.
  enum Opportunity: UInt8 {
    case none, allowed, mandatory
  }

  /// Changes of the algorithm that UIKit makes.
  struct Tailorings: OptionSet {
    var rawValue: UInt8

    /// Words of Hangul stay whole, as from iOS 14 on (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
    static let hangulByWords = Tailorings(rawValue: 1)
    /// A hyphen at a word's beginning stays with the word: LB20a of later versions of Unicode, in ICU for long.
    static let leadingHyphens = Tailorings(rawValue: 2)
  }

  /// Returns what may happen before each character, and after the last one.
  ///
  /// - Complexity: O(characters).
  ///
  /// Rule: L-TEXT-9.
  static func opportunities(
    in text: String, _ tailorings: Tailorings = [.hangulByWords, .leadingHyphens]
  ) -> ContiguousArray<Opportunity> {
    let table = LineBreakClass.table
    return ContiguousArray(unsafeUninitializedCapacity: text.utf8.count + 1) { buffer, count in
      var state = LineBreakState(tailorings)
      var index = 0
      for scalar in text.unicodeScalars {
        let value = scalar.value
        let kind = value < 0x10000 ? table[Int(value)] : LineBreakClass.beyondBasic(value)
        (buffer.baseAddress.unsafelyUnwrapped + index).initialize(to: state.read(kind, at: index))
        if state.joined >= 0 {
          buffer[state.joined] = .none
          state.joined = -1
        }
        index += 1
      }
      (buffer.baseAddress.unsafelyUnwrapped + index)
        .initialize(to: index > 0 && state.endsLine ? .mandatory : .allowed)
      count = index + 1
    }
  }
}

/// What the characters before a position mean for a line that may end there.
struct LineBreakState {
  private let tailorings: LineBreaks.Tailorings
  /// The class of the last character that is no mark of another one (LB9), spaces too; nil at the beginning.
  private var last: LineBreakClass?
  /// The last class that is no space.
  private var beforeSpaces: LineBreakClass = .al
  private var isJoiner = false
  /// True after an odd number of letters of flags.
  private var isFlagOpen = false
  /// True after a Hebrew letter with a hyphen (LB21a).
  private var isHebrewHyphen = false
  /// True after a hyphen at the beginning of a word (LB20a).
  private var isLeadingHyphen = false
  private var number = Number.none
  /// The position before an opening mark or hyphen that is part of a number if a digit follows; -1 for none.
  private var prefixed = -1
  /// A position that was decided too early, and is no opportunity: a digit came; -1 for none.
  var joined = -1

  private enum Number {
    case none, digits, closed
  }

  init(_ tailorings: LineBreaks.Tailorings) { self.tailorings = tailorings }

  /// True if a line must end after the last character.
  var endsLine: Bool {
    switch last {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Returns what may happen before a character, and goes past it.
  @inline(__always)
  mutating func read(_ kind: LineBreakClass, at index: Int) -> LineBreaks.Opportunity {
    // The most frequent pairs, by the same rules: LB28 and LB7, LB18.
    if kind == .al, last == .al, number == .none, !isJoiner {
      prefixed = -1
      return .none
    }
    return readAny(kind, at: index)
  }

  private mutating func readAny(
    _ found: LineBreakClass, at index: Int
  ) -> LineBreaks.Opportunity {
    var kind = found
    if kind.isHangul, tailorings.contains(.hangulByWords) { kind = .al }
    let wasJoiner = isJoiner
    isJoiner = kind == .zwj
    if kind == .cm || kind == .zwj {
      switch last {
      case nil, .bk?, .cr?, .lf?, .nl?, .sp?, .zw?: kind = .al  // LB10
      default: return .none  // LB9
      }
    }
    guard let last else {  // LB2
      advance(kind, after: nil, at: index)
      return .none
    }
    let result = decide(last, kind, wasJoiner)
    if kind == .nu { joined = prefixed }  // LB25
    advance(kind, after: last, at: index)
    return result
  }

  private mutating func advance(
    _ kind: LineBreakClass, after last: LineBreakClass?, at index: Int
  ) {
    let isHyphen = kind == .hy || kind == .hh
    isHebrewHyphen = last == .hl && (isHyphen || kind == .ba)
    isLeadingHyphen = isHyphen && LineBreakState.beginsWord(after: last)
    isFlagOpen = kind == .ri && !isFlagOpen
    switch kind {
    case .nu: number = .digits
    case .sy, .is: if number != .digits { number = .none }
    case .cl, .cp, .cpWide: number = number == .digits ? .closed : .none
    default: number = .none
    }
    if kind != .sp { beforeSpaces = kind }
    self.last = kind
    switch (last, kind) {
    case (.pr?, .op), (.po?, .op), (.pr?, .opWide), (.po?, .opWide), (.pr?, .hy), (.po?, .hy):
      prefixed = index
    default: prefixed = -1
    }
  }

  private static func beginsWord(after kind: LineBreakClass?) -> Bool {
    switch kind {
    case nil, .bk?, .cr?, .lf?, .nl?, .sp?, .zw?, .cb?, .gl?: true
    default: false
    }
  }

  /// The rules in their order.
  private func decide(
    _ a: LineBreakClass, _ b: LineBreakClass, _ wasJoiner: Bool
  ) -> LineBreaks.Opportunity {
    switch a {
    case .bk, .lf, .nl: return .mandatory  // LB4, LB5
    case .cr: return b == .lf ? .none : .mandatory  // LB5
    default: break
    }
    switch b {
    case .bk, .cr, .lf, .nl, .sp, .zw: return .none  // LB6, LB7
    default: break
    }
    if beforeSpaces == .zw { return .allowed }  // LB8
    if wasJoiner { return .none }  // LB8a
    if b == .wj || a == .wj || a == .gl { return .none }  // LB11, LB12
    switch b {
    case .gl: if a != .sp, a != .ba, a != .hy, a != .hh { return .none }  // LB12a
    case .cl, .cp, .cpWide, .ex, .is, .sy: return .none  // LB13
    default: break
    }
    switch (beforeSpaces, b) {
    case (.op, _), (.opWide, _): return .none  // LB14
    case (.qu, .op), (.qu, .opWide): return .none  // LB15
    case (.cl, .ns), (.cp, .ns), (.cpWide, .ns): return .none  // LB16
    case (.b2, .b2): return .none  // LB17
    default: break
    }
    if a == .sp { return .allowed }  // LB18
    if a == .qu || b == .qu { return .none }  // LB19
    if a == .cb || b == .cb { return .allowed }  // LB20
    if isLeadingHyphen, b == .al, tailorings.contains(.leadingHyphens) { return .none }  // LB20a
    switch b {
    case .ba, .hh, .hy, .ns, .in: return .none  // LB21, LB22
    default: break
    }
    if a == .bb || isHebrewHyphen || (a == .sy && b == .hl) { return .none }  // LB21, LB21a, LB21b
    return decideLetters(a, b)
  }

  /// The rules from LB23 on.
  private func decideLetters(
    _ a: LineBreakClass, _ b: LineBreakClass
  ) -> LineBreaks.Opportunity {
    let (isLetter, isNextLetter) = (a == .al || a == .hl, b == .al || b == .hl)
    let (isPrefix, isNextPrefix) = (a == .pr || a == .po, b == .pr || b == .po)
    if (isLetter && b == .nu) || (a == .nu && isNextLetter) { return .none }  // LB23
    if a == .pr, LineBreakState.isIdeograph(b) { return .none }  // LB23a
    if LineBreakState.isIdeograph(a), b == .po { return .none }  // LB23a
    if (isPrefix && isNextLetter) || (isLetter && isNextPrefix) { return .none }  // LB24
    // LB25, by example 7.
    if b == .nu {
      if isPrefix || a == .op || a == .opWide || a == .hy || number == .digits {
        return .none
      }
    } else if isNextPrefix, number != .none {
      return .none
    }
    switch (a, b) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv),
      (.h2, .jt), (.jt, .jt), (.h3, .jt):
      return .none  // LB26
    case (.pr, _) where b.isHangul: return .none  // LB27
    case (_, .po) where a.isHangul: return .none  // LB27
    default: break
    }
    if isNextLetter, isLetter || a == .is || a == .cp { return .none }  // LB28, LB29, LB30
    if b == .op, isLetter || a == .nu { return .none }  // LB30
    if a == .cp, b == .nu { return .none }  // LB30
    if a == .ri, b == .ri, isFlagOpen { return .none }  // LB30a
    if b == .em, a == .eb || a == .idPicture { return .none }  // LB30b
    return .allowed  // LB31
  }

  private static func isIdeograph(_ kind: LineBreakClass) -> Bool {
    kind == .id || kind == .eb || kind == .em || kind == .idPicture
  }
}
