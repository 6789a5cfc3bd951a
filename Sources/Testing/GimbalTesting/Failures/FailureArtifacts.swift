import Foundation
import GimbalSnapshots

#if !APPLE_UIKIT
  import GimbalReports
  import GimbalTraces
#endif
#if canImport(Testing)
  import Testing
#endif

/// The subject of an expectation, as an attachment of the test.
enum FailureArtifacts: Sendable {
  #if !APPLE_UIKIT
    case trace(Trace)
  #endif
  case layout(LayoutSnapshot)

  #if !APPLE_UIKIT
    /// True for a trace, false for a layout.
    var isTrace: Bool {
      if case .trace = self { true } else { false }
    }
  #endif

  /// The files by their names: a trace as JSON Lines, a layout as text and as an image.
  ///
  /// There is no image of a layout of Apple's UIKit.
  var files: [(name: String, bytes: [UInt8])] {
    switch self {
    #if !APPLE_UIKIT
      case .trace(let trace):
        return [("\(trace.header.device)-\(trace.header.system).trace.jsonl", trace.jsonLines)]
    #endif
    case .layout(let layout):
      let name = "\(layout.origin.device)-\(layout.origin.system)"
      let text = [("\(name).layout.txt", Array("\(layout)\n".utf8))]
      #if APPLE_UIKIT
        return text
      #else
        let image = ConfigurationSVG.file(layout)
        return text + (image.map { [("\(name).layout.svg", Array($0.utf8))] } ?? [])
      #endif
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
