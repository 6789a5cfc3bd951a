/// Blocks after they are made: new parameter values, their values, and their end.
extension Solver {
  /// Discards the block that computes a variable, together with the solution of its other
  /// variables.
  mutating func releaseBlock(of index: Int) {
    let location = variables[index].block
    guard location >= 0 else { return }
    let block = blocks[Int(location)]
    variables[Int(block.variable)].block = -1
    for core in block.cores {
      for unknown in core.unknowns { variables[Int(unknown)].block = -1 }
    }
    for definition in block.definitions { variables[Int(definition.variable)].block = -1 }
    for member in block.members { variables[Int(member.variable)].block = -1 }
    blocks[Int(location)] = Block()
    freeBlocks.append(location)
  }

  /// Solves a block for other parameter values, starting from its last solution; returns false if
  /// that fails.
  mutating func solveBlockAgain(_ location: Int) -> Bool {
    guard location >= 0 else { return false }
    for index in blocks[location].cores.indices {
      guard blocks[location].cores[index].move(to: parameterValues) else { continue }
      do throws(SolverError) {
        try blocks[location].cores[index].optimize(effort: stepLimit)
      } catch {
        return false
      }
      guard blocks[location].cores[index].violated(orTight: false).isEmpty else { return false }
    }
    evaluate(location)
    return true
  }

  /// Writes the values of a block's variables.
  mutating func evaluate(_ location: Int) {
    for core in blocks[location].cores {
      for (linearForm, unknown) in core.unknowns.enumerated() {
        numbers[Int(unknown)] = core.value[linearForm]
      }
    }
    for definition in blocks[location].definitions {
      var sum = definition.constant
      if definition.parameter >= 0 {
        sum += definition.parameterFactor * parameterValues[Int(definition.parameter)]
      }
      for term in definition.terms { sum += term.factor * numbers[Int(term.variable)] }
      numbers[Int(definition.variable)] = sum
    }
    for member in blocks[location].members {
      let link = member.link
      let parameter =
        link.parameter < 0 ? 0 : link.parameterFactor * parameterValues[Int(link.parameter)]
      numbers[Int(member.variable)] =
        link.factor * numbers[Int(link.parent)] + parameter + link.constant
    }
  }
}
