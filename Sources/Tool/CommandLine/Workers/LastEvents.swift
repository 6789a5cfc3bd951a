import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The last events of a job whose worker was lost.
///
/// The same job always runs the same. It is repeated by a separate worker that writes each event
/// before it happens to memory that outlives the worker. All other jobs avoid that cost.
struct LastEvents {
  /// The events as lines.
  let lines: [String]
  /// The number of all events.
  let count: Int
  /// True if the job, run alone, ended normally.
  let cameToEnd: Bool

  /// The maximum number of events that are shown.
  static let limit = 20
  /// The maximum time of the repeated job.
  private static let time = Duration.seconds(10)

  /// Repeats a job; nil if no worker can be started.
  init?(of line: borrowing ByteBuffer, executable: String, arguments: [String], limit: Duration) {
    ClosedPipes.beginIgnoring()
    defer { ClosedPipes.endIgnoring() }
    guard
      var worker = try? WorkerProcess(
        executable: executable, arguments: arguments, watchesEvents: true)
    else { return nil }
    worker.send(line)
    let deadline = SuspendingClock.now + min(limit, Self.time)
    var answers = 0
    while answers == 0 {
      let rest = SuspendingClock.now.duration(to: deadline) / .milliseconds(1)
      guard rest > 0 else { break }
      var polled = pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, Int32(rest) + 1) > 0 else { continue }
      guard let lines = worker.read() else { break }
      // A line that begins with an equals sign only prepares the answer.
      answers += lines.count { $0.first != UInt8(ascii: "=") }
    }
    worker.kill()
    let (events, count) = worker.lastEvents
    lines = events.suffix(Self.limit)
    self.count = count
    cameToEnd = answers > 0
  }

  /// The lines as evidence of a failure.
  var artifacts: String {
    if cameToEnd {
      return "run alone, the case finishes: the cases before it in the same process matter"
    }
    if lines.isEmpty { return "it ended before the first event" }
    return (["its last events, of \(count):"] + lines).joined(separator: "\n")
  }
}
