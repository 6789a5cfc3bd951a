/// Effort limits of the search.
///
/// Past the limit of the conflict search, remaining conflicts are relaxed without an explanation.
enum SearchLimit {
  /// The limit for one call of ``Solver/solve()``: the number of visited terms that takes about a
  /// second.
  static let effort = 25_000_000
  /// The limit for the simplex steps of one part, in table entries read: up to 20 seconds.
  static let stepEffort = 4_000_000_000
  /// The effort of adding one constraint to a system and solving it.
  static let constraint = 8
  /// The effort of substituting a sum for a variable, for each resulting term.
  static let term = 4
  /// The number of table entries of a core that count as one visited term.
  static let cellsPerTerm = 8
  /// The number of conflicts of one component that are searched for one by one.
  ///
  /// If there are more, all its equalities are processed together.
  static let singleSearches = 3
}
