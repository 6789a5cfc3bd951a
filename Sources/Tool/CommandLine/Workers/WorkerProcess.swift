import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that reads lines with jobs from its input and answers with lines on its output.
///
/// End-of-file on its input ends it, so that no worker outlives the run that started it.
struct WorkerProcess {
  /// The id of the worker's process.
  let id: pid_t
  /// The pipe for jobs.
  private let input: Int32
  private var answers: LineReader
  private let page: ProgressPage?

  /// Starts a process.
  ///
  /// Its errors go to those of this process, unless its events are watched, because then it repeats
  /// an earlier job.
  init(
    executable: String, arguments: [String], watchesEvents: Bool = false
  ) throws(WorkerError) {
    page = ProgressPage.make()
    page?.watchesEvents = watchesEvents
    let toWorker = try Self.pipe()
    let fromWorker = try Self.pipe()
    defer {
      close(toWorker.reading)
      close(fromWorker.writing)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toWorker.reading, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromWorker.writing, STDOUT_FILENO)
    if watchesEvents {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    if let page {
      posix_spawn_file_actions_adddup2(&actions, page.file, ProgressPage.descriptor)
    }
    var callArguments: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map {
      strdup($0)
    }
    callArguments.append(nil)
    defer { for word in callArguments { free(word) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, executable, &actions, nil, callArguments, environ)
    guard failure == 0 else {
      close(toWorker.writing)
      close(fromWorker.reading)
      throw WorkerError.notStarted(executable, String(cString: strerror(failure)))
    }
    self.id = id
    input = toWorker.writing
    answers = LineReader(fromWorker.reading)
  }

  /// Returns both ends of a pipe that no other worker inherits: an inherited end would keep it
  /// open.
  private static func pipe() throws(WorkerError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Self.open(&ends) == 0 else {
      throw WorkerError.noPipe(String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func open(_ ends: inout [Int32]) -> Int32 {
    #if canImport(Darwin)
      Darwin.pipe(&ends)
    #elseif canImport(Musl)
      Musl.pipe(&ends)
    #else
      Glibc.pipe(&ends)
    #endif
  }

  /// The descriptor of the pipe for answers, on which a pool waits.
  var output: Int32 { answers.file }

  /// Sends jobs, a line each; a worker that has ended is detected when its answers are read.
  func send(_ lines: borrowing ByteBuffer) {
    lines.withBytes { _ = write(input, $0.baseAddress, $0.count) }
  }

  /// Returns the last step of its current job that began, from 1; 0 if unknown.
  func step(of job: Int) -> Int { page?.step(of: job) ?? 0 }

  /// The last events of its job, and the number of all events; none if they are not watched.
  var lastEvents: (lines: [String], count: Int) { page?.lastEvents ?? ([], 0) }

  /// Reads the answers that have arrived, a line each; returns nil at the end of the output.
  mutating func read() -> [ArraySlice<UInt8>]? { answers.read() }

  /// Kills a worker at once; returns the answers that were not read.
  @discardableResult
  mutating func kill() -> [ArraySlice<UInt8>] {
    #if canImport(Darwin)
      _ = Darwin.kill(id, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(id, SIGKILL)
    #else
      _ = Glibc.kill(id, SIGKILL)
    #endif
    _ = wait()
    var rest: [ArraySlice<UInt8>] = []
    var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    // A process that the worker has started may hold the pipe open: only the pipe's current
    // contents are read.
    while poll(&polled, 1, 0) > 0, let lines = answers.read() { rest += lines }
    close(input)
    close(output)
    return rest + savedAnswers()
  }

  /// Waits for the end of a worker whose output has ended, or that is idle.
  ///
  /// Returns how it ended, and the answers that it had not sent.
  @discardableResult
  mutating func end() -> (how: WorkerEnd, answers: [ArraySlice<UInt8>]) {
    close(input)
    close(output)
    let status = wait()
    let signal = status & 0x7f
    return (signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal), savedAnswers())
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private mutating func savedAnswers() -> [ArraySlice<UInt8>] {
    page.map { answers.take($0.answers(after: answers.received)) } ?? []
  }
}

/// How a worker has ended: with a status, or by a signal.
enum WorkerEnd: Hashable, CustomStringConvertible {
  /// The worker exited with a status.
  case status(Int32)
  /// A signal terminated it.
  case signal(Int32)

  /// True for the signals that a process receives from others: a user, a farm, a system without
  /// memory.
  var isByOthers: Bool {
    switch self {
    case .status: false
    case .signal(let signal): [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(signal)
    }
  }

  /// The end of a message about the process.
  var description: String {
    switch self {
    case .status(let status): "ended with status \(status)"
    case .signal(let signal):
      "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}

/// The reason why there is no worker.
enum WorkerError: Error, Hashable, CustomStringConvertible {
  /// The program's path is unknown.
  case noProgram
  /// The program cannot be started; the reason.
  case notStarted(String, String)
  /// No pipe can be opened; the reason.
  case noPipe(String)

  /// The reason as a line for the user.
  var description: String {
    switch self {
    case .noProgram: "'--jobs' and '--timeout' need the program's own path, which is unknown here"
    case .notStarted(let program, let reason): "\(program): cannot be started: \(reason)"
    case .noPipe(let reason): "a pipe to a worker cannot be opened: \(reason)"
    }
  }
}
