import Foundation
import GimbalSnapshots
import GimbalTraces
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// Something that an expectation was put to, as an attachment of the test.
enum FailureEvidence: Sendable {
  case trace(Trace)
  case layout(LayoutSnapshot)

  #if canImport(Testing)
    /// Attaches it to the running test; with `swift test --attachments-path DIR` it is a file there.
    func attach(at location: SourceLocation?) {
      let attachment =
        switch self {
        case .trace(let trace):
          Attachment(
            trace.jsonLines,
            named: "\(trace.header.device)-\(trace.header.system).trace.jsonl")
        case .layout(let layout):
          Attachment(
            Array("\(layout)\n".utf8),
            named: "\(layout.origin.device)-\(layout.origin.system).layout.txt")
        }
      if let location {
        Attachment.record(attachment, sourceLocation: location)
      } else {
        Attachment.record(attachment)
      }
    }
  #endif
}

/// The evidence of one run of a test on one device.
final class EvidenceBox: Sendable {
  /// The box of the run that is under way; nil outside of a trait's scope.
  @TaskLocal static var current: EvidenceBox?

  /// The most pieces that are kept: the first failures tell most.
  private static let limit = 4

  /// True if the failures of several devices become one.
  let isMatrix: Bool
  private let kept = Mutex<[FailureEvidence]>([])

  init(isMatrix: Bool = false) { self.isMatrix = isMatrix }

  /// The pieces, in order.
  var all: [FailureEvidence] { kept.withLock { $0 } }

  /// Keeps a piece.
  func note(_ piece: FailureEvidence) {
    kept.withLock { if $0.count < Self.limit { $0.append(piece) } }
  }

  /// Drops all pieces.
  func clear() { kept.withLock { $0 = [] } }
}
