#if canImport(Testing) && !APPLE_UIKIT
  import Synchronization
  import Testing

  /// The issues of a part of a test.
  final class IssueBox: Sendable {
    private let collected = Mutex<[Issue]>([])

    /// The collected issues, in order.
    var all: [Issue] { collected.withLock { $0 } }

    /// Collects a failing issue and returns nil; returns known issues and warnings.
    func take(_ issue: Issue) -> Issue? {
      guard issue.isFailure else { return issue }
      collected.withLock { $0.append(issue) }
      return nil
    }

    /// Collects a failing issue, and returns every issue.
    func collect(_ issue: Issue) -> Issue? {
      if issue.isFailure { collected.withLock { $0.append(issue) } }
      return issue
    }
  }
#endif
