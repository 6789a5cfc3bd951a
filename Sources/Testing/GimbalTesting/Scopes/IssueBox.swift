#if canImport(Testing)
  import Synchronization
  import Testing

  /// The issues of a part of a test.
  final class IssueBox: Sendable {
    private let collected = Mutex<[Issue]>([])

    /// The issues that were taken, in order.
    var all: [Issue] { collected.withLock { $0 } }

    /// Takes an issue that fails the test, and passes others on: known ones and warnings.
    func take(_ issue: Issue) -> Issue? {
      guard issue.isFailure else { return issue }
      collected.withLock { $0.append(issue) }
      return nil
    }

    /// Notes an issue that fails the test, and passes it on.
    func collect(_ issue: Issue) -> Issue? {
      if issue.isFailure { collected.withLock { $0.append(issue) } }
      return issue
    }
  }
#endif
