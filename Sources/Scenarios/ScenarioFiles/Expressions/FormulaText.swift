import GimbalDocuments

/// The text of a formula or an equation that is parsed; errors have the column in the document.
struct FormulaText {
  /// The number of characters above which a text is refused.
  static let lengthLimit = 1_000
  /// The limit of nested parentheses, signs and functions.
  static let depthLimit = 50

  /// The noun for the text in messages: `formula`.
  let noun: String
  /// The whole text as it was written.
  let text: String
  /// The index of the next Unicode scalar to parse.
  private(set) var location = 0
  private let value: DocumentValue
  private let scalars: [Unicode.Scalar]
  private var depth = 0

  /// Prepares a text for parsing; `value` has the position for errors, and `noun` is for messages.
  ///
  /// - Throws: the position and the reason if the text is too long.
  init(_ value: DocumentValue, text: String, noun: String) throws(DocumentError) {
    self.value = value
    self.text = text
    self.noun = noun
    scalars = Array(text.unicodeScalars)
    guard scalars.count <= Self.lengthLimit else {
      throw value.error(
        "the \(noun) has \(scalars.count) characters; at most \(Self.lengthLimit) are allowed")
    }
  }

  /// The position of the text in its file.
  var start: SourcePosition { value.node.position }

  /// Returns the position of a character of the text; the column counts the opening quote.
  func position(_ location: Int) -> SourcePosition {
    start.moved(columns: 1 + location)
  }

  /// Returns an error at a character of the formula.
  func error(_ location: Int, _ issue: String) -> DocumentError {
    DocumentError(file: value.file, position: position(location), issue: issue)
  }

  // MARK: Characters

  /// True if only spaces follow, which are skipped.
  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return location == scalars.count
    }
  }

  /// The next character, or nil at the end.
  var peeked: Unicode.Scalar? {
    mutating get { isAtEnd ? nil : scalars[location] }
  }

  /// Moves to the next character that is no space.
  mutating func skipSpaces() {
    while location < scalars.count, scalars[location] == " " || scalars[location] == "\t" {
      location += 1
    }
  }

  /// Consumes the next character if it is one of some signs; returns it, or nil for any other.
  mutating func next(of signs: String, spaces: Bool = true) -> Unicode.Scalar? {
    if spaces { skipSpaces() }
    guard location < scalars.count, signs.unicodeScalars.contains(scalars[location]) else {
      return nil
    }
    location += 1
    return scalars[location - 1]
  }

  /// Consumes a sign of several characters; returns false if another text follows.
  mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    let expected = Array(sign.unicodeScalars)
    guard scalars[location...].starts(with: expected) else { return false }
    location += expected.count
    return true
  }

  /// Reads a sign.
  ///
  /// - Throws: an error with the source location if another text follows.
  mutating func expect(_ sign: String) throws(DocumentError) {
    guard next(of: sign) == nil else { return }
    throw error(location, "\(found) where '\(sign)' is expected")
  }

  /// The character or word at the current position, for a message.
  var found: String {
    location < scalars.count ? QuotedText.of(String(scalars[location])) : "the end of the \(noun)"
  }

  // MARK: Words

  /// True if a number follows; spaces are skipped.
  var isAtDigit: Bool { mutating get { peeked.map(Self.isDigit) ?? false } }

  /// True if a name or a quoted name follows; spaces are skipped.
  var isAtName: Bool { mutating get { peeked.map { $0 == "'" || Self.isLetter($0) } ?? false } }

  /// Parses a number without a sign.
  ///
  /// - Throws: an error with the source location if the digits are no number up to a billion.
  mutating func number() throws(DocumentError) -> Double {
    let start = location
    while location < scalars.count, Self.isDigit(scalars[location]) || scalars[location] == "." {
      location += 1
    }
    let digits = string(start..<location)
    guard let number = Double(digits), number <= 1e9 else {
      throw error(start, "\(QuotedText.of(digits)) is not a number up to 1000000000")
    }
    return number
  }

  /// A name or a component of one, with its start; quoted names can have any characters.
  typealias Word = (text: String, location: Int)

  /// Parses names with points between them, such as `superview.safeArea.top`.
  ///
  /// - Throws: an error with the source location if no name follows.
  mutating func identifiers() throws(DocumentError) -> [Word] {
    var identifiers: [Word] = []
    repeat { identifiers.append(try word()) } while next(of: ".", spaces: false) != nil
    return identifiers
  }

  /// Reads a name, which may be in single quotes.
  ///
  /// - Throws: an error with the source location if there is none.
  mutating func word() throws(DocumentError) -> Word {
    let start = location
    if location < scalars.count, scalars[location] == "'" {
      location += 1
      while location < scalars.count, scalars[location] != "'" { location += 1 }
      guard location < scalars.count else { throw error(start, "the quote ' is not closed") }
      location += 1
      return (string(start + 1..<location - 1), start)
    }
    while location < scalars.count,
      Self.isLetter(scalars[location]) || Self.isDigit(scalars[location])
    {
      location += 1
    }
    guard location > start else { throw error(start, "a name is missing after '.'") }
    return (string(start..<location), start)
  }

  /// Parses a nested part, with a limit of depth.
  mutating func nested<Result>(
    _ read: (inout FormulaText) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw error(location, "the \(noun) is nested deeper than \(Self.depthLimit) levels")
    }
    return try read(&self)
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
