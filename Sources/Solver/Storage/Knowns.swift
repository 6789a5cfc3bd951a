/// A variable whose value comes from outside, and what follows from it.
struct KnownRecord {
  /// -1 when the place is free.
  var variable: Int32
  var isChanged = false
  var dependents: [Dependent] = []
  var guards: [Guard] = []
  /// Variables of components that were solved for its present value only.
  var frozen: [Seed] = []
  /// Blocks to be solved again when it moves.
  var blocks: [Seed] = []
  /// The list lengths at which stale entries are looked for.
  var limits = Limits()

  struct Limits {
    var dependents = 64
    var guards = 64
    var frozen = 16
    var blocks = 16
  }
}

/// A variable that is factor · known + constant.
struct Dependent {
  var variable: Int32
  var stamp: UInt32
  var factor: Double
  var constant: Double
}

/// The values of a known variable for which the solution of a component keeps its form.
struct Guard {
  var low: Double
  var high: Double
  var seed: Seed
}

/// A variable as it was when its component was last solved.
struct Seed {
  var variable: Int32
  var stamp: UInt32
}

extension Solver {
  func isCurrent(_ seed: Seed) -> Bool {
    stamps[Int(seed.variable)] == seed.stamp
  }

  func seed(_ variable: Int32) -> Seed {
    Seed(variable: variable, stamp: stamps[Int(variable)])
  }

  mutating func add(_ dependent: Dependent, to known: Int) {
    if knowns[known].dependents.count >= knowns[known].limits.dependents {
      let live = knowns[known].dependents.filter {
        stamps[Int($0.variable)] == $0.stamp
      }
      knowns[known].limits.dependents = max(64, 2 * live.count)
      knowns[known].dependents = live
      knowns[known].dependents.reserveCapacity(knowns[known].limits.dependents)
    }
    knowns[known].dependents.append(dependent)
  }

  mutating func add(_ entry: Guard, to known: Int) {
    if knowns[known].guards.count >= knowns[known].limits.guards {
      let live = knowns[known].guards.filter { isCurrent($0.seed) }
      knowns[known].limits.guards = max(64, 2 * live.count)
      knowns[known].guards = live
    }
    knowns[known].guards.append(entry)
  }

  mutating func addFrozen(_ entry: Seed, to known: Int) {
    if let last = knowns[known].frozen.last, last.variable == entry.variable,
      last.stamp == entry.stamp
    {
      return
    }
    if knowns[known].frozen.count >= knowns[known].limits.frozen {
      let live = knowns[known].frozen.filter { isCurrent($0) }
      knowns[known].limits.frozen = max(16, 2 * live.count)
      knowns[known].frozen = live
    }
    knowns[known].frozen.append(entry)
  }

  mutating func addBlock(_ entry: Seed, to known: Int) {
    if knowns[known].blocks.count >= knowns[known].limits.blocks {
      let live = knowns[known].blocks.filter { isCurrent($0) }
      knowns[known].limits.blocks = max(16, 2 * live.count)
      knowns[known].blocks = live
    }
    knowns[known].blocks.append(entry)
  }

  /// Carries the changes of known values to everything that follows from them.
  ///
  /// Components that leave the region for which they were solved become dirty.
  mutating func moveKnowns() {
    guard !changedKnowns.isEmpty else { return }
    var moved: [Seed] = []
    for known in changedKnowns {
      let known = Int(known)
      guard knowns[known].isChanged else { continue }
      knowns[known].isChanged = false
      let value = knownValues[known]
      numbers[Int(knowns[known].variable)] = value
      evaluateDependents(of: known, at: value)
      for entry in knowns[known].guards
      where (value < entry.low || value > entry.high) && isCurrent(entry.seed) {
        markDirty(entry.seed.variable)
      }
      for entry in knowns[known].frozen where isCurrent(entry) { markDirty(entry.variable) }
      knowns[known].frozen.removeAll(keepingCapacity: true)
      for entry in knowns[known].blocks where isCurrent(entry) { moved.append(entry) }
    }
    changedKnowns.removeAll(keepingCapacity: true)
    for entry in moved where !variables[Int(entry.variable)].isDirty {
      let block = Int(variables[Int(entry.variable)].block)
      if !solveBlockAgain(block) { markDirty(entry.variable) }
    }
  }

  private mutating func evaluateDependents(of known: Int, at value: Double) {
    for entry in knowns[known].dependents {
      let index = Int(entry.variable)
      guard stamps[index] == entry.stamp else { continue }
      numbers[index] = entry.factor * value + entry.constant
    }
  }
}
