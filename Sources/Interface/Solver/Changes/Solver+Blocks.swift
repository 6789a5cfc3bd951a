extension Solver {
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

  /// Writes the values of a block's variables.
  mutating func evaluate(_ place: Int) {
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
