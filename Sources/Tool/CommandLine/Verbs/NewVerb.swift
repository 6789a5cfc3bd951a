import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalReports

extension Verb {
  /// `gimbal new`: a commented template of a file.
  static let new = Verb(
    "new", "Writes a commented template of a scenario, a scene, a device or a test.",
    operands: Operands(
      usage: NewFile.allCases.map(\.rawValue).joined(separator: "|") + " PATH", count: 2...2),
    details: """
      PATH is the file's path, with or without its ending: 'new scenario Scenarios/player' writes
      Scenarios/player.scenario.json. The file is valid and can be run; comments explain the possible
      values of each part. The last folder of PATH is created if needed. An existing file is not
      changed, and the exit status is 2.
      A device starts as a copy of the newest phone, or of the one that --like names, with its values;
      a test is a Swift Testing file for a target that depends on Gimbal and GimbalTesting.
      """,
    options: [.like],
    examples: [
      Example(call: "new scenario player", meaning: "player.scenario.json, with a screen in it."),
      Example(
        call: "new scene screens/player",
        meaning: "screens/player.scene.json, for 'compare' and for scenarios."),
      Example(
        call: "new device my-devices/my-phone --like iphone-se-3",
        meaning: "A device of your own, for --catalog my-devices."),
      Example(call: "new test Tests/PlayerTests", meaning: "Tests/PlayerTests.swift."),
    ],
    run: NewVerb.run)
}

extension Option {
  fileprivate static let like = Option(
    name: "--like", valueKind: .text("NAME"),
    summary: "The device whose values are copied.")
}

/// Executes `gimbal new`.
enum NewVerb {
  /// Writes a file from a template; a file that exists is not replaced.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let word = arguments.operands[0]
    guard let kind = NewFile(rawValue: word) else {
      throw CallError.wordNotAllowed(word, of: "new", allowed: NewFile.allCases.map(\.rawValue))
    }
    if kind != .device, arguments.has(.like) {
      throw CallError.conflict("new \(kind.rawValue)", Option.like.name)
    }
    let path = kind.path(arguments.operands[1])
    let name = NewFile.name(of: path)
    guard !name.isEmpty else {
      throw CallError.malformed(
        arguments.operands[1], of: "new \(kind.rawValue)", allowed: "a path that ends with a name")
    }
    let text =
      switch kind {
      case .scenario: ScenarioStart.text(name)
      case .scene: SceneStart.text(name)
      case .device: try DeviceStart.text(name, like: arguments.text(.like))
      case .test: TestStart.text(name)
      }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try FileWriter.makeFolder(String(path[..<slash]))
    }
    try FileWriter.create(path, with: text)
    session.console.write(
      VisibleText.of("wrote \(path); \(kind.hint(path, session.program))", limit: 10_000) + "\n")
    return .held
  }
}
