import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Workers that share numbered jobs: each has a few of them waiting, so that it never waits itself.
///
/// A worker that ends loses the job that it is at and no other: those that waited behind it go to the
/// worker that takes its place. One that was ended from outside says nothing of its job, which is done
/// again.
struct WorkerPool {
  /// The outcome of a job.
  enum Outcome: Hashable {
    /// The worker's answer.
    case answer(ArraySlice<UInt8>)
    /// The worker ended without an answer; how, and in which step of the job, 0 where none is known.
    case lost(String, step: Int)
  }

  /// The program that workers run.
  let executable: String
  /// Its words.
  let arguments: [String]
  /// The number of workers that run side by side.
  let size: Int
  /// The longest that a job may take; that of a worker's first with the start of the worker.
  ///
  /// By a clock that stands while the machine sleeps, and that is never set.
  let limit: Duration

  /// The most jobs that wait at a worker.
  private static let depth = 256
  /// The most bytes that wait at a worker: less than any pipe holds, so that sending never blocks.
  private static let bytes = 8 << 10
  /// The number of workers that may be ended from outside at one job before the job is lost.
  private static let mostKills = 3

  /// Has all jobs done, and hands over what became of each as it comes, in no particular order.
  ///
  /// `jobs` gives the next group of jobs, or nil at the end: it is asked between rounds, while workers
  /// are at those that it gave before. `line` adds what a worker reads for a job, given the job that it read
  /// before, if any. What is handed over with
  /// an answer has read the lines that came before it from the same worker. `onRound` is called when all
  /// that has come is handed over. Once `isStopped` says so, jobs that are not answered are given up. A
  /// job of which `isAgain` is true after its outcome is done again.
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
      // As many as all workers hold at first, so that none takes what another needs.
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
    var worker: WorkerProcess
    var reader = AnswerReader()
    /// The jobs that it has not answered; it is at the first.
    var queue: ArraySlice<Int> = []
    /// The number of bytes that the lines of each job in the queue have.
    var sizes: ArraySlice<Int> = []
    /// The job that it got last, and its group.
    var last: Int?
    var group: Int?
    var deadline: SuspendingClock.Instant

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

  /// Gives a worker more jobs: fewer at a time towards the end, so that all have some.
  private func fill(
    _ busy: inout Busy, _ waiting: inout JobQueue,
    _ line: (Int, Int?, inout ByteBuffer) -> Void
  ) {
    let share = max(1, min(Self.depth, waiting.count / (2 * size)))
    // Few jobs in one write cost as much as many: wait until half of them are done.
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

  /// The indices of the workers that have answered or have ended; waits for the first, or for the
  /// first deadline, unless jobs are still to be asked for.
  private func readable(_ busy: [Busy], mayWait: Bool) -> [Int] {
    var polled: [pollfd] = []
    var deadline: SuspendingClock.Instant?
    // By their places: as values they would be copied, with what they hold.
    for index in busy.indices {
      polled.append(pollfd(fd: busy[index].worker.output, events: Int16(POLLIN), revents: 0))
      deadline = min(deadline ?? busy[index].deadline, busy[index].deadline)
    }
    let rest = SuspendingClock.now.duration(to: deadline ?? .now)
    // A millisecond more, so that the deadline has passed when nothing was read.
    let wait = mayWait ? min(max(0, rest / .milliseconds(1)) + 1, Double(Int32.max)) : 0
    guard poll(&polled, nfds_t(polled.count), Int32(wait)) > 0 else { return [] }
    return polled.indices.filter { polled[$0].revents != 0 }
  }
}
