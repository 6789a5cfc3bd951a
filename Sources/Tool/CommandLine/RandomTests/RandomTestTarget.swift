import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalRandomTests
import GimbalScenarios

/// The scene of a randomized test, and the location for the scenarios of its failures.
struct RandomTestTarget {
  /// The scene as a scenario in that folder refers to it.
  let scene: JSONValue
  private let word: String
  private let folder: String
  private let stem: String

  /// Finds the scene of an argument.
  ///
  /// The folder is the scene's unless one is given; it is created if it does not exist.
  ///
  /// - Throws: one line for a scene that cannot be read, a controller that is not registered and a
  ///   folder that cannot be created.
  @MainActor
  init(
    _ word: String, scene identifier: String?, folder: String?, seed: Int, _ session: Session
  ) throws {
    self.word = word
    if identifier != nil, DocumentAddress(word) == nil {
      throw DocumentError(
        file: word,
        issue: "is not a storyboard, so '\(Option.scene.name)' has no scenes to choose from")
    }
    if word.hasPrefix(SceneChoice.registered) {
      if let folder { try FileWriter.makeFolder(folder) }
      let name = String(word.dropFirst(SceneChoice.registered.count))
      guard session.scenes.names.contains(name) else {
        throw CallError.unknownScene(name, allowed: session.scenes.names)
      }
      scene = .members([("swift", .string(name))])
      self.folder = folder.map { $0 + "/" } ?? ""
      stem = "\(name).storm-\(seed)"
      return
    }
    var path = word
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if var address = DocumentAddress(path) {
      address.scene = address.scene ?? identifier
      // Its errors are reported for its file, not for the scenario that is created from it.
      _ = try DocumentScene(address)
      path = address.text
    } else {
      if let issue = FileKind.misplaced(path, for: .scene) { throw issue }
      _ = try SceneReader.read(contentsOf: path)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let own = path.hasSuffix(name) ? String(path.dropLast(name.count)) : ""
    if let folder, !RandomTestTarget.isReachable(path, from: folder) {
      throw DocumentError(
        file: folder,
        issue:
          "scenarios in this folder cannot name the scene \(QuotedText.of(path)); allowed is a folder "
          + "that contains it, or any below the current folder if the scene is there too")
    }
    if let folder { try FileWriter.makeFolder(folder) }
    scene = .string(folder.map { RelativePath.of(path, from: $0) } ?? name)
    self.folder = folder.map { $0 + "/" } ?? own
    // The name of the current folder is looked up.
    let shown = name == "." ? URL(fileURLWithPath: path).standardized.lastPathComponent : name
    let plain = shown.split(separator: "#").joined(separator: "-")
    stem =
      ["\(FileKind.scene.rawValue)", FileKind.storyboard.rawValue, FileKind.nib.rawValue].reduce(
        plain
      ) { name, ending in name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name }
      + ".storm-\(seed)"
  }

  /// Returns true if a scenario in a folder may refer to the scene of a path.
  private static func isReachable(_ path: String, from folder: String) -> Bool {
    let relative = RelativePath.of(path, from: folder)
    if !relative.hasPrefix("../") { return true }
    return FileReader.isInside(path, folder: ".") && FileReader.isInside(folder, folder: ".")
  }

  /// Returns the file of the scenario of a failure.
  func file(_ device: String) -> String { "\(folder)\(stem).\(device).scenario.json" }
}

/// Relative paths from a folder to a file.
enum RelativePath {
  /// Returns the path of a file relative to a folder.
  static func of(_ path: String, from folder: String) -> String {
    let file = URL(fileURLWithPath: path).standardized.pathComponents
    let start = URL(fileURLWithPath: folder).standardized.pathComponents
    let common = zip(file, start).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - common)
    return (up + file.dropFirst(common)).joined(separator: "/")
  }
}
