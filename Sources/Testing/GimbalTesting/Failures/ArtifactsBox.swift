#if !APPLE_UIKIT
  import Gimbal
  import Synchronization

  /// The artifacts of one run of a test on one device.
  ///
  /// A trait creates a box for each run. Failed expectations and the end of a failed run add
  /// artifacts, and the trait attaches them afterwards.
  final class ArtifactsBox: Sendable {
    /// The box of the current run; `SimulatorTrait` and `SimulatorsTrait` set it around the run.
    @TaskLocal static var current: ArtifactsBox?

    /// The limit of stored artifacts: the first failures are the most useful.
    private static let limit = 4

    /// True if failures of several devices are combined.
    let isMatrix: Bool
    private let collected = Mutex<[(piece: FailureArtifacts, caller: CallSite?)]>([])

    init(isMatrix: Bool = false) { self.isMatrix = isMatrix }

    /// The artifacts, in order.
    var all: [FailureArtifacts] { located.map(\.piece) }

    /// The artifacts with the failed lines of the test; nil for those of the test's end.
    var located: [(piece: FailureArtifacts, caller: CallSite?)] { collected.withLock { $0 } }

    /// Stores an artifact, up to the limit.
    ///
    /// `TestFailure.record()` calls it for a failed expectation, and `SimulatorScope` at the end of a
    /// failed run, without a caller.
    func collect(_ piece: FailureArtifacts, of caller: CallSite?) {
      collected.withLock { if $0.count < Self.limit { $0.append((piece, caller)) } }
    }

    /// Removes all artifacts, after a run whose only failures are known issues.
    func clear() { collected.withLock { $0 = [] } }
  }
#endif
