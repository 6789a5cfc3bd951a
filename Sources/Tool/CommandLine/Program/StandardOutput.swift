#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process's standard output, reserved for results.
enum StandardOutput {
  /// Returns another descriptor of the standard output, and redirects the standard output to the
  /// errors.
  ///
  /// A `print` in a scene's code must not mix with a report that a program reads.
  static func reserved() -> Int32 {
    let results = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    // Without an output there is nothing to reserve.
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
