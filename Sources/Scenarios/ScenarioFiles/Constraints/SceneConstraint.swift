public import GimbalDocuments
public import GimbalTerms

/// A constraint of a scene: one equation, or the constraints of a visual format.
public struct SceneConstraint: Sendable {
  /// The constraint's equation or format.
  public var content: Content
  /// The name in steps and logs; constraints with the same one are changed together.
  public var identifier: String?
  /// The priority; in a format, of the constraints without their own.
  public var priority: Float?
  /// True if it is active from the start.
  public var isActive: Bool
  /// The condition under which it is active, like "installed" in Interface Builder.
  public var condition: Condition
  /// The values under conditions; the last condition that holds applies.
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

  /// The values under a condition; nil is no change.
  public struct Variation: Sendable {
    /// The condition.
    public var condition: Condition
    /// The number on the right side, in points.
    public var constant: Double?
    /// True if it is active.
    public var isActive: Bool?
  }

  /// True if a value depends on a condition.
  package var varies: Bool { condition != .always || !variations.isEmpty }

  /// Returns the state in some circumstances: whether it is active, and changed constant and
  /// priority.
  package func state(in circumstances: Circumstances) -> State {
    var state = State(isActive: isActive && condition.holds(in: circumstances), constant: nil)
    for variation in variations where variation.condition.holds(in: circumstances) {
      if let isActive = variation.isActive { state.isActive = isActive }
      if let constant = variation.constant { state.constant = constant }
    }
    return state
  }

  /// The values of a constraint that depend on conditions, in some circumstances.
  package struct State: Hashable {
    /// True if the constraint is active.
    package var isActive: Bool
    /// The constant in points; nil leaves the one of the equation.
    package var constant: Double?
  }
}

/// A line of the visual format language with its options and metrics.
///
/// Its views are the layout guides and the views of the scene and its controllers whose names are C
/// identifiers.
public struct SceneFormat: Sendable {
  /// The line, such as `H:|-[name]-(>=gap)-[value]-|`, as it was read.
  package var line: VisualFormat
  /// The position in the file.
  public var position: SourcePosition
  /// The alignment of the views and the direction of the line.
  public var options: ConstraintTerms.FormatOptions
  /// The named numbers of the line.
  public var metrics: [Metric]

  /// A named number.
  public struct Metric: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number.
    public var value: Double
  }

  /// The numbers by their names, as `NSLayoutConstraint` takes them; the last of equal names
  /// counts.
  package var metricValues: [String: Any] {
    Dictionary(metrics.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
  }

  /// Returns the position of an error in the line; the text begins with a quote.
  package func position(_ error: VisualFormatError) -> SourcePosition {
    position.moved(columns: error.column)
  }
}
