public import GimbalDocuments
public import GimbalEngine

/// A constraint of a scene: one equation, or what a visual format stands for.
public struct SceneConstraint: Sendable {
  /// What the constraint says.
  public var content: Content
  /// The name by which steps call it and logs show it; several may share one, and then go together.
  public var identifier: String?
  /// How much it counts; in a format, the constraints that name no priority of their own.
  public var priority: Float?
  /// True if it takes part from the start.
  public var isActive: Bool
  /// When it takes part at all, as "installed" has it in Interface Builder.
  public var condition: Condition
  /// What differs under conditions; the last one that holds decides.
  public var variations: [Variation]
  /// Where it stands in its file.
  public var position: SourcePosition

  /// The two ways to write constraints.
  public enum Content: Sendable {
    /// One constraint.
    case equation(ConstraintEquation)
    /// Several, by a line of the visual format language.
    case format(SceneFormat)
  }

  /// What differs under a condition; what is nil does not.
  public struct Variation: Sendable {
    /// When it differs.
    public var condition: Condition
    /// The number on the right side, in points.
    public var constant: Double?
    /// True if it takes part.
    public var isActive: Bool?
  }

  /// True if anything depends on a condition.
  var varies: Bool { condition != .always || !variations.isEmpty }

  /// What holds in some circumstances: whether it takes part, and its number where that is another.
  func state(in circumstances: Circumstances) -> State {
    var state = State(isActive: isActive && condition.holds(in: circumstances), constant: nil)
    for variation in variations where variation.condition.holds(in: circumstances) {
      if let isActive = variation.isActive { state.isActive = isActive }
      if let constant = variation.constant { state.constant = constant }
    }
    return state
  }

  /// What conditions decide.
  struct State: Hashable {
    var isActive: Bool
    var constant: Double?
  }
}

/// A line of the visual format language with what belongs to it.
///
/// Its views are those of the scene and the controllers' whose names are C identifiers, and the layout
/// guides.
public struct SceneFormat: Sendable {
  /// The line, such as `H:|-[name]-(>=gap)-[value]-|`, as it was read.
  var line: VisualFormat
  /// Where it stands.
  public var position: SourcePosition
  /// What the views have in common, and in which direction the line runs.
  public var options: NSLayoutConstraint.FormatOptions
  /// The numbers that the line names.
  public var metrics: [Metric]

  /// A number by its name.
  public struct Metric: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number.
    public var value: Double
  }

  /// The numbers by their names.
  var metricValues: [String: Any] {
    Dictionary(metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// The place of a mistake in the line, which it gives from 1; the text begins with a quote.
  func position(_ error: VisualFormatError) -> SourcePosition {
    SourcePosition(line: position.line, column: position.column + error.column)
  }
}

/// New values for the constraints of an identifier; those that are nil stay.
public struct ConstraintValues: Hashable, Sendable {
  /// The number on the right side, in points.
  public var constant: Double?
  /// How much they count.
  public var priority: Float?
  /// True if they take part.
  public var isActive: Bool?

  /// Creates values that change nothing.
  public init() {}
}
