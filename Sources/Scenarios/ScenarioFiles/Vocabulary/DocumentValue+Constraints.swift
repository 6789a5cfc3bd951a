package import GimbalDocuments
import GimbalTerms

/// Readers of constraints, formats and priorities.
extension DocumentValue {
  /// Reads an equation, or a visual format, which begins with `H:`, `V:`, `|` or `[`.
  func constraintText() throws(DocumentError) -> SceneConstraint.Content {
    let text = try nonemptyString()
    let starts = ["H:", "V:", "|", "["]
    if starts.contains(where: { text.hasPrefix($0) }) {
      return .format(try format(options: [], metrics: []))
    }
    return .equation(try equation())
  }

  /// Reads a line of the visual format language; errors have UIKit's messages.
  func format(
    options: ConstraintTerms.FormatOptions, metrics: [SceneFormat.Metric]
  ) throws(DocumentError) -> SceneFormat {
    let text = try nonemptyString()
    do {
      return SceneFormat(
        line: try VisualFormat.parse(text), position: node.position, options: options,
        metrics: metrics)
    } catch {
      throw DocumentError(
        file: file,
        position: node.position.moved(columns: error.column),
        issue: error.message)
    }
  }

  /// Reads a constraint as an equation, such as `a.top == b.bottom + 8`.
  ///
  /// - Throws: an error with the source location for a value that is no equation.
  func equation() throws(DocumentError) -> ConstraintEquation {
    var parser = try EquationParser(self, text: try string())
    return try parser.equation()
  }

  /// Reads a priority: a number or one of UIKit's names.
  func priority() throws(DocumentError) -> Float {
    if case .string = node.value { return try Keywords.priority.read(self) }
    guard case .number(let number) = node.value else {
      throw mismatch("a number up to 1000 or a priority's name")
    }
    // A number that rounds to 0 as a Float is no priority.
    guard Float(number.value) > 0, number.value <= 1000 else {
      throw error(
        "\(path.subject) is \(number.literal.prefix(QuotedText.limit)); allowed is more than 0 and "
          + "up to 1000")
    }
    return Float(number.value)
  }
}

extension SceneConstraint.Content {
  /// The position of the equation or the format in its file.
  package var position: SourcePosition {
    switch self {
    case .equation(let equation): equation.position
    case .format(let format): format.position
    }
  }
}
