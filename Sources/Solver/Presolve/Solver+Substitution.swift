extension Solver {
  /// How a variable follows from its root; the way is shortened for the next call.
  @inline(__always)
  mutating func find(_ variable: Int32) -> Link {
    let link = variables[Int(variable)].link
    if link.parent < 0 { return link }
    if link.parent == variable { return .root(variable) }
    if variables[Int(link.parent)].link.parent == link.parent { return link }
    return shorten(variable)
  }

  @inline(never)
  private mutating func shorten(_ variable: Int32) -> Link {
    work.path.removeAll()
    var node = variable
    while true {
      let parent = variables[Int(node)].link.parent
      if parent < 0 || parent == node { break }
      work.path.append(node)
      node = parent
    }
    var index = work.path.count - 1
    while index >= 0 {
      let below = Int(work.path[index])
      let link = variables[below].link
      let up = variables[Int(link.parent)].link
      if up.parent != link.parent { variables[below].link = compose(link, with: up) }
      index -= 1
    }
    return variables[Int(variable)].link
  }

  /// A variable through its parent's link.
  @inline(__always)
  mutating func compose(_ link: Link, with up: Link) -> Link {
    var result = Link(
      parent: up.parent, known: link.known, factor: link.factor * up.factor,
      knownFactor: link.knownFactor, constant: link.factor * up.constant + link.constant)
    let share = link.factor * up.knownFactor
    if up.known < 0 || share == 0 { return result }
    if link.known < 0 || link.known == up.known {
      result.known = up.known
      result.knownFactor += share
      if Tolerance.isNothing(result.knownFactor, among: abs(share)) {
        result.known = -1
        result.knownFactor = 0
      }
      return result
    }
    result.constant += freeze(link.known, link.knownFactor) + freeze(up.known, share)
    result.known = -1
    result.knownFactor = 0
    return result
  }

  /// What a known variable contributes at its present value.
  ///
  /// Forms hold one known variable; where two meet, the component is solved anew when one moves.
  mutating func freeze(_ known: Int32, _ factor: Double) -> Double {
    addFrozen(seed(work.variables[0]), to: Int(known))
    return factor * knownValues[Int(known)]
  }

  /// Writes a constraint, left side less right side, over roots into `work.expression`.
  mutating func reduce(_ constraint: Int32) {
    work.expression.begin(variables: variables.count)
    work.expression.add(constant: -constraints[Int(constraint)].constant)
    for place in termRange(constraint) {
      let coefficient = terms[place].coefficient
      if coefficient == 0 { continue }
      addToExpression(find(terms[place].variable), times: coefficient)
    }
    work.expression.dropZeros()
  }

  @inline(__always)
  mutating func addToExpression(_ link: Link, times factor: Double) {
    if link.parent >= 0 {
      work.expression.add(root: link.parent, factor: factor * link.factor)
    }
    if link.known >= 0 { addToExpression(known: link.known, factor: factor * link.knownFactor) }
    work.expression.add(constant: factor * link.constant)
  }

  mutating func addToExpression(known: Int32, factor: Double) {
    if work.expression.add(known: known, factor: factor) { return }
    let other = work.expression.known
    work.expression.add(
      constant: freeze(other, work.expression.knownFactor) + freeze(known, factor))
    work.expression.known = -1
    work.expression.knownFactor = 0
  }

  /// Keeps `work.expression` for later.
  mutating func store() -> Sum {
    let first = Int32(work.poolRoots.count)
    for index in work.expression.roots.indices {
      work.poolRoots.append(work.expression.roots[index])
      work.poolFactors.append(work.expression.factors[index])
    }
    return Sum(
      first: first, count: Int32(work.expression.roots.count), known: work.expression.known,
      knownFactor: work.expression.knownFactor, constant: work.expression.constant,
      scale: work.expression.scale)
  }

  /// Brings a kept sum back into `work.expression`.
  mutating func restore(_ sum: Sum) {
    work.expression.begin(variables: variables.count)
    addToExpression(sum, times: 1)
  }

  mutating func addToExpression(_ sum: Sum, times factor: Double) {
    for place in sum.range {
      work.expression.add(root: work.poolRoots[place], factor: factor * work.poolFactors[place])
    }
    if sum.known >= 0 { addToExpression(known: sum.known, factor: factor * sum.knownFactor) }
    work.expression.add(constant: factor * sum.constant)
    work.expression.scale = max(work.expression.scale, abs(factor) * sum.scale)
  }

  /// Narrows the values of a known variable for which the component keeps its form.
  mutating func keep(_ known: Int32, from low: Double, to high: Double) {
    for index in work.guards.indices where work.guards[index].known == known {
      work.guards[index].low = max(work.guards[index].low, low)
      work.guards[index].high = min(work.guards[index].high, high)
      return
    }
    work.guards.append(Work.Region(known: known, low: low, high: high))
  }
}
