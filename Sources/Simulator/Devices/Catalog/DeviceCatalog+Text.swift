/// The embedded files of devices as text.
extension DeviceCatalog {
  /// Returns the text of a device's embedded file; empty for a device of another folder.
  ///
  /// - Complexity: linear in the number of files.
  package func text(of slug: String) -> String {
    EmbeddedFiles.file(at: "\(slug).json").map { $0.text.description } ?? ""
  }
}
