import GimbalDocuments

/// A parser of a formula; errors have the column within the document.
struct LengthParser {
  private var text: FormulaText

  /// Prepares a formula for parsing; `value` has the position for errors.
  ///
  /// - Throws: the position and the reason if the text is too long.
  init(_ value: DocumentValue, text: String) throws(DocumentError) {
    self.text = try FormulaText(value, text: text, noun: "formula")
  }

  /// Parses the formula, to which the whole text must belong.
  mutating func expression() throws(DocumentError) -> LengthExpression {
    let root = try Self.sum(&text)
    guard text.isAtEnd else {
      throw text.error(
        text.location, "\(text.found) follows a whole formula; allowed is '+', '-', '*' or '/'")
    }
    return LengthExpression(text: text.text, position: text.start, root: root)
  }

  private static func sum(
    _ text: inout FormulaText
  ) throws(DocumentError) -> LengthExpression.Node {
    var node = try product(&text)
    while let sign = text.next(of: "+-") {
      let other = try product(&text)
      node = sign == "+" ? .sum(node, other) : .difference(node, other)
    }
    return node
  }

  private static func product(
    _ text: inout FormulaText
  ) throws(DocumentError) -> LengthExpression.Node {
    var node = try factor(&text)
    while let sign = text.next(of: "*/") {
      let location = text.location
      let other = try factor(&text)
      if sign == "/", other.constant == 0 {
        throw text.error(location, "the formula divides by zero")
      }
      node = sign == "*" ? .product(node, other) : .quotient(node, other)
    }
    return node
  }

  private static func factor(
    _ text: inout FormulaText
  ) throws(DocumentError) -> LengthExpression.Node {
    try text.nested { (text) throws(DocumentError) in
      if text.next(of: "-") != nil { return .negated(try factor(&text)) }
      if text.next(of: "(") != nil {
        let inner = try sum(&text)
        try text.expect(")")
        return inner
      }
      guard !text.isAtEnd else {
        throw text.error(text.location, "the formula ends where a number or a name is missing")
      }
      if text.isAtDigit { return .number(try text.number()) }
      if text.isAtName { return try name(&text) }
      throw text.error(
        text.location, "\(text.found) where a number or a name is expected")
    }
  }

  private static func name(
    _ text: inout FormulaText
  ) throws(DocumentError) -> LengthExpression.Node {
    let start = text.location
    let identifiers = try text.identifiers()
    if identifiers.count == 1, identifiers[0].text == "min" || identifiers[0].text == "max",
      text.next(of: "(") != nil
    {
      var all = [try sum(&text)]
      while text.next(of: ",") != nil { all.append(try sum(&text)) }
      try text.expect(")")
      return identifiers[0].text == "min" ? .least(all) : .greatest(all)
    }
    return .quantity(try quantity(identifiers, start, text))
  }

  private static func quantity(
    _ identifiers: [FormulaText.Word], _ start: Int, _ text: FormulaText
  ) throws(DocumentError) -> Quantity {
    guard identifiers.count > 1, let last = identifiers.last else {
      let objects = LengthKeywords.objects + ["safeArea"]
      throw text.error(
        start,
        "\(QuotedText.of(identifiers[0].text)) is not a length; allowed is a part of an object, such as "
          + "'superview.width' or 'safeArea.top'"
          + NearestWord.hint(for: identifiers[0].text, in: objects))
    }
    var owner = identifiers.dropLast().map(\.text)
    let isInset = owner.last == "safeArea"
    let isBounds = owner.last == "bounds" && owner.count > 1
    let parts = isInset ? LengthKeywords.edges : LengthKeywords.parts
    guard parts.contains(last.text) else {
      throw text.error(
        last.location,
        "\(QuotedText.of(last.text)) is not a part of \(QuotedText.of(owner.joined(separator: ".")))"
          + NearestWord.allowance(for: last.text, in: parts))
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
    return Quantity(object: LengthKeywords.object(owner.joined(separator: ".")), property: property)
  }
}

/// The keywords of formulas, for the parser and its messages.
enum LengthKeywords {
  /// The words for objects that are no views of the scene, except `safeArea`.
  static let objects = ["screen", "fixed", "window", "superview", "fold", "self"]
  /// The words for the numbers of a rectangle.
  static let parts = Quantity.Part.allCases.map(\.rawValue)
  /// The words for the edges of a safe area.
  static let edges = Quantity.Edge.allCases.map(\.rawValue)

  /// Returns the object of a name; `safeArea` without an object is the window's.
  static func object(_ name: String) -> Quantity.Object {
    switch name {
    case "screen": .screen
    case "fixed": .fixed
    case "window", "": .window
    case "superview": .superview
    case "fold": .fold
    case "self": .target
    default: .view(name)
    }
  }
}
