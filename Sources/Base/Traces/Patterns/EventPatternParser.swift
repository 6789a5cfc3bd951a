import GimbalDocuments

/// A parser of the text form of an event pattern.
struct EventPatternParser {
  private let text: String
  private let characters: [Character]

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The limit of characters in a pattern.
  static let lengthLimit = 2_000

  /// Returns the pattern of the text.
  ///
  /// - Throws: ``EventPatternError`` with the column of the first error.
  func pattern() throws(EventPatternError) -> EventPattern {
    guard characters.count <= EventPatternParser.lengthLimit else {
      throw EventPatternError(
        pattern: String(text.prefix(60)) + "…", column: EventPatternParser.lengthLimit + 1,
        issue: "the pattern is too long; allowed are \(EventPatternParser.lengthLimit) characters"
      )
    }
    guard let first = characters.firstIndex(where: { !$0.isWhitespace }) else {
      throw error(0, "the pattern is empty; allowed is '[receiver] event', as in 'root bounds'")
    }
    let last = characters.lastIndex { !$0.isWhitespace }!
    if characters[last] == "'" { return try ownName(first, last) }
    let open = characters.firstIndex(of: "(")
    let nameEnd = open ?? last + 1
    let nameStart =
      characters[first..<nameEnd].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? first
    guard nameStart < nameEnd else {
      throw error(nameEnd, "an event's name is missing before '('")
    }
    let receiver = receiver(first, nameStart)
    let base = String(characters[nameStart..<nameEnd])
    guard let open else {
      return finish(receiver, try name(base, at: nameStart), .any)
    }
    guard characters[last] == ")" else {
      throw error(last + 1, "')' is missing at the end of the arguments")
    }
    let inside = (open + 1)..<last
    if isLabelsOnly(characters[inside]) {
      let full = base + "(" + String(characters[inside]) + ")"
      return finish(receiver, try name(full, at: nameStart), .any)
    }
    let name = try name(base, at: nameStart)
    return finish(receiver, name, try arguments(inside, of: name))
  }

  /// `receiver 'any names'`.
  private func ownName(_ first: Int, _ last: Int) throws(EventPatternError) -> EventPattern {
    guard let open = characters[first..<last].lastIndex(of: "'") else {
      throw error(last, "the name that ends with this quote does not start with one")
    }
    guard open + 1 < last else { throw error(open, "the name between the quotes is empty") }
    return finish(
      receiver(first, open), .full(String(characters[(open + 1)..<last])), .any)
  }

  private func finish(
    _ receiver: Glob, _ name: EventPattern.Name, _ arguments: ArgumentsPattern
  ) -> EventPattern {
    EventPattern(text: text, receiver: receiver, name: name, arguments: arguments)
  }

  private func receiver(_ start: Int, _ end: Int) -> Glob {
    let names = characters[start..<end].drop(while: \.isWhitespace)
    guard let last = names.lastIndex(where: { !$0.isWhitespace }) else { return Glob("*") }
    return Glob(String(names[...last]))
  }

  private func name(_ name: String, at start: Int) throws(EventPatternError) -> EventPattern.Name {
    if name.contains("*") {
      let glob = EventPattern.Name.glob(Glob(name))
      if !glob.signatures.isEmpty { return glob }
      if let other = EventName.notRecorded.keys.sorted().first(where: Glob(name).matches) {
        throw error(start, "'\(other)' \(EventName.notRecorded[other]!)")
      }
      throw error(start, "no event has a name like \(QuotedText.of(name))")
    }
    if name.contains("(") {
      if EventName(text: name) != nil { return .full(name) }
    } else if EventPatternParser.baseNames.contains(name) {
      return .base(name)
    }
    if let reason = EventName.reasonForAbsence(of: name) {
      throw error(start, "\(QuotedText.of(name)) \(reason)")
    }
    let names = EventName.allCases.map(\.text) + EventPatternParser.sortedBaseNames
    throw error(
      start,
      "no event is named \(QuotedText.of(name)); allowed is a name of UIKit's or one in quotes"
        + NearestWord.hint(for: name, in: names))
  }

  private static let baseNames = Set(EventName.allCases.map(\.baseName))
  private static let sortedBaseNames = baseNames.sorted()

  /// Returns true for `to:with:` and for an empty list.
  private func isLabelsOnly(_ inside: ArraySlice<Character>) -> Bool {
    if inside.isEmpty { return true }
    guard inside.last == ":" else { return false }
    return inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().allSatisfy {
      !$0.isEmpty && $0.allSatisfy(isLabelCharacter)
    }
  }

  private func isLabelCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Parses the arguments, which an event of the name must be able to have.
  private func arguments(
    _ inside: Range<Int>, of name: EventPattern.Name
  ) throws(EventPatternError) -> ArgumentsPattern {
    var pattern = ArgumentsPattern()
    var leading: [String] = []
    var columns: [Int] = []
    var leadingColumn = inside.lowerBound
    for item in try items(inside) {
      guard let start = item.first(where: { !characters[$0].isWhitespace }) else {
        throw error(item.lowerBound, "a value is missing; '_' matches any")
      }
      let end = item.last { !characters[$0].isWhitespace }! + 1
      let labelEnd = (start..<end).first { !isLabelCharacter(characters[$0]) } ?? end
      if labelEnd > start, labelEnd < end, characters[labelEnd] == ":" {
        let label = String(characters[start..<labelEnd])
        let text = String(characters[(labelEnd + 1)..<end].drop(while: \.isWhitespace))
        let value = try unquoted(text, at: end - text.count)
        guard !value.isEmpty else {
          throw error(end, "the value of '\(label)' is missing; '_' matches any")
        }
        if label != "_" {
          pattern.labelled.append(.init(label: label, value: ValuePattern(value)))
          columns.append(start)
          continue
        }
        if leading.isEmpty { leadingColumn = start }
        leading.append(value)
      } else {
        if leading.isEmpty { leadingColumn = start }
        leading.append(try unquoted(String(characters[start..<end]), at: start))
      }
    }
    if !leading.isEmpty { pattern.leading = ValuePattern(leading.joined(separator: ", ")) }
    if let (location, issue) = pattern.objection(to: name.signatures) {
      let column =
        if case .labelled(let position) = location { columns[position] } else { leadingColumn }
      throw error(column, issue)
    }
    return pattern
  }

  /// Returns the ranges between the commas outside brackets and quotes.
  private func items(_ inside: Range<Int>) throws(EventPatternError) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = inside.lowerBound
    var depth = 0
    var quote: Int?
    for position in inside {
      let character = characters[position]
      if let opened = quote {
        if character == characters[opened] { quote = nil }
        continue
      }
      switch character {
      case "\"": quote = position
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        items.append(start..<position)
        start = position + 1
      default: break
      }
      if depth < 0 { throw error(position, "this bracket closes none") }
    }
    if let quote { throw error(quote, "this quote is not closed") }
    if depth > 0 { throw error(inside.upperBound, "a bracket is not closed") }
    return items + [start..<inside.upperBound]
  }

  /// Returns the value without its quotes; single quotes are an error, since no event contains
  /// them.
  private func unquoted(_ value: String, at start: Int) throws(EventPatternError) -> String {
    if value.count >= 2, value.first == "'", value.last == "'" {
      throw error(start, "a value has double quotes, \"…\", or none, but not single quotes")
    }
    return value.count >= 2 && value.first == "\"" && value.last == "\""
      ? String(value.dropFirst().dropLast()) : value
  }

  private func error(_ position: Int, _ issue: String) -> EventPatternError {
    EventPatternError(pattern: text, column: position + 1, issue: issue)
  }
}
