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
/// worker that takes its place.
struct WorkerPool {
  /// What became of a job.
  enum Outcome: Hashable {
    /// The worker's answer.
    case answer(String)
    /// The worker ended without an answer; how, and in which step of the job, 0 where none is known.
    case lost(String, step: Int)
  }

  /// The program that workers run.
  let executable: String
  /// Its words.
  let arguments: [String]
  /// How many workers run side by side.
  let size: Int
  /// The longest that a job may take; that of a worker's first with the start of the worker.
  let limit: Duration

  /// The most jobs that wait at a worker.
  private static let depth = 128
  /// The most bytes that wait at a worker: less than any pipe holds, so that sending never blocks.
  private static let bytes = 8 << 10
  /// The time for which answers gather while every worker has jobs waiting, in microseconds.
  ///
  /// To be woken for each answer costs the run, and its worker, more than the answer itself.
  private static let gathering: useconds_t = 4000

  /// Has all jobs done, and hands over what became of each as it comes, in no particular order.
  ///
  /// `line` is what a worker reads for a job. What is handed over with an answer has read the lines
  /// that came before it from the same worker. `onRound` is called when all that has come is handed over.
  func run(
    _ jobs: [Int], line: (Int) -> String = { "\($0)" }, onRound: () -> Void = {},
    outcome: (Int, Outcome, AnswerReader) -> Void
  ) throws(WorkerError) {
    ClosedPipes.beginIgnoring()
    defer { ClosedPipes.endIgnoring() }
    var waiting = jobs[...]
    var busy: [Busy] = []
    while busy.count < size, !waiting.isEmpty { busy.append(try start(&waiting, line)) }
    while !busy.isEmpty {
      for index in readable(busy, mayGather: !waiting.isEmpty).reversed() {
        guard let answers = busy[index].worker.read() else {
          let lost = busy.remove(at: index)
          try replace(lost, lost.worker.end(), in: &busy, &waiting, line, outcome)
          continue
        }
        busy[index].take(answers, outcome)
        if !answers.isEmpty { busy[index].deadline = .now + limit }
        fill(&busy[index], &waiting, line)
        if busy[index].queue.isEmpty { _ = busy.remove(at: index).worker.end() }
      }
      for index in busy.indices.reversed() where busy[index].deadline <= .now {
        let late = busy.remove(at: index)
        late.worker.kill()
        _ = late.worker.end()
        let how = "took longer than \(limit.components.seconds) s and was ended"
        try replace(late, how, in: &busy, &waiting, line, outcome)
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
    /// How many bytes the lines of each job in the queue have.
    var sizes: ArraySlice<Int> = []
    var deadline: ContinuousClock.Instant

    mutating func take(_ lines: [String], _ outcome: (Int, Outcome, AnswerReader) -> Void) {
      for line in lines where !reader.prepares(line) {
        guard let job = queue.popFirst() else { return }
        _ = sizes.popFirst()
        outcome(job, .answer(line), reader)
      }
    }
  }

  private func start(
    _ waiting: inout ArraySlice<Int>, _ line: (Int) -> String
  ) throws(WorkerError) -> Busy {
    var busy = Busy(
      worker: try WorkerProcess(executable: executable, arguments: arguments),
      deadline: .now + limit)
    fill(&busy, &waiting, line)
    return busy
  }

  /// Puts a new worker in the place of one that has ended, whose first job is lost.
  private func replace(
    _ ended: Busy, _ how: String, in busy: inout [Busy], _ waiting: inout ArraySlice<Int>,
    _ line: (Int) -> String, _ outcome: (Int, Outcome, AnswerReader) -> Void
  ) throws(WorkerError) {
    if let job = ended.queue.first {
      outcome(job, .lost(how, step: ended.worker.step(of: job)), ended.reader)
    }
    waiting = ended.queue.dropFirst() + waiting
    if !waiting.isEmpty { busy.append(try start(&waiting, line)) }
  }

  /// Gives a worker more jobs: fewer at a time towards the end, so that all have some.
  private func fill(_ busy: inout Busy, _ waiting: inout ArraySlice<Int>, _ line: (Int) -> String) {
    let share = max(1, min(Self.depth, waiting.count / (2 * size)))
    // Few jobs in one write cost as much as many: wait until half of them are done.
    guard busy.queue.count <= share / 2 else { return }
    var sum = busy.sizes.reduce(0, +)
    var lines = ""
    while busy.queue.count < share, let job = waiting.first {
      let text = line(job) + "\n"
      let size = text.utf8.count
      guard busy.queue.isEmpty || sum + size <= Self.bytes else { break }
      lines += text
      sum += size
      busy.queue.append(job)
      busy.sizes.append(size)
      waiting.removeFirst()
    }
    if !lines.isEmpty { busy.worker.send(lines) }
  }

  /// The indices of the workers that have answered or have ended; waits for the first, or for the
  /// first deadline.
  private func readable(_ busy: [Busy], mayGather: Bool) -> [Int] {
    if mayGather, busy.allSatisfy({ $0.queue.count > 1 }) { usleep(Self.gathering) }
    var polled = busy.map { pollfd(fd: $0.worker.output, events: Int16(POLLIN), revents: 0) }
    let rest = ContinuousClock.now.duration(to: busy.map(\.deadline).min() ?? .now)
    // A millisecond more, so that the deadline has passed when nothing was read.
    let wait = min(max(0, rest / .milliseconds(1)) + 1, Double(Int32.max))
    guard poll(&polled, nfds_t(polled.count), Int32(wait)) > 0 else { return [] }
    return polled.indices.filter { polled[$0].revents != 0 }
  }
}
