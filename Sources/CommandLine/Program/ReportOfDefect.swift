#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is said when the program meets a mistake of its own, or the code of a scene traps.
enum ReportOfDefect {
  /// The request for a report, with the call that leads to the defect.
  static func text(call: String, _ what: String) -> String {
    "gimbal: \(what)\n\(request(call))"
  }

  private static func request(_ call: String) -> String {
    "gimbal: this is a defect of Gimbal, or of a scene's Swift code; please report the lines above "
      + "with the command: \(call)"
  }

  /// What a signal handler writes; nil in a process that handles traps by itself, such as a test's.
  nonisolated(unsafe) private static var message: UnsafeMutableBufferPointer<UInt8>?

  /// Ends the process with ``ExitStatus/defect`` and the request when it traps.
  @MainActor
  static func install(call: String) {
    set(call)
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(trap) { _ in
        // Only what is safe in a signal handler: no allocation, no locks.
        if let message = ReportOfDefect.message {
          _ = write(STDERR_FILENO, message.baseAddress, message.count)
        }
        _exit(ExitStatus.defect.rawValue)
      }
    }
  }

  /// Names the call that leads to what happens from now on, such as that of one case of a run.
  @MainActor
  static func narrow(to call: String) {
    guard let old = message else { return }
    set(call)
    old.deallocate()
  }

  @MainActor
  private static func set(_ call: String) {
    let bytes = Array((request(call) + "\n").utf8)
    let storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
    message = storage
  }
}
