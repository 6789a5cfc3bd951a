/// How much is done to find out which constraints are at odds, before the rest is settled in bulk.
enum SearchLimit {
  /// For one call of ``Solver/solve()``: so many terms looked at, or what takes as long; about a second.
  static let effort = 25_000_000
  /// For the steps to the solution of one part: so many numbers looked at; up to 20 seconds.
  static let stepEffort = 4_000_000_000
  /// What it counts to take one constraint into a system and solve that.
  static let constraint = 8
  /// What it counts to put a sum in the place of a variable, for each term that comes of it.
  static let term = 4
  /// How many numbers of a core's table cost as much as a term, for each step.
  static let cellsPerTerm = 8
  /// The number of conflicts of one component that are looked for one by one; if there are more, all
  /// of its equalities are gone through together.
  static let singleSearches = 3
}
