import Foundation
import Synchronization

/// Writing to a worker that has just ended must not end this process, while any pool of workers runs.
///
/// A signal's action belongs to the whole process, so pools count themselves: the last one to end
/// restores the action that the first one found.
enum ClosedPipes {
  private static let pools = Mutex(0)
  nonisolated(unsafe) private static var before = sigaction()

  static func beginIgnoring() {
    pools.withLock { pools in
      pools += 1
      guard pools == 1 else { return }
      sigaction(SIGPIPE, nil, &before)
      signal(SIGPIPE, SIG_IGN)
    }
  }

  static func endIgnoring() {
    pools.withLock { pools in
      pools -= 1
      if pools == 0 { sigaction(SIGPIPE, &before, nil) }
    }
  }
}
