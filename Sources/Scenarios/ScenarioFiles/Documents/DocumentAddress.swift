import GimbalDocuments

/// The address of a screen in interface documents: `Main.storyboard`, `Main.storyboard#Login`, or
/// the folder of an app.
package struct DocumentAddress: Hashable, Sendable {
  /// The path of the file or the folder.
  package var path: String
  /// The identifier of a storyboard's scene; nil is the initial one.
  package var scene: String?

  /// Creates an address; `scene` is the identifier of a scene, or nil for the initial one.
  package init(path: String, scene: String?) {
    self.path = path
    self.scene = scene
  }

  /// Parses a word; nil for one that names neither a document nor a folder.
  package init?(_ word: String) {
    if Self.isTaken(word) {
      self.init(path: word, scene: nil)
    } else if let separator = word.lastIndex(of: "#"), Self.isTaken(String(word[..<separator])) {
      self.init(
        path: String(word[..<separator]), scene: String(word[word.index(after: separator)...]))
    } else {
      return nil
    }
  }

  /// The address as it is written: the path, and the scene after `#`.
  package var text: String { scene.map { "\(path)#\($0)" } ?? path }

  private static func isTaken(_ path: String) -> Bool {
    isDocument(path) || FileReader.isFolder(path)
  }

  /// Returns true for a path of a storyboard or a nib file.
  package static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }
}
