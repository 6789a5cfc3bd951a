/// The positions at which lines may end or must end.
///
/// The algorithm of Unicode Standard Annex 14 with its tailoring of numbers (section 8.2, example
/// 7), strict for small kana. Languages that need a dictionary (Thai, Lao, Khmer, Burmese) are
/// treated as letters.
enum LineBreaks {
  /// No line end, a possible one, or a required one before a character.
  enum Opportunity: UInt8 {
    case none, allowed, mandatory
  }

  /// UIKit's changes of the algorithm.
  struct Tailorings: OptionSet {
    /// The bits of the changes.
    var rawValue: UInt8

    /// Hangul breaks only between words, as from iOS 14 on
    /// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`).
    static let hangulByWords = Tailorings(rawValue: 1)
    /// A hyphen at a word's beginning stays with the word: LB20a of later Unicode versions, older
    /// in ICU.
    static let leadingHyphens = Tailorings(rawValue: 2)
    /// A point or comma before a digit stays with it, as in `%.2f`: LB25 without example 7, also in
    /// ICU.
    static let pointsBeforeDigits = Tailorings(rawValue: 4)

    /// A line may end outside of quotes between East Asian characters: LB19a of Unicode 16.0, older
    /// in ICU's Chinese.
    static let quotesBetweenIdeographs = Tailorings(rawValue: 8)

    /// The tailorings of UIKit's labels.
    static let usual: Tailorings = [
      .hangulByWords, .leadingHyphens, .pointsBeforeDigits, .quotesBetweenIdeographs,
    ]
  }

  /// Returns the break opportunities before each character, and after the last one.
  ///
  /// - Complexity: O(characters).
  ///
  /// Rule: L-TEXT-9.
  static func opportunities(
    in text: String, _ tailorings: Tailorings = .usual
  ) -> ContiguousArray<Opportunity> {
    let table = LineBreakClass.table
    var text = text
    return text.withUTF8 { bytes in
      ContiguousArray(unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
        var state = LineBreakState(tailorings)
        var index = 0
        var hasQuotes = false
        var scalars = UTF8Scalars(bytes)
        while let scalar = scalars.next() {
          let kind = LineBreakClass.of(scalar, table)
          buffer.initializeElement(at: index, to: state.read(kind, at: index))
          if state.joined >= 0 {
            buffer[state.joined] = .none
            state.joined = -1
          }
          index += 1
          guard kind == .al, state.isInWord else {
            if kind == .qu, !scalar.isASCII { hasQuotes = true }
            continue
          }
          // LB28 for words of ASCII letters.
          let letters = scalars.skipASCII { table[Int($0)] == .al }
          buffer[index..<index + letters].initialize(repeating: .none)
          index += letters
        }
        let end: Opportunity = index > 0 && state.endsLine ? .mandatory : .allowed
        buffer.initializeElement(at: index, to: end)
        count = index + 1
        if hasQuotes, tailorings.contains(.quotesBetweenIdeographs) {
          endLinesAtQuotes(in: bytes, buffer)
        }
      }
    }
  }
}

/// The state after the characters before a position, from which the break opportunity there is
/// decided.
struct LineBreakState {
  private let tailorings: LineBreaks.Tailorings
  /// The class of the last character, which may be a space but no combining mark (LB9); nil at the
  /// beginning.
  private var last: LineBreakClass?
  /// The last class other than a space.
  private var beforeSpaces: LineBreakClass = .sp
  private var isJoiner = false
  /// True after letters, ideographs and following spaces, to which no other rule applies.
  private var isPlain = false
  /// True after an odd number of regional indicators.
  private var isFlagOpen = false
  /// True after a Hebrew letter with a hyphen (LB21a).
  private var isHebrewHyphen = false
  /// True after a hyphen at the beginning of a word (LB20a).
  private var isLeadingHyphen = false
  private var number = Number.none
  /// The position before an opening mark or hyphen that is part of a number if a digit follows; -1
  /// for none.
  private var prefixed = -1
  /// A position that was decided too early and is not an opportunity, because a digit follows; -1
  /// for none.
  var joined = -1

  private enum Number {
    case none, digits, closed
  }

  /// True if another letter can only continue a word.
  var isInWord: Bool { isPlain && last == .al }

  /// Creates the state before the first character.
  init(_ tailorings: LineBreaks.Tailorings) { self.tailorings = tailorings }

  /// True if a line must end after the last character.
  var endsLine: Bool {
    switch last {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Returns the break opportunity before a character, and advances past the character.
  ///
  /// Letters, ideographs and the spaces after them are most of a text. If nothing else precedes
  /// them, only LB7, LB18, LB28 and LB31 apply.
  @inline(__always)
  mutating func read(_ kind: LineBreakClass, at index: Int) -> LineBreaks.Opportunity {
    guard isPlain, kind.rawValue <= LineBreakClass.sp.rawValue else {
      return readAny(kind, at: index)
    }
    if kind == .al, last == .al { return .none }
    switch kind {
    case .sp:
      last = .sp
      return .none
    case .al, .id:
      last = kind
      beforeSpaces = kind
      return .allowed
    default: return readAny(kind, at: index)
    }
  }

  private mutating func readAny(
    _ found: LineBreakClass, at index: Int
  ) -> LineBreaks.Opportunity {
    var kind = found
    if kind.isHangul, tailorings.contains(.hangulByWords) { kind = .al }
    let wasJoiner = isJoiner
    isJoiner = kind == .zwj
    isPlain = false
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
    isPlain =
      !isJoiner && (kind == .al || kind == .id || kind == .sp)
      && (beforeSpaces == .al || beforeSpaces == .id)
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

  /// Applies the rules in order.
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

  /// Applies the rules from LB23 on.
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
      if isPrefix || a == .op || a == .opWide || a == .hy || number == .digits
        || (a == .is && tailorings.contains(.pointsBeforeDigits))
      {
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
    if b == .em, a == .eb || a == .idImage { return .none }  // LB30b
    return .allowed  // LB31
  }

  private static func isIdeograph(_ kind: LineBreakClass) -> Bool {
    kind == .id || kind == .eb || kind == .em || kind == .idImage
  }
}
