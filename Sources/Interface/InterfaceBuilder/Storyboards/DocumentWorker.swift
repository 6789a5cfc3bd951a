import Foundation
import GimbalEngine
import GimbalInterfaceDocuments

/// Returns this layer's implementation for the engine, which calls the function by name.
@MainActor
@_silgen_name("gimbal_documentWork")
func linkedDocumentWork() -> any DocumentWork { DocumentWorker() }

/// Finds documents by name and reads them.
@MainActor
private final class DocumentWorker: DocumentWork {
  /// Returns the scenes of the storyboard with a name; nil if no folder has it.
  ///
  /// - Throws: `UnreadableDocument`, if it cannot be read.
  func storyboard(
    named name: String, in bundle: Bundle?
  ) throws(UnreadableDocument) -> (any StoryboardSource)? {
    guard let document = try InterfaceFolders.document(name + ".storyboard", in: bundle),
      document.format == .storyboard
    else { return nil }
    return StoryboardScenes(document)
  }

  /// Returns the objects of the nib file with a name; nil if no folder has it.
  ///
  /// - Throws: `UnreadableDocument`, if it cannot be read.
  func nib(named name: String, in bundle: Bundle?) throws(UnreadableDocument) -> (any NibSource)? {
    guard let document = try InterfaceFolders.document(name + ".xib", in: bundle),
      document.format == .nib
    else { return nil }
    return NibObjects(document)
  }

  /// Returns the objects of a nib file's data; nil if it is not the text of one.
  func nib(of data: Data) -> (any NibSource)? {
    guard let document = try? InterfaceDocument(data, file: "data.xib"), document.format == .nib
    else { return nil }
    return NibObjects(document)
  }
}
