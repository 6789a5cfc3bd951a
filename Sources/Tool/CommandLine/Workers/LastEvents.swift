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
/// The same job always does the same: it is done once more by a worker of its own that reports each event
/// before it happens, in memory that outlives it. All other jobs are spared that.
struct LastEvents {
  /// The events as lines.
  let lines: [String]
  /// The number of all events that came.
  let count: Int
  /// True if the job came to its end this time.
  let cameToEnd: Bool

  /// The most events that are shown.
  static let limit = 20
  /// The longest that a job is watched.
  private static let time = Duration.seconds(10)

  /// Does a job once more; nil when no worker can be started.
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
      // A line that begins with a sign of equality only prepares the answer.
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
      return "run by itself the case came to its end: what ran before it in the process matters"
    }
    if lines.isEmpty { return "it ended before the first event" }
    return (["its last events, of \(count):"] + lines).joined(separator: "\n")
  }
}
