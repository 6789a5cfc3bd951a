#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The message when the program has a defect, or when the code of a scene traps.
enum ReportOfDefect {
  /// Returns the request for a bug report, with the command line that causes the defect.
  static func text(call: String, _ what: String) -> String {
    "gimbal: \(what)\n\(request(call))"
  }

  private static func request(_ call: String) -> String {
    "gimbal: this is an error in Gimbal or in a scene's Swift code; please report the lines above "
      + "with the command: \(call)"
  }

  /// The text that a signal handler writes; nil in a process that handles traps itself, such as a
  /// test's.
  nonisolated(unsafe) private static var message: UnsafeMutableBufferPointer<UInt8>?
  /// True while an exit of the process would be unexpected.
  nonisolated(unsafe) private static var isWorking = false

  /// Until ``finish()``, a trap or an exit by the code of a scene ends the process with
  /// ``ExitStatus/defect`` and the request.
  @MainActor
  static func install(call: String) {
    set(call)
    isWorking = true
    provideSignalStack()
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      TrapHandler.install(for: trap) { address in
        if ReportOfDefect.overflownStack.contains(address) {
          let what =
            "gimbal: stack overflow: calls recurse without an end\n" as StaticString
          _ = write(STDERR_FILENO, what.utf8Start, what.utf8CodeUnitCount)
        }
        ReportOfDefect.endWithMessage()
      }
    }
    atexit {
      guard ReportOfDefect.isWorking else { return }
      let what = "gimbal: the code of a scene ended the program\n" as StaticString
      _ = write(STDERR_FILENO, what.utf8Start, what.utf8CodeUnitCount)
      ReportOfDefect.endWithMessage()
    }
  }

  /// The addresses that are accessed when the thread's stack overflows.
  nonisolated(unsafe) private static var overflownStack: Range<UInt> = 0..<0

  /// Gives signal handlers a separate stack: they could not run on a full one.
  @MainActor
  private static func provideSignalStack() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    overflownStack = TrapHandler.endOfStack()
  }

  /// Does only what is safe in a signal handler: no allocation, no locks.
  private static func endWithMessage() -> Never {
    if let message { _ = write(STDERR_FILENO, message.baseAddress, message.count) }
    _exit(ExitStatus.defect.rawValue)
  }

  /// Records that the work is done and that the process may exit.
  @MainActor
  static func finish() { isWorking = false }

  /// Sets the command line that the message names from now on, such as that of one case of a run.
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
