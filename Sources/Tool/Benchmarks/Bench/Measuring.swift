import Foundation

/// Measurements of two things in alternation, so that a change of the machine's speed affects both.
enum Measuring {
  static let repetitions = 21

  /// Returns the median of the ratios of `ours` to `reference`, each in nanoseconds for one unit of
  /// work.
  static func ratio(
    repetitions: Int = repetitions, ours: () -> Double, reference: () -> Double
  ) -> (ratio: Double, ours: Double, reference: Double) {
    _ = (ours(), reference())
    var pairs: [(ours: Double, reference: Double)] = []
    for _ in 0..<repetitions { pairs.append((ours(), reference())) }
    return (
      median(pairs.map { $0.ours / $0.reference }), median(pairs.map(\.ours)),
      median(pairs.map(\.reference))
    )
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  /// The clock of a measurement.
  enum Clock {
    /// CPU time of this thread: other programs do not affect it.
    case thread
    /// Wall-clock time, which a reference in another program measures.
    case wallTime

    fileprivate var id: clockid_t {
      switch self {
      case .thread: CLOCK_THREAD_CPUTIME_ID
      case .wallTime: CLOCK_MONOTONIC
      }
    }
  }

  /// Returns the nanoseconds of a piece of work, which should be many thousands.
  static func nanoseconds(_ clock: Clock = .thread, _ work: () -> Void) -> Double {
    let start = now(clock)
    work()
    return now(clock) - start
  }

  private static func now(_ clock: Clock) -> Double {
    var time = timespec()
    clock_gettime(clock.id, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// A child process with its cost.
enum Child {
  struct Cost {
    var wallSeconds: Double
    var cpuSeconds: Double
    /// The peak memory of the process, or of one that it waited for.
    var kilobytes: Double
    var status: Int32
  }

  /// The folder of this program and its siblings.
  static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// Runs a program to its end; its output goes to a file or nowhere.
  ///
  /// Nil when it cannot be started.
  static func run(_ path: String, _ arguments: [String], output: String = "/dev/null") -> Cost? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    var commandLine: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    commandLine.append(nil)
    defer { for word in commandLine { free(word) } }
    var child: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    guard posix_spawnp(&child, path, &actions, nil, commandLine, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { return nil }
    let wallTime = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Cost(
      wallSeconds: wallTime, cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      kilobytes: Double(usage.ru_maxrss), status: status)
  }
}
