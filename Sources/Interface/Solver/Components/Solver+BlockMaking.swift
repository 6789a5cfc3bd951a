/// The last step for a component with simplex cores: a block that retains them.
extension Solver {
  /// Stores the simplex cores of the component, so that the next solution can start from the last
  /// one.
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
    let location = takeBlock()
    var parameters: [Int32] = []
    func addParameter(_ parameter: Int32) {
      if parameter >= 0, !parameters.contains(parameter) { parameters.append(parameter) }
    }
    for variable in work.variables {
      let link = find(variable)
      guard link.parent >= 0, !work.nodes[Int(link.parent)].isSolved else { continue }
      variables[Int(variable)].block = location
      guard link.parent != variable else { continue }
      block.members.append(Member(variable: variable, link: link))
      addParameter(link.parameter)
    }
    for core in cores {
      for breakpoint in core.breakpoints { addParameter(breakpoint.parameter) }
    }
    for definition in block.definitions { addParameter(definition.parameter) }
    variables[Int(block.variable)].block = location
    // Collected, because a definition may also name roots that are solved outside the cores.
    for definition in block.definitions {
      for term in definition.terms where work.nodes[Int(term.variable)].isSolved {
        addParameter(variables[Int(term.variable)].link.parameter)
      }
    }
    for parameter in parameters { addBlock(seed(block.variable), to: Int(parameter)) }
    blocks[Int(location)] = block
    solvedRootsOf(block)
    evaluate(Int(location))
  }

  /// Stores values that the definitions of a block need before ``finish()`` writes all values.
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
}
