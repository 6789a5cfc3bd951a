/// A file of the folder `Devices/` as the build found it.
struct EmbeddedFile: Sendable {
  /// The path inside `Devices/`, such as `iphone-15-pro.json`.
  let path: StaticString
  /// The bytes of the file.
  let text: StaticString
}

/// The files that the library carries, sorted by the bytes of their paths; the build writes `all`.
enum EmbeddedFiles {
  /// The file at a path, or nil.
  ///
  /// - Complexity: linear in the number of files.
  static func file(at path: String) -> EmbeddedFile? {
    all.first { $0.path.description == path }
  }
}
