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
}
