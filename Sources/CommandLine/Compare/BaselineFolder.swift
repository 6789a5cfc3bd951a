import GimbalComparison
import GimbalDocuments

/// The files of a folder of approved layouts: one for each scene.
struct BaselineFolder {
  /// The folder.
  let path: String

  /// The file of a scene, by the last part of its path and its identifier.
  func file(of scene: String, identifier: String?) -> String {
    let name = scene.split(separator: "/").last.map(String.init) ?? scene
    let parts = [name] + (identifier.map { [$0] } ?? [])
    let safe = parts.joined(separator: "-").map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
        ? character : "-"
    }
    return path + "/" + String(safe) + ".baseline.json"
  }

  /// What was approved of a scene; nil when nothing was.
  func read(_ scene: String, identifier: String?) throws(DocumentError) -> LayoutBaseline? {
    let file = file(of: scene, identifier: identifier)
    guard FileWriter.exists(file) else { return nil }
    return try LayoutBaseline(
      DocumentValue(try JSONReader.read(contentsOf: file), file: file))
  }

  /// Writes what is approved of a scene, in the place of what was there; the folder is made if it is missing.
  func write(
    _ baseline: LayoutBaseline, of scene: String, identifier: String?
  ) throws(DocumentError) {
    try FileWriter.makeFolder(path)
    try FileWriter.replace(file(of: scene, identifier: identifier), with: baseline.text)
  }
}
