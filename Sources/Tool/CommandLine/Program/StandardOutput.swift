#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process's own output, kept for results.
enum StandardOutput {
  /// Hands out the process's output under another number, and sends what is printed from now on to
  /// the errors: a `print` in a scene's code must not mix with a report that a program reads.
  static func reserved() -> Int32 {
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    // Without an output there is nothing to keep clean.
    guard results >= 0 else { return STDOUT_FILENO }
    if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 {
      let nowhere = open("/dev/null", O_WRONLY)
      if nowhere >= 0 {
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
      }
    }
    return results
  }
}
