import Gimbal
import GimbalDocuments
import GimbalScenarios

extension Verb {
  /// `gimbal check`: validates files without running them.
  static let check = Verb(
    "check", "Validates scenario, scene and device files without running them.",
    operands: Operands(usage: "FILE|FOLDER…", count: 1...Operands.many),
    details: """
      The name tells what a file should be: *.scenario.json, *.scene.json, *.storyboard, *.xib, and
      any other *.json is a device. In a folder, scenarios and scenes are found at any depth, device
      files at the top.
      Of a storyboard or a nib file each element that has no effect, or for which another class
      stands, is a line too; these are no problems.
      Every problem of a file is one line with its place; one bad file does not stop the others.
      With a bad file the exit status is 2.
      """,
    options: [.catalog, .canvas, .json],
    examples: [
      Example(words: "check Scenarios", meaning: "All scenarios and their scenes."),
      Example(words: "check my-devices", meaning: "A folder of device files of your own."),
      Example(
        words: "check Main.storyboard --canvas",
        meaning: "Views that are misplaced on the document's own canvas."),
      Example(
        words: "check rotation.scenario.json --json",
        meaning: "Problems with places, for an editor."),
    ],
    run: CheckVerb.run)
}

extension Option {
  fileprivate static let canvas = Option(
    name: "--canvas", form: .flag,
    summary: "Prints views of storyboards and nib files with misplaced frames.")
}

/// Carries `gimbal check` out.
enum CheckVerb {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let runner = ScenarioRunner(
      catalog: try session.catalog(arguments), registry: session.scenes, recordsTraces: false)
    var problems: [DocumentError] = []
    // A scene's mistake is found again through each scenario that shows it.
    var told: Set<DocumentError> = []
    var count = 0
    for path in arguments.operands {
      do throws(DocumentError) {
        for file in try FileKind.files(at: path) {
          count += 1
          let folder = FileKind.folder(of: file, among: arguments.operands)
          if arguments.has(.canvas), InterfaceFile.names(file) {
            for line in try InterfaceFile(file).canvasDifferences() {
              session.console.write(line + "\n")
            }
            continue
          }
          if InterfaceFile.names(file), let lines = try? InterfaceFile(file).omissions() {
            for line in lines where !arguments.has(.json) { session.console.write(line + "\n") }
          }
          problems += check(file, in: folder, runner).filter { told.insert($0).inserted }
        }
      } catch {
        problems.append(error)
      }
    }
    for problem in problems { session.tell("\(problem)") }
    if arguments.has(.json) {
      session.console.write(JSONText.pretty(json(count, problems)))
    } else {
      session.console.write(
        "\(counted(count, "file")), \(problems.isEmpty ? "no problem" : counted(problems.count, "problem"))\n"
      )
    }
    return problems.isEmpty ? .held : .wrongCall
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  @MainActor
  private static func check(
    _ path: String, in folder: String?, _ runner: ScenarioRunner
  ) -> [DocumentError] {
    do throws(DocumentError) {
      if InterfaceFile.names(path) {
        _ = try InterfaceFile(path)
        return []
      }
      switch FileKind(path: path) {
      case .scenario:
        _ = try ScenarioReader.read(contentsOf: path, within: folder) {
          (scenario) throws(DocumentError) in
          _ = try runner.cases(of: scenario, devices: nil, systems: nil)
          try runner.checkSelection(of: scenario)
        }
        return []
      case .scene:
        _ = try SceneReader.read(contentsOf: path)
        return []
      case .device: return try DeviceLaws.check(contentsOf: path).map(\.error)
      case nil:
        _ = try FileReader.read(path)
        return [
          DocumentError(
            file: path,
            problem:
              "is not a *.scenario.json, a *.scene.json, a *.storyboard, a *.xib or a device's *.json"
          )
        ]
      }
    } catch {
      return error.all
    }
  }

  private static func json(_ count: Int, _ problems: [DocumentError]) -> JSONValue {
    .members([
      ("files", .number(Double(count))),
      (
        "problems",
        .elements(
          problems.map { problem in
            .members([
              ("file", .string(problem.file)),
              ("line", problem.position.map { .number(Double($0.line)) } ?? .null),
              ("column", problem.position.map { .number(Double($0.column)) } ?? .null),
              ("problem", .string(problem.problem)),
            ])
          })
      ),
    ])
  }
}
