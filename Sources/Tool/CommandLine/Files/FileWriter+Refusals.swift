import GimbalDocuments
import GimbalFiles

extension FileWriter {
  /// Refuses to write an image or page over a folder, over a file that the call reads (an operand
  /// may name a part of it, as in `Main.storyboard#Login`), and over any other scene, scenario or
  /// document.
  static func refuse(_ path: String, over operands: [String]) throws(DocumentError) {
    if FileReader.isFolder(path) {
      throw DocumentError(file: path, issue: "is a folder; name a file in it")
    }
    let files = operands + operands.compactMap { $0.split(separator: "#").first.map(String.init) }
    if files.contains(where: { isSameFile(path, $0) }) {
      throw DocumentError(file: path, issue: "is the scene itself; name another file")
    }
    guard exists(path), let kind = FileKind(path: path), kind != .device else { return }
    throw DocumentError(
      file: path,
      issue: "is a *\(kind.rawValue), which is never overwritten; name another file")
  }

  /// Refuses to write two results to one file.
  static func refuseTwice(_ paths: [(option: Option, path: String)]) throws(DocumentError) {
    for (location, one) in paths.enumerated() {
      guard let other = paths[..<location].first(where: { $0.path == one.path }) else { continue }
      throw DocumentError(
        file: one.path,
        issue: "is named by both '\(other.option.name)' and '\(one.option.name)'; name two files")
    }
  }
}
