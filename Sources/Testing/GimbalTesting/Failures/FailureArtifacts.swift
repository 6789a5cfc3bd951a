import Foundation
import Gimbal
import GimbalReports
import GimbalSnapshots
import GimbalTraces
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// The subject of an expectation, as an attachment of the test.
enum FailureArtifacts: Sendable {
  case trace(Trace)
  case layout(LayoutSnapshot)

  /// True for a trace, false for a layout.
  var isTrace: Bool {
    if case .trace = self { true } else { false }
  }

  /// The files by their names: a trace as JSON Lines, a layout as text and as an image.
  var files: [(name: String, bytes: [UInt8])] {
    switch self {
    case .trace(let trace):
      return [("\(trace.header.device)-\(trace.header.system).trace.jsonl", trace.jsonLines)]
    case .layout(let layout):
      let name = "\(layout.origin.device)-\(layout.origin.system)"
      let image = ConfigurationSVG.file(layout)
      return [("\(name).layout.txt", Array("\(layout)\n".utf8))]
        + (image.map { [("\(name).layout.svg", Array($0.utf8))] } ?? [])
    }
  }

  #if canImport(Testing)
    /// Attaches the files to the running test; `swift test --attachments-path DIR` saves them.
    func attach(at location: SourceLocation?) {
      for file in files {
        let attachment = Attachment(file.bytes, named: file.name)
        if let location {
          Attachment.record(attachment, sourceLocation: location)
        } else {
          Attachment.record(attachment)
        }
      }
    }
  #endif
}

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
