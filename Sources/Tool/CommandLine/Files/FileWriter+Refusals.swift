import GimbalDocuments
import GimbalFiles

/// Outputs that would overwrite a file of the call.
extension FileWriter {
  /// Throws an error for an image or page that would overwrite a folder, a file that the command
  /// line reads, or any other scene, scenario or document.
  ///
  /// An operand may name a part of a file, as in `Main.storyboard#Login`.
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

  /// Throws an error if two results would be written to one file.
  static func refuseTwice(_ paths: [(option: Option, path: String)]) throws(DocumentError) {
    for (location, one) in paths.enumerated() {
      guard let other = paths[..<location].first(where: { $0.path == one.path }) else { continue }
      throw DocumentError(
        file: one.path,
        issue: "is named by both '\(other.option.name)' and '\(one.option.name)'; name two files")
    }
  }
}
