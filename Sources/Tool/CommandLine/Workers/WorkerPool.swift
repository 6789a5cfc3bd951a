import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Workers that share numbered jobs: each has a few waiting jobs, so that it never idles.
///
/// A worker that ends loses only its current job: the jobs that waited go to its replacement. If it
/// was ended from outside, this says nothing about its job, which is repeated.
struct WorkerPool {
  /// The outcome of a job: the worker's answer, or the reason why there is none.
  enum Outcome: Hashable {
    /// The worker's answer.
    case answer(ArraySlice<UInt8>)
    /// The worker ended without an answer; how, and in which step of the job, 0 if unknown.
    case lost(String, step: Int)
  }

  /// The program that workers run.
  let executable: String
  /// The arguments of that program.
  let arguments: [String]
  /// The number of workers that run in parallel.
  let size: Int
  /// The maximum time of a job; for a worker's first job including the start of the worker.
  ///
  /// The clock stops while the machine sleeps, and is never set.
  let limit: Duration

  /// The maximum number of jobs that wait at a worker.
  private static let depth = 256
  /// The maximum number of bytes that wait at a worker: less than the capacity of any pipe, so that
  /// sending never blocks.
  private static let bytes = 8 << 10
  /// The number of workers that may be ended from outside during one job before the job is lost.
  private static let mostKills = 3

  /// Runs all jobs, and passes each outcome on, in no particular order.
  ///
  /// `jobs` returns the next group of jobs, or nil at the end. It is called between rounds, while
  /// workers execute earlier jobs. `line` appends the input of a worker for a job, given the
  /// worker's previous job, if any. The reader that is passed with an answer has read the earlier
  /// lines of the same worker. `onRound` is called after all available outcomes are passed on. Once
  /// `isStopped` returns true, unanswered jobs are abandoned. A job is repeated if `isAgain`
  /// returns true after its outcome.
  func run(
    jobs: () -> [Int]?,
    line: (Int, Int?, inout ByteBuffer) -> Void = { job, _, line in line.append(text: "\(job)\n") },
    isStopped: () -> Bool = { false },
    onRound: () -> Void = {}, isAgain: (Int) -> Bool = { _ in false },
    outcome: (Int, Outcome, AnswerReader) -> Void
  ) throws(WorkerError) {
    ClosedPipes.beginIgnoring()
    defer { ClosedPipes.endIgnoring() }
    var waiting = JobQueue()
    var busy: [Busy] = []
    var isWhole = false
    var kills: [Int: Int] = [:]
    var repeated: [Int] = []
    func handOver(_ job: Int, _ one: Outcome, _ reader: AnswerReader) {
      outcome(job, one, reader)
      if isAgain(job) { repeated.append(job) }
    }
    while true {
      if isStopped() {
        for index in busy.indices { busy[index].worker.kill() }
        break
      }
      // At first as many as all workers hold, so that none takes what another needs.
      repeat {
        if let group = isWhole ? nil : jobs() { waiting.add(group) } else { isWhole = true }
      } while !isWhole && waiting.count < 2 * size * Self.depth
      while busy.count < size, waiting.count > 0 { busy.append(try start(&waiting, line)) }
      if busy.isEmpty { break }
      for index in readable(busy, mayWait: isWhole).reversed() {
        guard let answers = busy[index].worker.read() else {
          var lost = busy.remove(at: index)
          let (end, answers) = lost.worker.end()
          lost.take(answers, handOver)
          if end.isByOthers, let job = lost.queue.first, kills[job, default: 0] + 1 < Self.mostKills
          {
            kills[job, default: 0] += 1
            waiting.add(lost.queue)
          } else {
            replace(lost, end.description, &waiting, handOver)
          }
          continue
        }
        busy[index].take(answers, handOver)
        if !answers.isEmpty { busy[index].deadline = .now + limit }
      }
      for index in busy.indices.reversed() where busy[index].deadline <= .now {
        guard !busy[index].queue.isEmpty else { continue }
        var late = busy.remove(at: index)
        late.take(late.worker.kill(), handOver)
        let how = "took longer than \(limit.components.seconds) s and was ended"
        replace(late, how, &waiting, handOver)
      }
      for job in repeated { waiting.add([job]) }
      repeated = []
      for index in busy.indices.reversed() {
        fill(&busy[index], &waiting, line)
        if isWhole, busy[index].queue.isEmpty {
          busy[index].worker.end()
          busy.remove(at: index)
        }
      }
      onRound()
    }
  }

  /// A worker with its jobs.
  private struct Busy {
    /// The process.
    var worker: WorkerProcess
    /// The reader of the process's answers.
    var reader = AnswerReader()
    /// The unanswered jobs; the first is running.
    var queue: ArraySlice<Int> = []
    /// The number of bytes of the lines of each job in the queue.
    var sizes: ArraySlice<Int> = []
    /// The last assigned job, and its group.
    var last: Int?
    /// The group of the last assigned job.
    var group: Int?
    /// The time at which the running job exceeds the limit.
    var deadline: SuspendingClock.Instant

    /// Passes answers on, each with the job at the head of the queue.
    mutating func take(
      _ lines: [ArraySlice<UInt8>], _ outcome: (Int, Outcome, AnswerReader) -> Void
    ) {
      for line in lines where !reader.prepares(line) {
        guard let job = queue.popFirst() else { return }
        _ = sizes.popFirst()
        outcome(job, .answer(line), reader)
      }
    }
  }

  private func start(
    _ waiting: inout JobQueue, _ line: (Int, Int?, inout ByteBuffer) -> Void
  ) throws(WorkerError) -> Busy {
    var busy = Busy(
      worker: try WorkerProcess(executable: executable, arguments: arguments),
      deadline: .now + limit)
    fill(&busy, &waiting, line)
    return busy
  }

  /// Loses the first job of a worker that has ended; the others wait for another worker.
  private func replace(
    _ ended: Busy, _ how: String, _ waiting: inout JobQueue,
    _ outcome: (Int, Outcome, AnswerReader) -> Void
  ) {
    if let job = ended.queue.first {
      outcome(job, .lost(how, step: ended.worker.step(of: job)), ended.reader)
    }
    waiting.add(ended.queue.dropFirst())
  }

  /// Assigns more jobs to a worker: fewer at a time towards the end, so that all have some.
  private func fill(
    _ busy: inout Busy, _ waiting: inout JobQueue,
    _ line: (Int, Int?, inout ByteBuffer) -> Void
  ) {
    let share = max(1, min(Self.depth, waiting.count / (2 * size)))
    // A few jobs in one write cost as much as many: wait until half of them are done.
    guard busy.queue.count <= share / 2 else { return }
    var sum = busy.sizes.reduce(0, +)
    var lines = ByteBuffer(spaceFor: Self.bytes)
    if busy.queue.isEmpty { busy.deadline = .now + limit }
    while busy.queue.count < share, let (job, group) = waiting.next(after: busy.group) {
      let start = lines.count
      line(job, busy.last, &lines)
      let size = lines.count - start
      guard busy.queue.isEmpty || sum + size <= Self.bytes else {
        lines.cut(to: start)
        break
      }
      sum += size
      busy.queue.append(job)
      busy.sizes.append(size)
      busy.last = job
      busy.group = group
      waiting.take(from: group)
    }
    if lines.count > 0 { busy.worker.send(lines) }
  }

  /// Returns the indices of the workers that have answered or ended.
  ///
  /// Unless more jobs can be requested, the function waits for the first answer or the first
  /// deadline.
  private func readable(_ busy: [Busy], mayWait: Bool) -> [Int] {
    var polled: [pollfd] = []
    var deadline: SuspendingClock.Instant?
    // By index: iterating over the values would copy them and their contents.
    for index in busy.indices {
      polled.append(pollfd(fd: busy[index].worker.output, events: Int16(POLLIN), revents: 0))
      deadline = min(deadline ?? busy[index].deadline, busy[index].deadline)
    }
    let rest = SuspendingClock.now.duration(to: deadline ?? .now)
    // An additional millisecond, so that the deadline has passed if nothing was read.
    let wait = mayWait ? min(max(0, rest / .milliseconds(1)) + 1, Double(Int32.max)) : 0
    guard poll(&polled, nfds_t(polled.count), Int32(wait)) > 0 else { return [] }
    return polled.indices.filter { polled[$0].revents != 0 }
  }
}
