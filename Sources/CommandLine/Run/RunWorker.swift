import GimbalScenarios

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The other side of `--jobs`: a process that runs the cases whose places it reads, until its input ends.
@MainActor
enum RunWorker {
  /// The first word of a worker's call; no verb, since people have no use for it.
  static let word = "--worker"

  /// Answers each place on a line of the input with the case's record.
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    // What a scene prints must not mix with the answers: it goes to the errors.
    let answers = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer { close(answers) }
    let plan = try RunPlan(arguments, session)
    while let line = readLine() {
      guard let place = Int(line), plan.cases.indices.contains(place) else { return .defect }
      let record = CaseRecord.line(plan.run(place), place: place) + "\n"
      guard write(record, to: answers) else { return .defect }
    }
    return .held
  }

  private static func write(_ text: String, to file: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(file, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(file, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(file, bytes.baseAddress, bytes.count)
        #endif
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
