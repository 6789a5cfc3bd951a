/// Waiting jobs, in groups: the jobs of a group share files that a worker reads, and go to one
/// worker as long as there are enough groups.
struct JobQueue {
  private var groups: [ArraySlice<Int>] = []
  /// The number of groups, from the first on, that a worker has begun.
  private var begun = 0
  /// The number of jobs that no worker has taken.
  private(set) var count = 0

  /// Appends a group of jobs that share files.
  mutating func add(_ jobs: some Collection<Int>) {
    guard !jobs.isEmpty else { return }
    groups.append(ArraySlice(jobs))
    count += jobs.count
  }

  /// Returns the next job for a worker with the group of its last job.
  ///
  /// The next job is one of the same group. If there is none, it is one of a group that no worker
  /// has begun, or else of the largest group.
  ///
  /// - Complexity: O(1), or linear in the number of groups when a worker joins another.
  func next(after group: Int?) -> (job: Int, group: Int)? {
    guard count > 0 else { return nil }
    if let group, let job = groups[group].first { return (job, group) }
    let group =
      begun < groups.count
      ? begun : groups.indices.max { groups[$0].count < groups[$1].count }!
    return (groups[group].first!, group)
  }

  /// Removes the first job of a group, which a worker takes.
  mutating func take(from group: Int) {
    groups[group].removeFirst()
    begun = max(begun, group + 1)
    count -= 1
  }
}
