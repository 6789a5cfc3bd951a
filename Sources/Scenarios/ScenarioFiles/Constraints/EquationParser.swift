import GimbalDocuments
import GimbalTerms

/// A parser of an equation; errors have the column within the document.
struct EquationParser {
  private var text: FormulaText

  /// Prepares an equation for parsing; `value` has the position for errors.
  ///
  /// - Throws: the position and the reason if the text is too long.
  init(_ value: DocumentValue, text: String) throws(DocumentError) {
    self.text = try FormulaText(value, text: text, noun: "equation")
  }

  /// Parses the equation, to which the whole text must belong.
  mutating func equation() throws(DocumentError) -> ConstraintEquation {
    let first = try leftSide()
    let relation = try relation()
    text.skipSpaces()
    let rightPosition = text.location
    let right = try Self.sum(&text)
    let priority = try priority()
    guard text.isAtEnd else {
      throw text.error(
        text.location,
        "\(text.found) follows a whole equation; allowed is '+', '-', '*', '/' or '@' with a "
          + "priority")
    }
    guard right.constant.isFinite, right.multiplier.isFinite, abs(right.constant) <= 1e9,
      abs(right.multiplier) <= 1e9
    else { throw text.error(rightPosition, "the right side has a number beyond 1000000000") }
    let equation = ConstraintEquation(
      text: text.text, position: text.start, first: first, relation: relation,
      second: right.attribute, multiplier: right.attribute == nil ? 1 : right.multiplier,
      constant: right.constant, priority: priority)
    try checkPair(equation, rightPosition)
    return equation
  }

  // MARK: Sides

  private mutating func leftSide() throws(DocumentError) -> ItemAttribute {
    guard text.isAtName else {
      throw text.error(
        text.location,
        text.isAtEnd
          ? "the equation is empty; allowed is one such as 'a.top == b.bottom + 8'"
          : "\(text.found) where an attribute such as 'a.top' is expected")
    }
    return try Self.attribute(&text)
  }

  private mutating func relation() throws(DocumentError) -> ConstraintTerms.Relation {
    if text.take("==") { return .equal }
    if text.take("<=") { return .lessThanOrEqual }
    if text.take(">=") { return .greaterThanOrEqual }
    let hint = text.peeked == "=" ? "; did you mean '=='?" : ""
    throw text.error(
      text.location,
      "\(text.found) where a relation is expected; allowed is "
        + QuotedText.choice(EquationKeywords.relations) + hint)
  }

  private mutating func priority() throws(DocumentError) -> Float? {
    guard text.next(of: "@") != nil else { return nil }
    text.skipSpaces()
    let start = text.location
    if text.isAtDigit {
      let number = try text.number()
      guard Float(number) > 0, number <= 1000 else {
        throw text.error(
          start, "the priority is \(JSONWriter.text(number)); allowed is more than 0 and up to 1000"
        )
      }
      return Float(number)
    }
    let names = EquationKeywords.priorities.map(\.name)
    guard text.isAtName else {
      throw text.error(
        start,
        "\(text.found) where a priority is expected; allowed is a number up to 1000, "
          + QuotedText.choice(names))
    }
    let word = try text.word()
    guard let known = EquationKeywords.priorities.first(where: { $0.name == word.text }) else {
      throw text.error(
        word.location,
        "\(QuotedText.of(word.text)) is not a priority; allowed is a number up to 1000, "
          + QuotedText.choice(names) + NearestWord.hint(for: word.text, in: names))
    }
    return known.priority.rawValue
  }

  // MARK: The right side

  /// A sum of numbers and one attribute times a number.
  private struct Linear {
    /// The attribute; nil if the sum is a number.
    var attribute: ItemAttribute?
    /// The factor of the attribute.
    var multiplier = 0.0
    /// The sum of the numbers without an attribute.
    var constant = 0.0

    /// Returns a term and its constant, multiplied by a factor.
    static func scaled(_ linear: Linear, by factor: Double) -> Linear {
      Linear(
        attribute: linear.attribute, multiplier: linear.multiplier * factor,
        constant: linear.constant * factor)
    }
  }

  private static func sum(_ text: inout FormulaText) throws(DocumentError) -> Linear {
    var sum = try product(&text)
    while let sign = text.next(of: "+-") {
      text.skipSpaces()
      let start = text.location
      let term = Linear.scaled(try product(&text), by: sign == "+" ? 1 : -1)
      guard sum.attribute == nil || term.attribute == nil else {
        throw text.error(
          start, "a constraint relates two attributes; a second one on the right is not allowed")
      }
      if term.attribute != nil {
        sum.attribute = term.attribute
        sum.multiplier = term.multiplier
      }
      sum.constant += term.constant
    }
    return sum
  }

  private static func product(_ text: inout FormulaText) throws(DocumentError) -> Linear {
    var product = try factor(&text)
    while let sign = text.next(of: "*/") {
      text.skipSpaces()
      let start = text.location
      let other = try factor(&text)
      if sign == "/" {
        guard other.attribute == nil, other.constant != 0 else {
          throw text.error(start, "only a number other than 0 can divide")
        }
        product = .scaled(product, by: 1 / other.constant)
      } else if other.attribute == nil {
        product = .scaled(product, by: other.constant)
      } else if product.attribute == nil {
        product = .scaled(other, by: product.constant)
      } else {
        throw text.error(start, "two attributes cannot be multiplied; allowed is a number")
      }
      if product.attribute != nil, product.multiplier == 0 {
        throw text.error(start, "an attribute times 0 has no effect; remove it")
      }
    }
    return product
  }

  private static func factor(_ text: inout FormulaText) throws(DocumentError) -> Linear {
    try text.nested { (text) throws(DocumentError) in
      if text.next(of: "-") != nil { return .scaled(try factor(&text), by: -1) }
      if text.next(of: "(") != nil {
        let inner = try sum(&text)
        try text.expect(")")
        return inner
      }
      if text.isAtDigit { return Linear(constant: try text.number()) }
      if text.isAtName { return Linear(attribute: try attribute(&text), multiplier: 1) }
      throw text.error(
        text.location,
        text.isAtEnd
          ? "the equation ends where a number or an attribute is missing"
          : "\(text.found) where a number or an attribute is expected")
    }
  }

  // MARK: Attributes

  private static func attribute(
    _ text: inout FormulaText
  ) throws(DocumentError) -> ItemAttribute {
    let start = text.location
    let identifiers = try text.identifiers()
    guard identifiers.count > 1, let last = identifiers.last else {
      throw text.error(
        start,
        "\(QuotedText.of(identifiers[0].text)) lacks an attribute; allowed is one such as "
          + QuotedText.of("\(identifiers[0].text).top"))
    }
    let owner = identifiers.dropLast().map(\.text).joined(separator: ".")
    let item = EquationItem(naming: owner)
    let attributes =
      (item.guide == nil ? EquationKeywords.attributes : EquationKeywords.guideAttributes)
    guard let attribute = attributes.first(where: { $0.text == last.text }) else {
      let names = attributes.map(\.text)
      throw text.error(
        last.location,
        "\(QuotedText.of(last.text)) is not an attribute of "
          + QuotedText.of(owner) + NearestWord.allowance(for: last.text, in: names))
    }
    return ItemAttribute(item: item, attribute: attribute, position: text.position(start))
  }

  // MARK: Allowed pairs of attributes

  /// Throws an error for attributes that UIKit does not relate.
  ///
  /// See: L-CON-5, L-ERR-1, L-ERR-2, L-ERR-3.
  private func checkPair(
    _ equation: ConstraintEquation, _ rightPosition: Int
  ) throws(DocumentError) {
    let first = equation.first.attribute
    if equation.anchorItem == nil {
      throw text.error(0, "no item determines the superview; name one, or write 'self'")
    }
    guard let second = equation.second?.attribute else {
      guard first.kind == .size else {
        throw text.error(
          rightPosition,
          "\(QuotedText.of(first.text)) is a position and needs one on the right too, such as "
            + QuotedText.of("superview.\(first.text)"))
      }
      return
    }
    guard first.kind == second.kind else {
      throw text.error(
        rightPosition,
        "\(QuotedText.of(second.text)) is \(second.kind.phrase) and \(QuotedText.of(first.text)) "
          + "\(first.kind.phrase); allowed are two of one kind")
    }
    if first.kind == .horizontal,
      first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    {
      throw text.error(
        rightPosition,
        "\(QuotedText.of(second.text)) cannot be combined with \(QuotedText.of(first.text)); allowed is "
          + "leading or trailing on both sides or on neither")
    }
  }
}

extension ConstraintTerms.Attribute.Kind {
  fileprivate var phrase: String {
    switch self {
    case .none: "no position"
    case .horizontal: "a horizontal position"
    case .vertical: "a vertical position"
    case .size: "a size"
    }
  }
}
