import Foundation

/// Ends a worker whose run has ended without a message, even during a case: a worker that hangs
/// would stay forever.
enum ParentWatch {
  /// Watches the input, whose other end only the run has; it is open as long as a job is
  /// unanswered.
  static func begin() {
    let thread = Thread {
      var polled = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while true {
        if poll(&polled, 1, -1) < 0, errno == EINTR { continue }
        if Int32(polled.revents) & (Int32(POLLHUP) | Int32(POLLERR)) != 0 {
          _exit(ExitStatus.held.rawValue)
        }
      }
    }
    thread.stackSize = 128 << 10
    thread.start()
  }
}
