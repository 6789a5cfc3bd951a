#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Workers that share numbered jobs: whoever is free gets the next.
///
/// A worker that ends while it has a job loses that job and no other; a new one takes its place.
struct WorkerPool {
  /// What became of a job.
  enum Outcome: Hashable {
    /// The worker's answer.
    case answer(String)
    /// The worker ended without an answer; how.
    case lost(String)
  }

  /// The program that workers run.
  let executable: String
  /// Its words.
  let arguments: [String]
  /// How many workers run side by side.
  let size: Int
  /// The longest that a job may take, with the start of its worker.
  let limit: Duration

  /// Has all jobs done, and hands over what became of each as it comes, in no particular order.
  func run(_ jobs: [Int], outcome: (Int, Outcome) -> Void) throws(WorkerError) {
    // Writing to a worker that has just ended must not end this process.
    let policy = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, policy) }
    var waiting = jobs[...]
    var busy: [Busy] = []
    while busy.count < size, let job = waiting.popFirst() {
      busy.append(try start(job))
    }
    while !busy.isEmpty {
      for index in readable(busy).reversed() {
        let job = busy[index].job
        guard let lines = busy[index].worker.read() else {
          let worker = busy.remove(at: index).worker
          outcome(job, .lost(worker.end()))
          if let next = waiting.popFirst() { busy.append(try start(next)) }
          continue
        }
        guard let line = lines.first else { continue }
        outcome(job, .answer(line))
        if let next = waiting.popFirst() {
          busy[index].worker.send(next)
          busy[index].job = next
          busy[index].deadline = .now + limit
        } else {
          _ = busy.remove(at: index).worker.end()
        }
      }
      for index in busy.indices.reversed() where busy[index].deadline <= .now {
        let late = busy.remove(at: index)
        late.worker.kill()
        _ = late.worker.end()
        outcome(late.job, .lost("took longer than \(limit.components.seconds) s and was ended"))
        if let next = waiting.popFirst() { busy.append(try start(next)) }
      }
    }
  }

  /// A worker with its job.
  private struct Busy {
    var worker: WorkerProcess
    var job: Int
    var deadline: ContinuousClock.Instant
  }

  private func start(_ job: Int) throws(WorkerError) -> Busy {
    let worker = try WorkerProcess(executable: executable, arguments: arguments)
    worker.send(job)
    return Busy(worker: worker, job: job, deadline: .now + limit)
  }

  /// The indices of the workers that have answered or have ended; waits for the first, or for the
  /// first deadline.
  private func readable(_ busy: [Busy]) -> [Int] {
    var polled = busy.map { pollfd(fd: $0.worker.output, events: Int16(POLLIN), revents: 0) }
    let rest = ContinuousClock.now.duration(to: busy.map(\.deadline).min() ?? .now)
    // A millisecond more, so that the deadline has passed when nothing was read.
    let wait = min(max(0, rest / .milliseconds(1)) + 1, Double(Int32.max))
    guard poll(&polled, nfds_t(polled.count), Int32(wait)) > 0 else { return [] }
    return polled.indices.filter { polled[$0].revents != 0 }
  }
}
