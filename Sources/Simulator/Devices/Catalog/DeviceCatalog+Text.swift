extension DeviceCatalog {
  /// The text of the file that the library carries for a device; empty for one of another folder.
  ///
  /// - Complexity: linear in the number of files.
  package func text(of slug: String) -> String {
    EmbeddedFiles.file(at: "\(slug).json").map { $0.text.description } ?? ""
  }
}
