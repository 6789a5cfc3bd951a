/// Copies on write, and reuse of memory.
extension Solver {
  /// Gives this solver its own lists before it changes them.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&token) { cloneAll() }
  }

  @inline(never)
  private mutating func cloneAll() {
    token = Token()
    variables.clone()
    stamps.clone()
    freeVariables.clone()
    constraints.clone()
    freeConstraints.clone()
    ranks.clone()
    terms.clone()
    numbers.clone()
    dirty.clone()
    work = Work()
  }

  /// Empties the system but retains its memory, so that many small systems in sequence cost less.
  ///
  /// - Complexity: the number of parameters and blocks, which are released.
  public mutating func removeAll() {
    var fresh = Solver()
    if isKnownUniquelyReferenced(&token) {
      fresh.variables = variables.emptied()
      fresh.stamps = stamps.emptied()
      fresh.freeVariables = freeVariables.emptied()
      fresh.constraints = constraints.emptied()
      fresh.freeConstraints = freeConstraints.emptied()
      fresh.terms = terms.emptied()
      fresh.numbers = numbers.emptied()
      fresh.dirty = dirty.emptied()
      fresh.work = work.emptied()
    }
    self = fresh
  }
}
