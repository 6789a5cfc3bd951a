/// The part of a component that simplex cores compute, and the variables that follow from it.
struct Block: Sendable {
  /// A variable of its component; -1 when the place is free.
  var variable: Int32 = -1
  var cores: [Core] = []
  /// Sums of unknowns, in an order in which each names only what stands before it.
  var definitions: [BlockDefinition] = []
  var members: [Member] = []
}

/// A variable that is a sum of others.
struct BlockDefinition {
  var variable: Int32
  var terms: [(variable: Int32, factor: Double)]
  var parameter: Int32
  var parameterFactor: Double
  var constant: Double
}

/// A variable that follows from one other.
struct Member {
  var variable: Int32
  var link: Link
}

extension Solver {
  /// Keeps the cores of the component, so that they start from their last solution.
  mutating func makeBlock(_ cores: [Core]) {
    var block = Block(variable: work.variables[0], cores: cores)
    for core in cores {
      for unknown in core.unknowns { work.nodes[Int(unknown)].isSolved = false }
    }
    for definition in work.definitions where !work.nodes[Int(definition.root)].isSolved {
      let terms = definition.sum.range.map { (work.poolRoots[$0], work.poolFactors[$0]) }
      block.definitions.append(
        BlockDefinition(
          variable: definition.root, terms: terms, parameter: definition.sum.parameter,
          parameterFactor: definition.sum.parameterFactor, constant: definition.sum.constant))
    }
    let place = takeBlock()
    var parameters: [Int32] = []
    func note(_ parameter: Int32) {
      if parameter >= 0, !parameters.contains(parameter) { parameters.append(parameter) }
    }
    for variable in work.variables {
      let link = find(variable)
      guard link.parent >= 0, !work.nodes[Int(link.parent)].isSolved else { continue }
      variables[Int(variable)].block = place
      guard link.parent != variable else { continue }
      block.members.append(Member(variable: variable, link: link))
      note(link.parameter)
    }
    for core in cores {
      for breakpoint in core.breakpoints { note(breakpoint.parameter) }
    }
    for definition in block.definitions { note(definition.parameter) }
    variables[Int(block.variable)].block = place
    // A definition may also name roots that are solved apart from the cores.
    for definition in block.definitions {
      for term in definition.terms where work.nodes[Int(term.variable)].isSolved {
        note(variables[Int(term.variable)].link.parameter)
      }
    }
    for parameter in parameters { addBlock(seed(block.variable), to: Int(parameter)) }
    blocks[Int(place)] = block
    solvedRootsOf(block)
    evaluate(Int(place))
  }

  /// Values that definitions of a block need before ``finish()`` writes all.
  private mutating func solvedRootsOf(_ block: Block) {
    for definition in block.definitions {
      for term in definition.terms where work.nodes[Int(term.variable)].isSolved {
        let link = variables[Int(term.variable)].link
        let parameter =
          link.parameter < 0 ? 0 : link.parameterFactor * parameterValues[Int(link.parameter)]
        numbers[Int(term.variable)] = parameter + link.constant
      }
    }
  }

  private mutating func takeBlock() -> Int32 {
    if let free = freeBlocks.popLast() { return free }
    blocks.append(Block())
    return Int32(blocks.count - 1)
  }

  /// Discards the block that computes a variable, for all of its variables.
  mutating func releaseBlock(of index: Int) {
    let place = variables[index].block
    guard place >= 0 else { return }
    let block = blocks[Int(place)]
    variables[Int(block.variable)].block = -1
    for core in block.cores {
      for unknown in core.unknowns { variables[Int(unknown)].block = -1 }
    }
    for definition in block.definitions { variables[Int(definition.variable)].block = -1 }
    for member in block.members { variables[Int(member.variable)].block = -1 }
    blocks[Int(place)] = Block()
    freeBlocks.append(place)
  }

  /// Solves a block from its last solution for other parameter values; false when that fails.
  mutating func solveBlockAgain(_ place: Int) -> Bool {
    guard place >= 0 else { return false }
    for index in blocks[place].cores.indices {
      guard blocks[place].cores[index].move(to: parameterValues) else { continue }
      do throws(SolverError) {
        try blocks[place].cores[index].optimize(effort: stepLimit)
      } catch {
        return false
      }
      guard blocks[place].cores[index].violated(orTight: false).isEmpty else { return false }
    }
    evaluate(place)
    return true
  }

  private mutating func evaluate(_ place: Int) {
    for core in blocks[place].cores {
      for (form, unknown) in core.unknowns.enumerated() {
        numbers[Int(unknown)] = core.value[form]
      }
    }
    for definition in blocks[place].definitions {
      var sum = definition.constant
      if definition.parameter >= 0 {
        sum += definition.parameterFactor * parameterValues[Int(definition.parameter)]
      }
      for term in definition.terms { sum += term.factor * numbers[Int(term.variable)] }
      numbers[Int(definition.variable)] = sum
    }
    for member in blocks[place].members {
      let link = member.link
      let parameter =
        link.parameter < 0 ? 0 : link.parameterFactor * parameterValues[Int(link.parameter)]
      numbers[Int(member.variable)] =
        link.factor * numbers[Int(link.parent)] + parameter + link.constant
    }
  }
}
