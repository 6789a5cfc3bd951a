import GimbalComparison
import GimbalDocuments
import GimbalFiles

/// The files of a folder of approved layouts: one for each scene.
struct BaselineFolder {
  /// The path of the folder.
  let path: String

  private static let ending = ".baseline.json"

  /// Creates the value for a folder, which need not exist yet.
  init(path: String) { self.path = path }

  /// Creates the folder at a path with approved layouts; nil for any other path.
  init?(holding path: String) {
    guard FileReader.isFolder(path) else { return nil }
    self.init(path: path)
    guard let files = try? files(), !files.isEmpty else { return nil }
  }

  /// Returns the names of the files with approved layouts in the folder, sorted.
  func files() throws(DocumentError) -> [String] {
    try FileReader.names(inFolder: path, ending: Self.ending)
  }

  /// Returns the contents of a file; nil if there is none.
  func read(file name: String) throws(DocumentError) -> LayoutBaseline? {
    let file = path + "/" + name
    guard FileWriter.exists(file) else { return nil }
    return try LayoutBaseline(
      DocumentValue(try JSONReader.read(contentsOf: file), file: file))
  }

  /// Returns the file of a scene, by the last part of its path and its identifier.
  func file(of scene: String, identifier: String?) -> String {
    let name = scene.split(separator: "/").last.map(String.init) ?? scene
    let parts = [name] + (identifier.map { [$0] } ?? [])
    let safe = parts.joined(separator: "-").map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
        ? character : "-"
    }
    return path + "/" + String(safe) + Self.ending
  }

  /// Returns the approved layouts of a scene; nil without any.
  func read(_ scene: String, identifier: String?) throws(DocumentError) -> LayoutBaseline? {
    try read(file: String(file(of: scene, identifier: identifier).dropFirst(path.count + 1)))
  }

  /// Writes the approved layouts of some scenes and replaces older ones; the folder is created if
  /// it is missing.
  ///
  /// All files are complete before the first one is replaced.
  func write(
    _ baselines: [(scene: String, baseline: LayoutBaseline)], identifier: String?
  ) throws(DocumentError) {
    try FileWriter.makeFolder(path)
    let folder = try Folder(path)
    var files: [StagedFile] = []
    for (scene, baseline) in baselines {
      let name = file(of: scene, identifier: identifier).dropFirst(path.count + 1)
      let file = try folder.stage(String(name))
      try file.write(Array(baseline.text.utf8))
      files.append(file)
    }
    for file in files { try file.commit() }
  }
}
