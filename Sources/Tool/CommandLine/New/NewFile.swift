import GimbalDocuments
import GimbalScenarioFiles

/// A kind of file for which there is a template.
enum NewFile: String, CaseIterable {
  /// A scenario.
  case scenario
  /// A scene.
  case scene
  /// A device.
  case device
  /// A test in Swift.
  case test

  /// The extension of such files.
  private var ending: String {
    switch self {
    case .scenario: FileKind.scenario.rawValue
    case .scene: FileKind.scene.rawValue
    case .device: FileKind.device.rawValue
    case .test: ".swift"
    }
  }

  /// Returns the path with the extension of the kind.
  func path(_ given: String) -> String {
    if given.hasSuffix(ending) { return given }
    // A file with comments may have the extension for comments.
    if self == .scenario || self == .scene, given.hasSuffix(ending + "c") { return given }
    return given + ending
  }

  /// Returns the name of a file without folders and extensions.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return String(file.split(separator: ".", omittingEmptySubsequences: false).first ?? "")
  }

  /// Returns a line that says what to do with the written file.
  func hint(_ path: String, _ program: String) -> String {
    let word = ShellWord.join([path])
    return switch self {
    case .scenario: "'\(program) run \(word)' runs it"
    case .scene: "'\(program) compare \(word)' shows it on many devices"
    case .device: "'\(program) check \(word)' checks whether its values are consistent"
    case .test: "'swift test' runs it in a target that depends on Gimbal and GimbalTesting"
    }
  }
}
