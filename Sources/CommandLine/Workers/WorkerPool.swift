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

  /// Has all jobs done, and hands over what became of each as it comes, in no particular order.
  func run(_ jobs: [Int], outcome: (Int, Outcome) -> Void) throws(WorkerError) {
    // Writing to a worker that has just ended must not end this process.
    signal(SIGPIPE, SIG_IGN)
    var waiting = jobs[...]
    var busy: [(worker: WorkerProcess, job: Int)] = []
    while busy.count < size, let job = waiting.popFirst() {
      busy.append((try start(job), job))
    }
    while !busy.isEmpty {
      for index in Self.readable(busy.map(\.worker.output)).reversed() {
        let job = busy[index].job
        guard let lines = busy[index].worker.read() else {
          let worker = busy.remove(at: index).worker
          outcome(job, .lost(worker.end()))
          if let next = waiting.popFirst() { busy.append((try start(next), next)) }
          continue
        }
        guard let line = lines.first else { continue }
        outcome(job, .answer(line))
        if let next = waiting.popFirst() {
          busy[index].worker.send(next)
          busy[index].job = next
        } else {
          _ = busy.remove(at: index).worker.end()
        }
      }
    }
  }

  private func start(_ job: Int) throws(WorkerError) -> WorkerProcess {
    let worker = try WorkerProcess(executable: executable, arguments: arguments)
    worker.send(job)
    return worker
  }

  /// The indices of the files that have something to read, or have ended; waits for the first.
  private static func readable(_ files: [Int32]) -> [Int] {
    var polled = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polled, nfds_t(polled.count), -1) < 0, errno == EINTR {}
    return polled.indices.filter { polled[$0].revents != 0 }
  }
}
