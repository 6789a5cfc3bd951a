import GimbalDevices
import GimbalReports
import GimbalScenarios

/// The environment in which a verb runs.
///
/// `GimbalProgram` creates one for each command.
@MainActor
struct Session {
  /// The name under which the program was called.
  let program: String
  /// The streams to which the verb writes.
  let console: Console
  /// All verbs, in the order of the help.
  let verbs: [Verb]
  /// The controllers that scenarios may refer to.
  let scenes: SceneRegistry
  /// The names of these controllers.
  var sceneNames: [String] { scenes.names }
  /// The names of the expectations that scenarios may refer to.
  var outcomeNames: [String] { scenes.expectationNames }
  /// The program's executable, for worker processes; nil if it is unknown.
  let executable: String?
  /// Returns the environment variables; the first call reads them, which takes a part of a short
  /// run's time.
  let environment: () -> [String: String]
  /// True if a run without device options uses one device of each class, as a debug build does.
  var samplesDevices = false
  /// The seconds since a reference time, for elapsed times; the simulation does not use it.
  let now: () -> Double

  /// Prints an error or warning in one line, whatever characters file names contain.
  func notify(_ issue: String) {
    console.say(VisibleText.of("\(program): \(issue)", limit: 10_000))
  }

  /// Returns the command that runs a case of this command line again.
  func reproduce(_ id: CaseID, _ arguments: Arguments) -> String {
    let options = [Option.catalog, .scene, .target, .locale].flatMap { option in
      arguments.text(option).map { [option.name, $0] } ?? []
    }
    let flags = [Option.strict, .allowOutside].filter(arguments.has).map(\.name)
    return id.reproduce(program: program, options: options + flags)
  }

  /// Returns the catalog of the command line: the standard one with the folder of `--catalog`.
  func catalog(_ arguments: Arguments) throws(DeviceCatalogError) -> DeviceCatalog {
    guard let folder = arguments.text(.catalog) else { return .standard }
    return try DeviceCatalog.load(folder: folder)
  }
}
