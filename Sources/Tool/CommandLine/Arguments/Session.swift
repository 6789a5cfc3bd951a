import GimbalDevices
import GimbalReports
import GimbalScenarios

/// The environment of a verb.
@MainActor
struct Session {
  /// The word with which people call the program.
  let program: String
  /// The output.
  let console: Console
  /// All verbs, in the order of the help.
  let verbs: [Verb]
  /// The controllers that scenarios may name.
  let scenes: SceneRegistry
  /// The names of these controllers.
  var sceneNames: [String] { scenes.names }
  /// The names of the claims that scenarios may make.
  var outcomeNames: [String] { scenes.expectationNames }
  /// The program's file, for processes that share its work; nil when it is not known.
  let executable: String?
  /// Reads the variables of the environment, which takes a part of a short call's time.
  let environment: () -> [String: String]
  /// True if a run without further choices takes one device of each class, as a debug build does.
  var samplesDevices = false
  /// The seconds since some moment, for elapsed times; nothing that is simulated asks for them.
  let now: () -> Double

  /// Tells what is wrong, in one line whatever the names of files hold.
  func notify(_ issue: String) {
    console.say(VisibleText.of("\(program): \(issue)", limit: 10_000))
  }

  /// The command that runs a case again as this call ran it.
  func reproduce(_ id: CaseID, _ arguments: Arguments) -> String {
    let options = [Option.catalog, .target, .locale].flatMap { option in
      arguments.text(option).map { [option.name, $0] } ?? []
    }
    return id.reproduce(program: program, options: options)
  }

  /// The catalog of the call: the standard one with the folder of `--catalog`.
  func catalog(_ arguments: Arguments) throws(DeviceCatalogError) -> DeviceCatalog {
    guard let folder = arguments.text(.catalog) else { return .standard }
    return try DeviceCatalog.load(folder: folder)
  }
}
