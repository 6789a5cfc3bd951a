import Foundation

// Compiled by `.ci/reference-checks` together with the sources that it checks.
// Prints one line for each check: its name, the number of cases, and the number of differing cases.

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
  let tailorings: LineBreaks.Tailorings = [
    .leadingHyphens, .pointsBeforeDigits, .quotesBetweenIdeographs,
  ]
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

/// Reads a path, the index of a font in that file, perhaps with the number of an instance (`0:3`), and words from
/// standard input, and prints the width of each word in units of the font; nothing for words that the font lacks a glyph of.
func widths() throws {
  var (path, bytes): (Substring, [UInt8]) = ("", [])
  while let line = readLine() {
    let fields = line.split(separator: "\t")
    if fields[0] != path {
      path = fields[0]
      bytes = Array(try Data(contentsOf: URL(filePath: String(path))))
    }
    let numbers = fields[1].split(separator: ":").map { Int($0)! }
    var font = try? FontFile(bytes, index: numbers[0])
    if numbers.count > 1 { font = try? font?.instance(numbers[1]) }
    let words = fields[2].split(separator: " ").map { word -> String in
      guard let shaped = font?.shape(Array(word.unicodeScalars)),
        shaped.characters.allSatisfy(\.isKnown)
      else { return "-" }
      return "\(shaped.characters.reduce(0) { $0 + $1.kerning + $1.advance })"
    }
    print(words.joined(separator: " "))
  }
}

/// Reads the numbers of a line.
func numbers(_ line: String) -> [Double] { line.split(separator: " ").map { Double($0)! } }

/// Reads a path and the index of a font in that file, and prints its heights in units of the font.
func heights() throws {
  while let line = readLine() {
    let fields = line.split(separator: "\t")
    let bytes = Array(try Data(contentsOf: URL(filePath: String(fields[0]))))
    guard let metrics = try? FontFile(bytes, index: Int(fields[1])!).metrics else {
      print("none")
      continue
    }
    print(metrics.ascender, metrics.descender, metrics.lineGap)
  }
}

/// Reads curves and times, or springs and times, and prints the value of each time.
func motion() {
  while let line = readLine() {
    let isCurve = line.first == "c"
    let numbers = numbers(String(line.dropFirst()))
    let values = numbers.dropFirst(4).map { time in
      isCurve
        ? UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3]).height(at: time)
        : SpringMotion(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2], velocity: numbers[3]
        ).progress(at: time)
    }
    print(values.map { "\($0)" }.joined(separator: " "))
  }
}

/// Reads systems of constraints and prints the values of their variables.
///
/// Each is the number of its variables and, for each constraint, relation, constant, priority, the number of terms, and
/// index and factor of each.
func systems() throws {
  while let line = readLine() {
    var numbers = numbers(line).makeIterator()
    var solver = Solver()
    let variables = (0..<Int(numbers.next()!)).map { _ in solver.makeVariable() }
    while let relation = numbers.next() {
      let (constant, priority) = (numbers.next()!, Float(numbers.next()!))
      let terms = (0..<Int(numbers.next()!)).map { _ in
        Term(variables[Int(numbers.next()!)], numbers.next()!)
      }
      try solver.add(
        LinearConstraint(terms, Relation(rawValue: Int8(relation))!, constant, priority: priority))
    }
    do {
      try solver.solve()
      print(variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
    } catch {
      print("none")
    }
  }
}

/// Reads paths of property lists and prints each as JSON, or the error.
func propertyLists() throws {
  while let path = readLine() {
    let value = try? PropertyListReader.read(
      try Data(contentsOf: URL(filePath: path)), file: "list")
    let json = try value.map {
      try JSONSerialization.data(withJSONObject: ["value": $0.propertyList], options: .sortedKeys)
    }
    print(json.map { String(decoding: $0, as: UTF8.self) } ?? "none")
  }
}

/// Reads paths of projects and prints for each whether Foundation reads the same value, else what differs.
func projects() throws {
  while let path = readLine() {
    let data = try Data(contentsOf: URL(filePath: path))
    let own: Any?
    do {
      own = try PropertyListReader.read(data, file: "project").propertyList
    } catch { own = nil }
    let theirs = try? PropertyListSerialization.propertyList(from: data, format: nil)
    if own == nil || theirs == nil {
      print(own == nil && theirs == nil ? "same" : own == nil ? "read by Foundation alone" : "read here alone")
    } else {
      print((own as? NSDictionary)?.isEqual(theirs) == true ? "same" : "read otherwise")
    }
  }
}

switch CommandLine.arguments.dropFirst().first {
case nil: paragraphs()
case "plurals": plurals()
case "widths": try widths()
case "heights": try heights()
case "motion": motion()
case "systems": try systems()
case "lists": try propertyLists()
case "projects": try projects()
default:
  try lineBreaks("line-breaks/unicode", [])
  try lineBreaks("line-breaks/leadingHyphens", .leadingHyphens)
  try lineBreaks("line-breaks/pointsBeforeDigits", .pointsBeforeDigits)
  try lineBreaks("line-breaks/hangulByWords", .hangulByWords)
  try lineBreaks("line-breaks/quotesBetweenIdeographs", .quotesBetweenIdeographs)
  try lineBreaks("line-breaks/usual", .usual)
  try directions()
}
