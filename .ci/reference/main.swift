import Foundation

// Compiled by `.ci/reference-checks` together with the sources that it checks.
// Prints one line for each check: its name, the cases, and how many of them differ.

/// The lines of a file of the Unicode Character Database without comments.
func lines(_ name: String) throws -> [Substring] {
  let text = try String(contentsOfFile: CommandLine.arguments[1] + "/" + name, encoding: .utf8)
  return text.split(separator: "\n").compactMap { line in
    let content = line.prefix { $0 != "#" }
    return content.allSatisfy(\.isWhitespace) ? nil : content
  }
}

func scalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
  text.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
}

func report(_ name: String, _ cases: Int, _ differ: Int) { print(name, cases, differ) }

func lineBreaks(_ name: String, _ tailorings: LineBreaks.Tailorings) throws {
  var (cases, differ) = (0, 0)
  for line in try lines("auxiliary/LineBreakTest.txt") {
    let parts = line.split(whereSeparator: \.isWhitespace)
    var text = String.UnicodeScalarView()
    text += parts.flatMap(scalars)
    let expected = parts.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
    let found = LineBreaks.opportunities(in: String(text), tailorings).map { $0 != .none }
    cases += 1
    // The file counts no opportunity at the beginning; neither does the breaker.
    if found != expected { differ += 1 }
  }
  report(name, cases, differ)
}

func directions() throws {
  var (cases, differ) = (0, 0)
  for line in try lines("BidiCharacterTest.txt") {
    let fields = line.split(separator: ";")
    guard fields.count == 5 else { continue }
    let text = scalars(fields[0])
    let base: UInt8? = fields[1] == "2" ? nil : UInt8(fields[1])
    let levels = BidiLevels(text.map { BidiClass($0) }, base: base) { BidiBracket(text[$0]) }
    let classes = text.map { BidiClass($0) }
    let line = VisualOrder.lineLevels(levels.levels[...], classes[...], base: levels.base)
    let expected = fields[3].split(separator: " ")
    cases += 1
    let isEqual =
      UInt8(fields[2]) == levels.base
      && zip(line, expected).allSatisfy { $0.1 == "x" || UInt8($0.1) == $0.0 }
    if !isEqual { differ += 1 }
  }
  report("bidi/characters", cases, differ)
}

/// Reads paragraphs from standard input, U+0001 for a line feed, and prints what may happen before each character.
func paragraphs() {
  let tailorings: LineBreaks.Tailorings = [.leadingHyphens, .pointsBeforeDigits]
  while let line = readLine() {
    let text = line.replacingOccurrences(of: "\u{1}", with: "\n")
    print(LineBreaks.opportunities(in: text, tailorings).map { "\($0.rawValue)" }.joined())
  }
}

/// Reads languages and numbers from standard input and prints the category of each.
func plurals() {
  var known: [Substring: PluralRules] = [:]
  while let line = readLine() {
    let words = line.split(separator: " ")
    let rules = known[words[0]] ?? .of(String(words[0]))
    known[words[0]] = rules
    print(PluralOperands(words[1]).map(rules.category) ?? "none")
  }
}

if CommandLine.arguments.count < 2 {
  paragraphs()
} else if CommandLine.arguments[1] == "plurals" {
  plurals()
} else {
  try lineBreaks("line-breaks/unicode", [])
  try lineBreaks("line-breaks/leadingHyphens", .leadingHyphens)
  try lineBreaks("line-breaks/pointsBeforeDigits", .pointsBeforeDigits)
  try lineBreaks("line-breaks/hangulByWords", .hangulByWords)
  try lineBreaks("line-breaks/usual", .usual)
  try directions()
}
