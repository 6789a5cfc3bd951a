/// A test farm that assigns a part of a run to each machine by two environment variables.
struct TestFarm: Sendable {
  /// The variable with the number of parts.
  let count: String
  /// The variable with the part of this machine.
  let index: String
  /// The number of the first part; nil if further variables define it.
  var first: Int? = 0
  /// True if the farm sets the number of parts even if there is only one, without a part.
  var countsAlone = false
  /// The farm's name, for the manual.
  let name: String

  /// The farms, of which the first that has assigned a part is used.
  static let all = [
    TestFarm(count: "TEST_TOTAL_SHARDS", index: "TEST_SHARD_INDEX", name: "Bazel"),
    TestFarm(
      count: "SLURM_ARRAY_TASK_COUNT", index: "SLURM_ARRAY_TASK_ID", first: nil,
      name: "Slurm's arrays, with SLURM_ARRAY_TASK_MIN and SLURM_ARRAY_TASK_STEP"),
    TestFarm(count: "CIRCLE_NODE_TOTAL", index: "CIRCLE_NODE_INDEX", name: "CircleCI"),
    TestFarm(
      count: "CI_NODE_TOTAL", index: "CI_NODE_INDEX", first: 1, countsAlone: true, name: "GitLab"),
    TestFarm(
      count: "GIMBAL_SHARD_COUNT", index: "JOB_COMPLETION_INDEX",
      name: "Kubernetes' indexed jobs, whose manifest sets the count"),
  ]

  /// The variables with their meanings, for the manual.
  static let environmentVariables: [(name: String, meaning: String)] =
    all.map { farm in
      (
        "\(farm.count), \(farm.index)",
        "The part of a run for this machine, unless '--shard' is given: \(farm.name)."
      )
    } + BazelTest.environmentVariables

  /// Returns both variables, or nil if this farm has assigned no part.
  ///
  /// - Throws: one line if only one is set: every machine would run everything.
  func pair(_ variables: [String: String]) throws(CallError) -> (count: String, index: String)? {
    switch (variables[count], variables[index]) {
    case (nil, nil): return nil
    case (let count?, let index?): return (count, index)
    case (nil, _): throw .variableMissing(count, nextTo: index)
    case (let number?, nil):
      if countsAlone, number == "1" { return nil }
      throw .variableMissing(index, nextTo: count)
    }
  }
}

extension Shard {
  /// Returns the part that a farm has assigned to this machine, with the farm, or nil without one.
  ///
  /// Slurm's array tasks count from `SLURM_ARRAY_TASK_MIN` in steps of `SLURM_ARRAY_TASK_STEP`, by
  /// default 0 and 1.
  static func given(
    by variables: [String: String]
  ) throws(CallError) -> (shard: Shard, farm: TestFarm)? {
    for farm in TestFarm.all {
      guard let (count, index) = try farm.pair(variables) else { continue }
      guard let first = farm.first else {
        return (try Shard(slurm: index, of: count, variables), farm)
      }
      let part = try number(index, farm.index)
      guard part >= first else {
        throw .malformed(index, of: farm.index, allowed: "a whole number from \(first) on")
      }
      return (try Shard(part: part - first, count: count, named: farm.count), farm)
    }
    return nil
  }

  private init(
    slurm id: String, of count: String, _ variables: [String: String]
  ) throws(CallError) {
    let task = try Self.number(id, "SLURM_ARRAY_TASK_ID")
    let first = try Self.number(variables["SLURM_ARRAY_TASK_MIN"] ?? "0", "SLURM_ARRAY_TASK_MIN")
    let step = try Self.number(variables["SLURM_ARRAY_TASK_STEP"] ?? "1", "SLURM_ARRAY_TASK_STEP")
    guard first <= task, step > 0, (task - first) % step == 0 else {
      throw .malformed(
        id, of: "SLURM_ARRAY_TASK_ID", allowed: "\(first) or above, in steps of \(max(step, 1))")
    }
    try self.init(part: (task - first) / step, count: count, named: "SLURM_ARRAY_TASK_COUNT")
  }
}
