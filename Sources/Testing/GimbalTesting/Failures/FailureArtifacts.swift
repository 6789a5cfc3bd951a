import Foundation
import Gimbal
import GimbalReports
import GimbalSnapshots
import GimbalTraces
import Synchronization

#if canImport(Testing)
  import Testing
#endif

/// Something that an expectation was put to, as an attachment of the test.
enum FailureArtifacts: Sendable {
  case trace(Trace)
  case layout(LayoutSnapshot)

  /// True for the events, false for a layout.
  var isTrace: Bool {
    if case .trace = self { true } else { false }
  }

  /// Its files by their names: a trace as JSON Lines, a layout as text and as a picture.
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
    /// Attaches its files to the running test; with `swift test --attachments-path DIR` they are files there.
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

/// The evidence of one run of a test on one device.
final class ArtifactsBox: Sendable {
  /// The box of the run that is under way; nil outside of a trait's scope.
  @TaskLocal static var current: ArtifactsBox?

  /// The most pieces that are kept: the first failures tell most.
  private static let limit = 4

  /// True if the failures of several devices become one.
  let isMatrix: Bool
  private let collected = Mutex<[(piece: FailureArtifacts, caller: CallSite?)]>([])

  init(isMatrix: Bool = false) { self.isMatrix = isMatrix }

  /// The pieces, in order.
  var all: [FailureArtifacts] { located.map(\.piece) }

  /// The pieces with the lines of the test that failed; nil for what was found at its end.
  var located: [(piece: FailureArtifacts, caller: CallSite?)] { collected.withLock { $0 } }

  /// Keeps a piece.
  func collect(_ piece: FailureArtifacts, of caller: CallSite?) {
    collected.withLock { if $0.count < Self.limit { $0.append((piece, caller)) } }
  }

  /// Drops all pieces.
  func clear() { collected.withLock { $0 = [] } }
}
