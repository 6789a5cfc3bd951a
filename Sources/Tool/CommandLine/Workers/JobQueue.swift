/// Jobs that wait, in groups: those of a group share what a worker reads for them, and go to one worker
/// as long as each has a group of its own.
struct JobQueue {
  private var groups: [ArraySlice<Int>] = []
  /// The number of groups, from the first on, that a worker has begun.
  private var begun = 0
  /// The number of jobs that wait.
  private(set) var count = 0

  /// Adds a group behind the others.
  mutating func add(_ jobs: some Collection<Int>) {
    guard !jobs.isEmpty else { return }
    groups.append(ArraySlice(jobs))
    count += jobs.count
  }

  /// The next job for a worker that was last at a group: of the same one, else of one that none has
  /// begun, else of the one with the most jobs.
  ///
  /// - Complexity: O(1), or linear in the number of groups where a worker joins another.
  func next(after group: Int?) -> (job: Int, group: Int)? {
    guard count > 0 else { return nil }
    if let group, let job = groups[group].first { return (job, group) }
    let group =
      begun < groups.count
      ? begun : groups.indices.max { groups[$0].count < groups[$1].count }!
    return (groups[group].first!, group)
  }

  /// Takes the first job of a group out.
  mutating func take(from group: Int) {
    groups[group].removeFirst()
    begun = max(begun, group + 1)
    count -= 1
  }
}
