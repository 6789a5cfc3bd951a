extension Solver {
  /// Gives this solver lists of its own before it changes.
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

  /// Makes the system empty, as a new one is, but in the memory that it has: small systems that are made one after the
  /// other cost less.
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
