import GimbalDocuments
import GimbalScenarios

/// Finds and reads the scenarios of a run, and creates one for each document and each `swift:NAME`
/// operand.
enum ScenarioSource {
  /// Returns the files of a path: itself, the scenarios below a folder, or a folder of an app
  /// without any.
  static func files(at path: String) throws(DocumentError) -> [String] {
    if path.hasPrefix(SceneChoice.registered) { return [path] }
    guard FileReader.isFolder(path) else {
      if DocumentAddress(path) == nil, let issue = FileKind.misplaced(path, for: .scenario) {
        throw issue
      }
      return [path]
    }
    let found = try FolderTraversal.files(below: path, ending: FileKind.scenario.endings)
    if !found.isEmpty { return found }
    let documents = try FolderTraversal.files(
      below: path, ending: [FileKind.storyboard.rawValue, FileKind.nib.rawValue])
    guard path.hasSuffix(".xcodeproj") || !documents.isEmpty else {
      throw DocumentError(
        file: path, issue: "the folder contains no *.scenario.json, and no app with a *.storyboard")
    }
    return [path]
  }

  /// Returns the scenario of a path, which may refer to files of the outermost folder of the
  /// command line that contains it.
  static func read(
    _ path: String, _ arguments: Arguments
  ) throws(DocumentError) -> Scenario {
    let scene = arguments.text(.scene)
    if path.hasPrefix(SceneChoice.registered) {
      return Scenario(
        ofRegistered: String(path.dropFirst(SceneChoice.registered.count)), word: path,
        locale: arguments.text(.locale))
    }
    guard var address = DocumentAddress(path) else {
      guard arguments.text(.target) == nil else {
        throw DocumentError(
          file: path,
          issue: "is not an app's folder, so '\(Option.target.name)' has no targets to choose from")
      }
      guard scene == nil else {
        throw DocumentError(
          file: path,
          issue: "is not a storyboard, so '\(Option.scene.name)' has no scenes to choose from")
      }
      return try ScenarioReader.read(
        contentsOf: path, access: access(to: path, arguments), locale: arguments.text(.locale))
    }
    address.scene = address.scene ?? scene
    let locale = arguments.text(.locale)
    return Scenario(
      of: try DocumentScene(address, locale: locale, target: arguments.text(.target)),
      settings: UserLocale.settings(locale))
  }
}

extension ScenarioSource {
  /// Returns the files that a scenario of a command line may refer to.
  static func access(to path: String, _ arguments: Arguments) -> FileAccess {
    FileAccess(
      within: FileKind.folder(of: path, among: arguments.operands),
      allowsOutside: arguments.has(.allowOutside))
  }
}
