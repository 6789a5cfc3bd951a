public import GimbalDocuments
public import GimbalTerms

/// A constraint of a scene: one equation, or what a visual format stands for.
public struct SceneConstraint: Sendable {
  /// The constraint's equation or format.
  public var content: Content
  /// The name by which steps call it and logs show it; several may share one, and then go together.
  public var identifier: String?
  /// The priority; in a format, of constraints that name none of their own.
  public var priority: Float?
  /// True if it takes part from the start.
  public var isActive: Bool
  /// The condition under which it is active, as "installed" has it in Interface Builder.
  public var condition: Condition
  /// The values that differ under conditions; the last condition that holds decides.
  public var variations: [Variation]
  /// The position in its file.
  public var position: SourcePosition

  /// The two ways to write constraints.
  public enum Content: Sendable {
    /// One constraint.
    case equation(ConstraintEquation)
    /// Several, by a line of the visual format language.
    case format(SceneFormat)
  }

  /// The values that differ under a condition; nil values do not.
  public struct Variation: Sendable {
    /// The condition.
    public var condition: Condition
    /// The number on the right side, in points.
    public var constant: Double?
    /// True if it takes part.
    public var isActive: Bool?
  }

  /// True if anything depends on a condition.
  package var varies: Bool { condition != .always || !variations.isEmpty }

  /// The state in some circumstances: whether it is active, and its constant and priority where
  /// they differ.
  package func state(in circumstances: Circumstances) -> State {
    var state = State(isActive: isActive && condition.holds(in: circumstances), constant: nil)
    for variation in variations where variation.condition.holds(in: circumstances) {
      if let isActive = variation.isActive { state.isActive = isActive }
      if let constant = variation.constant { state.constant = constant }
    }
    return state
  }

  /// The values that conditions decide.
  package struct State: Hashable {
    package var isActive: Bool
    package var constant: Double?
  }
}

/// A line of the visual format language with what belongs to it.
///
/// Its views are those of the scene and the controllers' whose names are C identifiers, and the layout
/// guides.
public struct SceneFormat: Sendable {
  /// The line, such as `H:|-[name]-(>=gap)-[value]-|`, as it was read.
  package var line: VisualFormat
  /// The position in the file.
  public var position: SourcePosition
  /// The alignment of the views and the direction of the line.
  public var options: ConstraintTerms.FormatOptions
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
  package var metricValues: [String: Any] {
    Dictionary(metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// The place of a mistake in the line, which it gives from 1; the text begins with a quote.
  package func position(_ error: VisualFormatError) -> SourcePosition {
    position.moved(columns: error.column)
  }
}
