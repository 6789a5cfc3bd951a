/// Variables that are expressed by their roots, and constraints that are rewritten over roots.
///
/// The links form trees (union-find with a factor and a constant on each link).
extension Solver {
  /// Finds the representative of a variable and the factor to it.
  ///
  /// Compresses the path for the next call.
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

  /// Expresses a variable through its parent's link.
  @inline(__always)
  mutating func compose(_ link: Link, with up: Link) -> Link {
    var result = Link(
      parent: up.parent, parameter: link.parameter, factor: link.factor * up.factor,
      parameterFactor: link.parameterFactor, constant: link.factor * up.constant + link.constant)
    let share = link.factor * up.parameterFactor
    if up.parameter < 0 || share == 0 { return result }
    if link.parameter < 0 || link.parameter == up.parameter {
      result.parameter = up.parameter
      result.parameterFactor += share
      if Tolerance.isNothing(result.parameterFactor, among: abs(share)) {
        result.parameter = -1
        result.parameterFactor = 0
      }
      return result
    }
    result.constant += freeze(link.parameter, link.parameterFactor) + freeze(up.parameter, share)
    result.parameter = -1
    result.parameterFactor = 0
    return result
  }

  /// Returns the contribution of a parameter at its current value, and records that it was used.
  ///
  /// A linear form can contain only one parameter. If two occur, the component is solved again when
  /// either changes.
  mutating func freeze(_ parameter: Int32, _ factor: Double) -> Double {
    addFrozen(seed(work.variables[0]), to: Int(parameter))
    return factor * parameterValues[Int(parameter)]
  }

  /// Writes a constraint, left side minus right side, over roots into `work.expression`.
  mutating func reduce(_ constraint: Int32) {
    work.expression.begin(variables: variables.count)
    work.expression.add(constant: -constraints[Int(constraint)].constant)
    for location in termRange(constraint) {
      let coefficient = terms[location].coefficient
      if coefficient == 0 { continue }
      addToExpression(find(terms[location].variable), times: coefficient)
    }
    completeExpression()
  }

  /// Drops terms that have cancelled out of `work.expression`.
  ///
  /// If two parameters remain, both are frozen.
  @inline(__always)
  mutating func completeExpression() {
    work.expression.dropZeros()
    if work.expression.guest >= 0 { freezeBothParameters() }
  }

  /// Replaces both parameters of the expression by their values.
  @inline(never)
  private mutating func freezeBothParameters() {
    let (guest, factor) = (work.expression.guest, work.expression.guestFactor)
    freezeParameter()
    work.expression.add(constant: freeze(guest, factor))
  }

  /// Replaces the expression's parameter by its value.
  private mutating func freezeParameter() {
    let (parameter, factor) = (work.expression.parameter, work.expression.parameterFactor)
    work.expression.dropParameters()
    work.expression.add(constant: freeze(parameter, factor))
  }

  /// Adds a multiple of a linked variable to the expression under construction.
  @inline(__always)
  mutating func addToExpression(_ link: Link, times factor: Double) {
    if link.parent >= 0 {
      work.expression.add(root: link.parent, factor: factor * link.factor)
    }
    if link.parameter >= 0 {
      addToExpression(parameter: link.parameter, factor: factor * link.parameterFactor)
    }
    work.expression.add(constant: factor * link.constant)
  }

  /// Adds a multiple of a parameter to the expression under construction.
  ///
  /// The expression has space for two parameters, since one of them may cancel out. If there is a
  /// third one, all are frozen at their values.
  mutating func addToExpression(parameter: Int32, factor: Double) {
    if work.expression.add(parameter: parameter, factor: factor) { return }
    let (guest, guestFactor) = (work.expression.guest, work.expression.guestFactor)
    freezeParameter()
    work.expression.add(constant: freeze(guest, guestFactor) + freeze(parameter, factor))
  }

  /// Stores `work.expression` for later.
  mutating func store() -> Sum {
    let first = Int32(work.poolRoots.count)
    for index in work.expression.roots.indices {
      work.poolRoots.append(work.expression.roots[index])
      work.poolFactors.append(work.expression.factors[index])
    }
    return Sum(
      first: first, count: Int32(work.expression.roots.count), parameter: work.expression.parameter,
      parameterFactor: work.expression.parameterFactor, constant: work.expression.constant,
      scale: work.expression.scale)
  }

  /// Restores a stored sum to `work.expression`.
  mutating func restore(_ sum: Sum) {
    work.expression.begin(variables: variables.count)
    addToExpression(sum, times: 1)
  }

  /// Adds a multiple of a stored sum to the expression under construction.
  mutating func addToExpression(_ sum: Sum, times factor: Double) {
    for location in sum.range {
      work.expression.add(
        root: work.poolRoots[location], factor: factor * work.poolFactors[location])
    }
    if sum.parameter >= 0 {
      addToExpression(parameter: sum.parameter, factor: factor * sum.parameterFactor)
    }
    work.expression.add(constant: factor * sum.constant)
    work.expression.scale = max(work.expression.scale, abs(factor) * sum.scale)
  }

  /// Narrows the range of a parameter's values for which the solution of the component stays valid.
  mutating func restrict(_ parameter: Int32, from low: Double, to high: Double) {
    for index in work.guards.indices where work.guards[index].parameter == parameter {
      work.guards[index].low = max(work.guards[index].low, low)
      work.guards[index].high = min(work.guards[index].high, high)
      return
    }
    work.guards.append(Work.Region(parameter: parameter, low: low, high: high))
  }

  /// Returns true if a required constraint without unknown roots is satisfied.
  ///
  /// Records a violated one as a conflict. If `work.skipsExplanations`, returns true for a violated
  /// one too.
  mutating func holds(_ constraint: Int32) -> Bool {
    let parameter = work.expression.parameter
    let factor = work.expression.parameterFactor
    let constant = work.expression.constant
    let value = parameter < 0 ? 0 : parameterValues[Int(parameter)]
    let sum = factor * value + constant
    let isMet = Tolerance.isMet(sum, scale: max(work.expression.scale, abs(factor * value)))
    let relation = constraints[Int(constraint)].relation
    guard isMet || (relation == .lessOrEqual && sum < 0) || (relation == .greaterOrEqual && sum > 0)
    else {
      work.conflict.append(constraint)
      return work.skipsExplanations
    }
    guard parameter >= 0 else { return true }
    // The solution is valid as long as the parameter does not cross this limit.
    let limit = -constant / factor
    if relation == .equal {
      restrict(parameter, from: value, to: value)
    } else if (relation == .lessOrEqual) == (factor > 0) {
      restrict(parameter, from: -.infinity, to: max(value, limit))
    } else {
      restrict(parameter, from: min(value, limit), to: .infinity)
    }
    return true
  }
}
