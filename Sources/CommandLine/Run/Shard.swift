/// One of several equal parts of a run, for one of several machines.
struct Shard: Hashable {
  /// Which part, from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// The most parts.
  static let limit = 10_000

  /// Reads `2/5`.
  init(_ text: String, of option: Option) throws(CallError) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(index)
    else {
      throw .malformed(text, of: option.name, form: "i/n with 1 ≤ i ≤ n ≤ \(Self.limit)")
    }
    self.index = index
    self.count = count
  }

  /// The part that a test farm has given to this machine by its variables, or nil on none.
  ///
  /// Bazel counts from 0 in `TEST_SHARD_INDEX` of `TEST_TOTAL_SHARDS`; Slurm's array tasks count
  /// from `SLURM_ARRAY_TASK_MIN` in `SLURM_ARRAY_TASK_ID` of `SLURM_ARRAY_TASK_COUNT`.
  init?(farm variables: [String: String]) throws(CallError) {
    if let count = variables["TEST_TOTAL_SHARDS"], let index = variables["TEST_SHARD_INDEX"] {
      try self.init(index, of: count, from: 0, named: "TEST_SHARD_INDEX/TEST_TOTAL_SHARDS")
    } else if let count = variables["SLURM_ARRAY_TASK_COUNT"],
      let index = variables["SLURM_ARRAY_TASK_ID"]
    {
      let first = variables["SLURM_ARRAY_TASK_MIN"].flatMap(Int.init) ?? 0
      try self.init(
        index, of: count, from: first, named: "SLURM_ARRAY_TASK_ID/SLURM_ARRAY_TASK_COUNT")
    } else {
      return nil
    }
  }

  private init(
    _ index: String, of count: String, from first: Int, named name: String
  ) throws(CallError) {
    guard let count = Int(count), (1...Self.limit).contains(count), let index = Int(index),
      (first..<first + count).contains(index)
    else {
      throw .malformed(
        "\(index)/\(count)", of: name,
        form: "i/n with \(first) ≤ i < \(first) + n, n ≤ \(Self.limit)")
    }
    self.index = index - first + 1
    self.count = count
  }

  /// The places that belong to the part; neighbours go to different parts, since they cost alike.
  ///
  /// - Complexity: linear in the number of places.
  func places(of total: Int) -> [Int] { Array(stride(from: index - 1, to: total, by: count)) }
}

extension Option {
  /// Chooses a part of the cases.
  static let shard = Option(
    name: "--shard", form: .text("I/N"),
    summary:
      "Only the Ith of N parts of the cases, such as 1/4 on the first of four\nmachines; a test farm's own variables serve as well."
  )
}
