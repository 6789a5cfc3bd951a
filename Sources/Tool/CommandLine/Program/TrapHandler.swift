#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signal handlers that run on a separate stack and receive the address of a trap.
enum TrapHandler {
  /// The handler of a signal; it receives the address of the instruction that trapped.
  typealias Action = @convention(c) (_ address: UInt) -> Void

  nonisolated(unsafe) private static var action: Action?

  /// Calls the action on the signal, instead of the default action.
  static func install(for signal: Int32, _ action: @escaping Action) {
    self.action = action
    var registration = sigaction()
    #if canImport(Darwin)
      registration.__sigaction_u.__sa_sigaction = { _, information, _ in
        TrapHandler.action?(UInt(bitPattern: information?.pointee.si_addr))
      }
    #elseif canImport(Musl)
      registration.__sa_handler.sa_sigaction = { _, information, _ in
        TrapHandler.action?(
          UInt(bitPattern: information?.pointee.__si_fields.__sigfault.si_addr))
      }
    #else
      registration.__sigaction_handler.sa_sigaction = { _, information, _ in
        TrapHandler.action?(UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr))
      }
    #endif
    registration.sa_flags = SA_ONSTACK | SA_SIGINFO
    sigaction(signal, &registration, nil)
  }

  /// Returns the addresses that a stack overflow of this thread accesses.
  ///
  /// The stack is assumed to begin near the caller, which is called early.
  static func endOfStack() -> Range<UInt> {
    var limit = rlimit()
    #if canImport(Glibc)
      let found = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    #else
      let found = getrlimit(RLIMIT_STACK, &limit)
    #endif
    let here = withUnsafePointer(to: &limit) { UInt(bitPattern: $0) }
    guard found == 0, limit.rlim_cur < rlim_t(here) else { return 0..<0 }
    let end = here - UInt(limit.rlim_cur)
    // Below the end are pages that no thread may use; frames may be large.
    let (below, above): (UInt, UInt) = (16 << 20, 512 << 10)
    return (end > below ? end - below : 0)..<(end + above)
  }
}
