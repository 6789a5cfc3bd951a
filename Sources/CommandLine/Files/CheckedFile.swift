import GimbalDevices
import GimbalDocuments

/// The kind of document in a file, by the file's name.
enum FileKind: String, CaseIterable {
  case scenario = ".scenario.json"
  case scene = ".scene.json"
  case device = ".json"

  /// The kind of a file, or nil when the name says none.
  init?(path: String) {
    guard let kind = Self.allCases.first(where: { path.hasSuffix($0.rawValue) }) else { return nil }
    self = kind
  }

  /// The reason why a verb that takes one kind of file does not take another, with the verb that does.
  static func misplaced(_ path: String, for wanted: FileKind) -> DocumentError? {
    guard let kind = FileKind(path: path), kind != wanted, kind != .device else { return nil }
    let problem =
      kind == .scene
      ? "is a scene, which 'gimbal compare' takes; allowed is a *.scenario.json or a folder of them"
      : "is a scenario, which 'gimbal run' and 'gimbal trace' take; allowed is a *.scene.json"
    return DocumentError(file: path, problem: problem)
  }

  /// The widest folder of a call's words in which a file lies; nil where it was named itself.
  static func folder(of file: String, among words: [String]) -> String? {
    words.filter { FileReader.isFolder($0) && FileReader.isInside(file, folder: $0) }
      .min { $0.utf8.count < $1.utf8.count }
  }

  /// The files that a path stands for: itself, or what lies in the folder.
  ///
  /// Scenarios and scenes are found at any depth; device files only in the folder itself, since that
  /// is where a catalog looks for them.
  static func files(at path: String) throws(DocumentError) -> [String] {
    guard FileReader.isFolder(path) else { return [path] }
    let found = try FolderWalk.files(below: path, ending: ".json").filter { file in
      FileKind(path: file) != .device
        || !file.dropFirst(path.count).drop { $0 == "/" }.contains("/")
    }
    guard !found.isEmpty else {
      throw DocumentError(
        file: path, problem: "the folder holds no scenario, no scene and no device file (*.json)")
    }
    return found
  }
}
