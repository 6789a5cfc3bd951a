/// The ambiguities and conflicts of a layout's constraints, which no rectangle shows.
public struct ConstraintState: Hashable, Sendable {
  /// Required constraints that cannot hold together, one of which is relaxed.
  public struct Conflict: Hashable, Sendable {
    /// The index of the view that the relaxed constraint concerns.
    public var view: Int
    /// The constraints, and which one is relaxed, in words.
    public var sentence: String

    /// Describes a conflict.
    public init(view: Int, sentence: String) {
      self.view = view
      self.sentence = sentence
    }
  }

  /// A view or guide that could stand elsewhere, or have another size.
  public struct Ambiguity: Hashable, Sendable {
    /// The index of the view, or of the one that owns the guide.
    public var view: Int
    /// The guide's identifier; nil for the view itself.
    public var guide: String?
    /// The undetermined values, of `minX`, `minY`, `Width` and `Height`.
    public var variables: [String]

    /// Describes what is open.
    public init(view: Int, guide: String? = nil, variables: [String]) {
      self.view = view
      self.guide = guide
      self.variables = variables
    }
  }

  /// The conflicts.
  public var conflicts: [Conflict]
  /// The ambiguous views and guides.
  public var ambiguities: [Ambiguity]

  /// Puts both together.
  public init(conflicts: [Conflict] = [], ambiguities: [Ambiguity] = []) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
  }
}
