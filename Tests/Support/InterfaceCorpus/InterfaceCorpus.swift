import Checkout
package import Foundation

/// Published storyboards and nib files of other projects, which are not part of this one.
///
/// The folder is given by `GIMBAL_INTERFACE_CORPUS`, else it is `shared/corpus/ib` next to the checkout.
package struct InterfaceCorpus: Sendable {
  /// The documents' folder.
  package let folder: URL
  /// The index entry of each document.
  package let records: [Record]

  /// A document with its index entry.
  package struct Record: Sendable, Decodable {
    /// The path below the folder.
    package let file: String
    /// The number of views that constraints or stack views lay out.
    package let layoutDrivenViews: Int
    /// The number of views whose frames are known to be wrong.
    package let misplaced: Int
    /// The number of views whose frames are known to be undetermined.
    package let ambiguous: Int
    /// The number of views.
    package let views: Int
    /// The canvas.
    package let device: String?
    /// The repository that publishes it.
    package let repo: String
  }

  private struct Index: Decodable { let documents: [Record] }

  /// The documents, or nil where the folder does not exist.
  package static let found: InterfaceCorpus? = {
    let folder =
      ProcessInfo.processInfo.environment["GIMBAL_INTERFACE_CORPUS"].map { URL(filePath: $0) }
      ?? Checkout.root.deletingLastPathComponent().appending(path: "shared/corpus/ib")
    guard let data = try? Data(contentsOf: folder.appending(path: "index.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data)
    else { return nil }
    return InterfaceCorpus(folder: folder, records: index.documents)
  }()

  /// The bytes of a document.
  package func data(of record: Record) throws -> Data {
    try Data(contentsOf: folder.appending(path: record.file))
  }
}
