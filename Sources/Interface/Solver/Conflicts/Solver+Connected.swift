/// The unknown variables that constraints connect.
extension Solver {
  /// Returns the unknown variables that constraints connect with `start`, directly or through other
  /// unknown variables; nearest first, `start` included.
  ///
  /// - Complexity: the terms of the constraints that are reached.
  public func unknowns(tiedTo start: [Variable]) -> [Variable] {
    var isSeen = Set(start.map { Int32($0.index) })
    var queue = start.map { Int32($0.index) }.filter { variables[Int($0)].parameter < 0 }
    var isFound: Set<Int32> = []
    var next = 0
    while next < queue.count {
      var term = variables[Int(queue[next])].firstTerm
      next += 1
      while term >= 0 {
        let constraint = terms[Int(term)].constraint
        term = terms[Int(term)].next
        guard isFound.insert(constraint).inserted else { continue }
        for location in termRange(constraint) {
          let other = terms[location].variable
          if variables[Int(other)].parameter < 0, isSeen.insert(other).inserted {
            queue.append(other)
          }
        }
      }
    }
    return queue.map { Variable(index: Int($0), generation: variables[Int($0)].generation) }
  }
}
