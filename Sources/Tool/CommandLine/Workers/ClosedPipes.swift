import Foundation
import Synchronization

/// Prevents that a write to a worker that has just ended ends this process, while a pool of workers
/// runs.
///
/// A signal's action belongs to the whole process, so the pools are counted: the last one to end
/// restores the action that the first one found.
enum ClosedPipes {
  private static let pools = Mutex(0)
  nonisolated(unsafe) private static var before = sigaction()

  /// Ignores the signal, if no other pool does already; called when a pool of workers starts.
  static func beginIgnoring() {
    pools.withLock { pools in
      pools += 1
      guard pools == 1 else { return }
      sigaction(SIGPIPE, nil, &before)
      signal(SIGPIPE, SIG_IGN)
    }
  }

  /// Restores the signal's action, if no other pool is running; called when a pool ends.
  static func endIgnoring() {
    pools.withLock { pools in
      pools -= 1
      if pools == 0 { sigaction(SIGPIPE, &before, nil) }
    }
  }
}
