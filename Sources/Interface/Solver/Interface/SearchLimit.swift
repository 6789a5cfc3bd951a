/// Effort limits of the conflict search.
///
/// Past them, remaining conflicts are relaxed without an explanation.
enum SearchLimit {
  /// For one call of ``Solver/solve()``: so many terms looked at, or what takes as long; about a second.
  static let effort = 25_000_000
  /// For the steps to the solution of one part: so many numbers looked at; up to 20 seconds.
  static let stepEffort = 4_000_000_000
  /// The effort of adding one constraint to a system and solving it.
  static let constraint = 8
  /// The effort of substituting a sum for a variable, for each resulting term.
  static let term = 4
  /// The numbers of a core's table that count as one term, for each step.
  static let cellsPerTerm = 8
  /// The number of conflicts of one component that are looked for one by one; if there are more, all
  /// of its equalities are gone through together.
  static let singleSearches = 3
}
