/// The arguments of a pattern.
struct ArgumentsPattern: Equatable, Sendable {
  /// A pattern for the value of the argument with a label.
  struct Labelled: Equatable, Sendable {
    var label: String
    var value: ValuePattern
  }

  /// The values by position, in one text, since a value can contain commas.
  var leading: ValuePattern?
  /// The patterns of labeled arguments.
  var labelled: [Labelled] = []

  /// The pattern that any arguments match.
  static let any = ArgumentsPattern()

  /// Returns true if the event's arguments match by position and by label.
  func matches(_ event: TraceEvent) -> Bool {
    if leading == nil && labelled.isEmpty { return true }
    return matchesLeading(event.arguments) && matchesLabelled(event)
  }

  /// Returns true if the event has every label of the pattern.
  func hasLabels(of event: TraceEvent) -> Bool {
    if labelled.isEmpty { return true }
    let labels = EventName.labels(of: event.name) + event.arguments.compactMap(\.label)
    return labelled.allSatisfy { labels.contains($0.label) }
  }

  private func matchesLeading(_ arguments: [TraceArgument]) -> Bool {
    guard let leading else { return true }
    return arguments.indices.contains { last in
      leading.matches(TraceEvent.text(of: arguments[...last]))
    }
  }

  private func matchesLabelled(_ event: TraceEvent) -> Bool {
    if labelled.isEmpty { return true }
    let labels = EventName.labels(of: event.name)
    return labelled.allSatisfy { expected in
      event.arguments.enumerated().contains { position, argument in
        let label = argument.label ?? (position < labels.count ? labels[position] : nil)
        return label == expected.label && expected.value.matches(argument.value.text)
      }
    }
  }
}

/// A value as text with wildcards, compared by words and numbers.
struct ValuePattern: Equatable, Sendable {
  let pieces: [WildcardMatch.Piece<Word>]

  init(_ text: String) {
    pieces = Word.tokens(of: text).flatMap { word -> [WildcardMatch.Piece<Word>] in
      switch word {
      case .text("*"): [.run]
      case .text("_"): [.any, .run]
      default: [.one(word)]
      }
    }
  }

  /// Returns true if a value's text matches; numbers may differ by a millionth.
  func matches(_ text: String) -> Bool {
    if pieces == [.run] { return true }
    return WildcardMatch.matches(Word.tokens(of: text), pieces) { $0.agrees(with: $1) }
  }

  /// A part of a value that is compared as a whole.
  enum Word: Equatable, Sendable {
    case number(Double)
    case text(String)

    /// Returns true for the same text, or for numbers that differ by a millionth at most.
    func agrees(with other: Word) -> Bool {
      guard case .number(let a) = self, case .number(let b) = other else { return self == other }
      return abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
    }
  }
}

extension ValuePattern.Word {
  /// Splits a value into numbers, words and signs; spaces only separate them.
  static func tokens(of text: String) -> [ValuePattern.Word] {
    var scanner = WordScanner(scalars: Array(text.unicodeScalars))
    return scanner.tokens()
  }
}

private struct WordScanner {
  let scalars: [Unicode.Scalar]
  var position = 0

  /// Consumes the rest of the text, and returns its words.
  mutating func tokens() -> [ValuePattern.Word] {
    var tokens: [ValuePattern.Word] = []
    while position < scalars.count {
      let scalar = scalars[position]
      var followsNumber = false
      if case .number = tokens.last { followsNumber = true }
      if scalar.properties.isWhitespace {
        position += 1
      } else if beginsNumber(at: position, signed: !followsNumber) {
        tokens.append(number())
      } else if scalar == "-", peek(1) == ">" {
        position += 2
        tokens.append(.text("→"))
      } else if scalar == "x" || scalar == "X", followsNumber, numberFollows(position + 1) {
        position += 1
        tokens.append(.text("×"))
      } else if isWordly(scalar) {
        let start = position
        while position < scalars.count, isWordly(scalars[position]) { position += 1 }
        tokens.append(.text(text(from: start)))
      } else {
        position += 1
        tokens.append(.text(String(scalar)))
      }
    }
    return tokens
  }

  private mutating func number() -> ValuePattern.Word {
    let start = position
    position += 1
    while position < scalars.count {
      let scalar = scalars[position]
      let isExponent = scalar == "e" && (isDigit(peek(1)) || (isSign(peek(1)) && isDigit(peek(2))))
      if isExponent { position += 1 } else if !isDigit(scalar) && scalar != "." { break }
      position += 1
    }
    let text = text(from: start)
    return Double(text).map { .number($0) } ?? .text(text)
  }

  private func beginsNumber(at location: Int, signed: Bool) -> Bool {
    guard location < scalars.count else { return false }
    if isDigit(scalars[location]) { return true }
    return signed && isSign(scalars[location]) && location + 1 < scalars.count
      && isDigit(scalars[location + 1])
  }

  private func numberFollows(_ location: Int) -> Bool {
    var location = location
    while location < scalars.count, scalars[location].properties.isWhitespace { location += 1 }
    return beginsNumber(at: location, signed: true)
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return String(text)
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }

  private func isSign(_ scalar: Unicode.Scalar?) -> Bool { scalar == "-" || scalar == "+" }

  private func isWordly(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "_" || scalar == "#"
      || scalar == "."
  }
}
