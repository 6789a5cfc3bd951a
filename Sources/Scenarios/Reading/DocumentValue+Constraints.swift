import GimbalDocuments
import GimbalEngine

/// Constraints and what goes with them.
extension DocumentValue {
  /// A constraint: an equation, a line of the visual format language, or an object with either.
  func constraint() throws(DocumentError) -> SceneConstraint {
    if case .string = node.value {
      return SceneConstraint(
        content: try constraintText(), identifier: nil, priority: nil, isActive: true,
        condition: .always, variations: [], position: node.position)
    }
    guard case .object = node.value else {
      throw mismatch("an equation, a visual format or an object with either")
    }
    let reader = try object(ScenarioShapes.constraint)
    let content = try reader.constraintContent()
    let priority = reader.given("priority")
    if let priority, case .equation(let equation) = content, equation.priority != nil {
      throw priority.error("the priority stands in the equation already, behind '@'")
    }
    return SceneConstraint(
      content: content, identifier: try reader.given("identifier")?.nonemptyString(),
      priority: try priority?.priority(), isActive: try reader.given("active")?.bool() ?? true,
      condition: try reader.given("when")?.condition() ?? .always,
      variations: try variations(reader.given("variations"), of: content),
      position: content.position)
  }

  private func variations(
    _ value: DocumentValue?, of content: SceneConstraint.Content
  ) throws(DocumentError) -> [SceneConstraint.Variation] {
    try value?.list(limit: 100) { (value) throws(DocumentError) in
      let reader = try value.object(ScenarioShapes.variation)
      let constant = reader.given("constant")
      if let constant, case .format = content {
        throw constant.error(
          "a visual format stands for several constraints; 'constant' is for an equation")
      }
      let variation = SceneConstraint.Variation(
        condition: try reader["when"].condition(), constant: try constant?.number(),
        isActive: try reader.given("active")?.bool())
      guard variation.constant != nil || variation.isActive != nil else {
        throw value.error("nothing differs; allowed is 'constant' or 'active'")
      }
      return variation
    } ?? []
  }

  /// An equation, or a visual format, which begins with `H:`, `V:`, `|` or `[`.
  private func constraintText() throws(DocumentError) -> SceneConstraint.Content {
    let text = try nonemptyString()
    let starts = ["H:", "V:", "|", "["]
    if starts.contains(where: { text.hasPrefix($0) }) {
      return .format(try format(options: [], metrics: []))
    }
    return .equation(try equation())
  }

  /// A line of the visual format language; mistakes are reported in UIKit's own words.
  fileprivate func format(
    options: NSLayoutConstraint.FormatOptions, metrics: [SceneFormat.Metric]
  ) throws(DocumentError) -> SceneFormat {
    let text = try nonemptyString()
    do {
      return SceneFormat(
        line: try VisualFormat.parse(text), position: node.position, options: options,
        metrics: metrics)
    } catch {
      throw DocumentError(
        file: file,
        position: SourcePosition(
          line: node.position.line, column: node.position.column + error.column),
        problem: error.message)
    }
  }

  fileprivate func equation() throws(DocumentError) -> ConstraintEquation {
    var parser = try EquationParser(self, text: try string())
    return try parser.equation()
  }

  /// A priority: a number or one of UIKit's names.
  func priority() throws(DocumentError) -> Float {
    if case .string = node.value {
      let name = try word(of: ScenarioWords.priority)
      return EquationWords.priorities.first { $0.name == name }!.priority.rawValue
    }
    guard case .number(let number) = node.value else {
      throw mismatch("a number up to 1000 or a priority's name")
    }
    // What is too small for a Float is none.
    guard Float(number.value) > 0, number.value <= 1000 else {
      throw error(
        "\(path.subject) is \(number.literal.prefix(QuotedText.limit)); allowed is more than 0 and "
          + "up to 1000")
    }
    return Float(number.value)
  }

  /// One priority for both axes, or one for each.
  func axisPriorities() throws(DocumentError) -> AxisPriorities {
    guard case .object = node.value else {
      let both = try priority()
      return AxisPriorities(horizontal: both, vertical: both)
    }
    let reader = try object(ScenarioShapes.axisPriorities)
    let priorities = AxisPriorities(
      horizontal: try reader.given("horizontal")?.priority(),
      vertical: try reader.given("vertical")?.priority())
    guard priorities.horizontal != nil || priorities.vertical != nil else {
      throw error("\(path.subject) says nothing; allowed is 'horizontal' or 'vertical'")
    }
    return priorities
  }

  /// The size of content: `[width, height]`, null for none on an axis, or text.
  func standInSize() throws(DocumentError) -> StandInSize {
    if case .object = node.value {
      let reader = try object(ScenarioShapes.standInText)
      let height = try reader["lineHeight"].number(in: 0...1_000_000)
      return .text(
        StandInText(
          lineWidth: try reader["lineWidth"].number(in: 0...1_000_000), lineHeight: height,
          ascent: try reader.given("ascent")?.number(in: 0...height) ?? height,
          numberOfLines: try reader.given("numberOfLines")?.integer(in: 0...1_000_000) ?? 1,
          preferredMaxLayoutWidth: try reader.given("preferredMaxLayoutWidth")?.number(
            in: 0...1_000_000) ?? 0))
    }
    guard case .array(let elements) = node.value, elements.count == 2 else {
      throw mismatch("a size as [width, height], null for none, or an object for text")
    }
    let sides = try array()
    let (width, height) = (try sides[0].side(), try sides[1].side())
    return .size(width: width, height: height)
  }

  private func side() throws(DocumentError) -> Double? {
    isNull ? nil : try number(in: 0...1_000_000)
  }

  /// The semantic content attribute of a view.
  func semantics() throws(DocumentError) -> UISemanticContentAttribute {
    let name = try word(of: ScenarioWords.semantics)
    return UISemanticContentAttribute.named.first { $0.name == name }!.attribute
  }
}

extension ObjectReader {
  /// A constraint's content: exactly one of an equation and a format, with what belongs to it.
  fileprivate func constraintContent() throws(DocumentError) -> SceneConstraint.Content {
    let (key, text) = try only(of: ["equation", "format"], "a constraint")
    guard key == "format" else {
      for key in ["options", "metrics"] {
        if let value = given(key) {
          throw value.error("\(QuotedText.of(key)) is only allowed beside 'format'")
        }
      }
      return .equation(try text.equation())
    }
    var options: NSLayoutConstraint.FormatOptions = []
    for value in try given("options")?.array(limit: 100) ?? [] {
      let name = try value.word(of: ScenarioWords.formatOption)
      options.formUnion(FormatWords.options.first { $0.name == name }!.option)
    }
    var metrics: [SceneFormat.Metric] = []
    for (name, value) in try given("metrics")?.members() ?? [] {
      metrics.append(SceneFormat.Metric(name: name, value: try value.number()))
    }
    return .format(try text.format(options: options, metrics: metrics))
  }
}

extension SceneConstraint.Content {
  /// The position of the text.
  var position: SourcePosition {
    switch self {
    case .equation(let equation): equation.position
    case .format(let format): format.position
    }
  }
}

/// The words of visual formats.
enum FormatWords {
  /// UIKit's options by their names.
  ///
  /// See: L-VFL-8.
  static let options: [(name: String, option: NSLayoutConstraint.FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]
}

extension UISemanticContentAttribute {
  /// All cases with UIKit's names.
  static let named: [(name: String, attribute: UISemanticContentAttribute)] = [
    ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
    ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
  ]
}
