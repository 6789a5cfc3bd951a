#if canImport(Testing)
  import Synchronization
  import Testing

  /// The issues of a part of a test.
  final class IssueBox: Sendable {
    private let kept = Mutex<[Issue]>([])

    /// The issues that were taken, in order.
    var all: [Issue] { kept.withLock { $0 } }

    /// Takes an issue that fails the test, and passes others on: known ones and warnings.
    func take(_ issue: Issue) -> Issue? {
      guard issue.isFailure else { return issue }
      kept.withLock { $0.append(issue) }
      return nil
    }

    /// Notes an issue that fails the test, and passes it on.
    func note(_ issue: Issue) -> Issue? {
      if issue.isFailure { kept.withLock { $0.append(issue) } }
      return issue
    }
  }
#endif
