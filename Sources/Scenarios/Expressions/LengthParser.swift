import GimbalDocuments

/// Reads a formula; mistakes carry the column within the document.
struct LengthParser {
  /// The most characters of a formula.
  static let lengthLimit = 1_000
  /// The most parentheses, signs and functions inside each other.
  static let depthLimit = 50

  private let value: DocumentValue
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var depth = 0

  init(_ value: DocumentValue, text: String) {
    self.value = value
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// The formula; everything in the text must belong to it.
  mutating func expression() throws(DocumentError) -> LengthExpression {
    guard scalars.count <= Self.lengthLimit else {
      throw value.error(
        "the formula has \(scalars.count) characters; at most \(Self.lengthLimit) are allowed")
    }
    let root = try sum()
    skipSpaces()
    guard place == scalars.count else {
      throw error(place, "\(found(place)) follows a whole formula; allowed is '+', '-', '*' or '/'")
    }
    return LengthExpression(text: text, position: value.node.position, root: root)
  }

  private mutating func sum() throws(DocumentError) -> LengthExpression.Node {
    var node = try product()
    while let sign = next(of: "+-") {
      let other = try product()
      node = sign == "+" ? .sum(node, other) : .difference(node, other)
    }
    return node
  }

  private mutating func product() throws(DocumentError) -> LengthExpression.Node {
    var node = try factor()
    while let sign = next(of: "*/") {
      let other = try factor()
      node = sign == "*" ? .product(node, other) : .quotient(node, other)
    }
    return node
  }

  private mutating func factor() throws(DocumentError) -> LengthExpression.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw error(place, "the formula is nested deeper than \(Self.depthLimit) levels")
    }
    if next(of: "-") != nil { return .negated(try factor()) }
    if next(of: "(") != nil {
      let inner = try sum()
      try expect(")")
      return inner
    }
    skipSpaces()
    guard place < scalars.count else {
      throw error(place, "the formula ends where a number or a name is missing")
    }
    if isDigit(scalars[place]) { return .number(try number()) }
    if scalars[place] == "'" || isLetter(scalars[place]) { return try name() }
    throw error(place, "\(found(place)) stands where a number or a name is missing")
  }

  private mutating func number() throws(DocumentError) -> Double {
    let start = place
    while place < scalars.count, isDigit(scalars[place]) || scalars[place] == "." { place += 1 }
    let digits = string(start..<place)
    guard let number = Double(digits), number <= 1e9 else {
      throw error(start, "\(QuotedText.of(digits)) is no number up to 1000000000")
    }
    return number
  }

  private mutating func name() throws(DocumentError) -> LengthExpression.Node {
    let start = place
    var words: [(text: String, place: Int)] = []
    repeat { words.append(try word()) } while next(of: ".", spaces: false) != nil
    if words.count == 1, words[0].text == "min" || words[0].text == "max", next(of: "(") != nil {
      var all = [try sum()]
      while next(of: ",") != nil { all.append(try sum()) }
      try expect(")")
      return words[0].text == "min" ? .least(all) : .greatest(all)
    }
    return .quantity(try quantity(words, start))
  }

  private mutating func word() throws(DocumentError) -> (text: String, place: Int) {
    let start = place
    if place < scalars.count, scalars[place] == "'" {
      place += 1
      while place < scalars.count, scalars[place] != "'" { place += 1 }
      guard place < scalars.count else { throw error(start, "the quote ' is not closed") }
      place += 1
      return (string(start + 1..<place - 1), start)
    }
    while place < scalars.count, isLetter(scalars[place]) || isDigit(scalars[place]) { place += 1 }
    guard place > start else { throw error(start, "a name is missing after '.'") }
    return (string(start..<place), start)
  }

  private func quantity(
    _ words: [(text: String, place: Int)], _ start: Int
  ) throws(DocumentError) -> Quantity {
    guard words.count > 1, let last = words.last else {
      let objects = LengthWords.objects + ["safeArea"]
      throw error(
        start,
        "\(QuotedText.of(words[0].text)) is no length; allowed is a part of an object, such as "
          + "'superview.width' or 'safeArea.top'"
          + NearestWord.hint(for: words[0].text, in: objects))
    }
    var owner = words.dropLast().map(\.text)
    let isInset = owner.last == "safeArea"
    let isBounds = owner.last == "bounds" && owner.count > 1
    let parts = isInset ? LengthWords.edges : LengthWords.parts
    guard parts.contains(last.text) else {
      throw error(
        last.place,
        "\(QuotedText.of(last.text)) is no part of \(QuotedText.of(owner.joined(separator: ".")))"
          + "; allowed is \(QuotedText.choice(parts))" + NearestWord.hint(for: last.text, in: parts)
      )
    }
    if isInset || isBounds { owner.removeLast() }
    let property: Quantity.Property =
      if isInset {
        .inset(Quantity.Edge(rawValue: last.text)!)
      } else if isBounds {
        .bounds(Quantity.Part(rawValue: last.text)!)
      } else {
        .part(Quantity.Part(rawValue: last.text)!)
      }
    return Quantity(object: LengthWords.object(owner.joined(separator: ".")), property: property)
  }

  // MARK: Characters

  private mutating func skipSpaces() {
    while place < scalars.count, scalars[place] == " " || scalars[place] == "\t" { place += 1 }
  }

  private mutating func next(of signs: String, spaces: Bool = true) -> Unicode.Scalar? {
    if spaces { skipSpaces() }
    guard place < scalars.count, signs.unicodeScalars.contains(scalars[place]) else { return nil }
    place += 1
    return scalars[place - 1]
  }

  private mutating func expect(_ sign: String) throws(DocumentError) {
    guard next(of: sign) == nil else { return }
    throw error(place, "\(found(place)) stands where '\(sign)' is missing")
  }

  private func found(_ place: Int) -> String {
    place < scalars.count ? QuotedText.of(String(scalars[place])) : "the end of the formula"
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// An error at a character of the formula; its column counts the opening quote.
  private func error(_ place: Int, _ problem: String) -> DocumentError {
    let start = value.node.position
    return DocumentError(
      file: value.file,
      position: SourcePosition(line: start.line, column: start.column + 1 + place),
      problem: problem)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}

/// The words of formulas.
enum LengthWords {
  static let objects = ["screen", "fixed", "window", "superview", "self"]
  static let parts = Quantity.Part.allCases.map(\.rawValue)
  static let edges = Quantity.Edge.allCases.map(\.rawValue)

  /// The object of a name; nothing before `safeArea` means the window's.
  static func object(_ name: String) -> Quantity.Object {
    switch name {
    case "screen": .screen
    case "fixed": .fixed
    case "window", "": .window
    case "superview": .superview
    case "self": .target
    default: .view(name)
    }
  }
}
