import GimbalDevices
import GimbalDocuments
import GimbalInterfaceDocuments
import GimbalProjects
import GimbalScenarioFiles

/// The verb `gimbal check`.
extension Verb {
  /// `gimbal check`: validates files without running them.
  static let check = Verb(
    "check", "Validates scenario, scene and device files without running them.",
    operands: Operands(usage: "FILE|FOLDER…", count: 1...Operands.many),
    details: """
      The name determines the kind of a file: *.scenario.json, *.scene.json, *.fragments.json,
      *.storyboard, *.xib, gimbal.json, and any other *.json is a device; *.jsonc is the same as
      *.json. In a folder, files are found at any depth, device files only at the top.
      For a storyboard or a nib file, each element that has no effect, or is replaced by another
      class, is printed as a note. Notes are not errors.
      Every error is one line with file, line and column; one bad file does not stop the others.
      With a bad file the exit status is 2.
      --canvas lays documents out on their own canvases and prints each view whose saved frame is more
      than a point away from the frame that its constraints give; --write puts these frames into the
      file, and changes nothing else in it.
      """,
    options: [.catalog, .allowOutside, .canvas, .write, .writtenTo, .json],
    examples: [
      Example(call: "check Scenarios", meaning: "All scenarios and their scenes."),
      Example(call: "check my-devices", meaning: "A folder of device files of your own."),
      Example(
        call: "check Main.storyboard --canvas",
        meaning: "Views that are misplaced on the document's own canvas."),
      Example(
        call: "check Main.storyboard --canvas --write",
        meaning: "Writes the frames that the constraints give into the file."),
      Example(
        call: "check rotation.scenario.json --json",
        meaning: "Errors with their source locations, for an editor."),
    ],
    run: CheckVerb.run)
}

extension Option {
  fileprivate static let canvas = Option(
    name: "--canvas", valueKind: .flag,
    summary: "Prints views of storyboards and nib files with misplaced frames.")
  fileprivate static let write = Option(
    name: "--write", valueKind: .flag,
    summary: "With --canvas: writes corrected frames into the files.")
  fileprivate static let writtenTo = Option(
    name: "--out", valueKind: .text("FILE"),
    summary: "With --write: writes another file instead of changing it; for one file.")
}

/// Executes `gimbal check`.
enum CheckVerb {
  /// Validates the files and folders of the call, and prints each error once.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    try checkOptions(arguments)
    let selection = CaseSelection(
      catalog: try session.catalog(arguments), registered: session.sceneNames,
      outcomes: session.outcomeNames)
    var issues: [DocumentError] = []
    // An error in a scene is found again through each scenario that shows it.
    var reported: Set<DocumentError> = []
    var count = 0
    for path in arguments.operands {
      do throws(DocumentError) {
        for file in try files(at: path) {
          count += 1
          let access = ScenarioSource.access(to: file, arguments)
          if arguments.has(.canvas), DocumentAddress.isDocument(file) {
            try checkCanvas(of: file, arguments, session)
            continue
          }
          if DocumentAddress.isDocument(file), let lines = try? InterfaceFile(file).omissions() {
            for line in lines where !arguments.has(.json) { session.console.write(line + "\n") }
          }
          issues += check(file, access, selection, catalog: arguments.text(.catalog)).filter {
            reported.insert($0).inserted
          }
        }
      } catch {
        issues.append(error)
      }
    }
    for issue in issues { session.notify("\(issue)") }
    if arguments.has(.json) {
      session.console.write(JSONText.pretty(json(count, issues)))
    } else {
      session.console.write(
        "\(counted(count, "file")), \(issues.isEmpty ? "no errors" : counted(issues.count, "error"))\n"
      )
    }
    return issues.isEmpty ? .held : .wrongCall
  }

  /// Returns the files of a path; for a folder also its app's project and `Info.plist`.
  private static func files(at path: String) throws(DocumentError) -> [String] {
    guard FileReader.isFolder(path) else { return [path] }
    do {
      let project = try AppProject(path)
      if path.hasSuffix(".xcodeproj") { return project.documents.values.sorted() }
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    } catch {
      throw DocumentError(file: path, issue: "cannot be read: \(error)")
    }
    return try FileKind.files(at: path)
  }

  /// Rejects options that require each other.
  private static func checkOptions(_ arguments: Arguments) throws(CallError) {
    if arguments.has(.write), !arguments.has(.canvas) {
      throw .optionMissing(Option.canvas.name, nextTo: Option.write.name)
    }
    if arguments.has(.writtenTo), !arguments.has(.write) {
      throw .optionMissing(Option.write.name, nextTo: Option.writtenTo.name)
    }
    if arguments.has(.writtenTo), arguments.operands.count > 1 {
      throw .operandNotTaken(arguments.operands[1], verb: "check --out", most: 1)
    }
  }

  /// Prints the misplaced views of a document, and corrects them on request.
  @MainActor
  private static func checkCanvas(
    of file: String, _ arguments: Arguments, _ session: Session
  ) throws(DocumentError) {
    let document = try InterfaceFile(file)
    if let unknown = document.unknownDevice {
      if arguments.has(.write) { throw unknown }
      return session.console.write("\(unknown)\n")
    }
    let differences = document.canvasDifferences()
    for difference in differences { session.console.write(difference.line + "\n") }
    if arguments.has(.writtenTo) || (arguments.has(.write) && !differences.isEmpty) {
      try document.write(differences, to: arguments.text(.writtenTo))
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  @MainActor
  private static func check(
    _ path: String, _ access: FileAccess, _ selection: CaseSelection, catalog: String?
  ) -> [DocumentError] {
    do throws(DocumentError) {
      if path.split(separator: "/").last == Configuration.fileName[...] {
        _ = try Configuration(path, catalog: catalog)
        return []
      }
      switch FileKind(path: path) {
      case .scenario:
        _ = try ScenarioReader.read(contentsOf: path, access: access) {
          (scenario) throws(DocumentError) in
          _ = try selection.cases(of: scenario, devices: nil, systems: nil)
          try selection.checkSelection(of: scenario)
        }
        return []
      case .scene:
        _ = try SceneReader.read(contentsOf: path, access: access)
        return []
      case .fragments:
        try FragmentReader.check(contentsOf: path, access: access)
        return []
      case .storyboard, .nib:
        _ = try InterfaceFile(path)
        return []
      case .device: return try DeviceInvariants.check(contentsOf: path).map(\.error)
      case nil:
        _ = try FileReader.read(path)
        return [
          DocumentError(
            file: path,
            issue:
              "is not a *.scenario.json, a *.scene.json, a *.fragments.json, a *.storyboard, a *.xib or a device's *.json"
          )
        ]
      }
    } catch {
      return error.all
    }
  }

  private static func json(_ count: Int, _ issues: [DocumentError]) -> JSONValue {
    .members([
      ("files", .number(Double(count))),
      (
        "problems",
        .elements(
          issues.map { issue in
            .members([
              ("file", .string(issue.file)),
              ("line", issue.position.map { .number(Double($0.line)) } ?? .null),
              ("column", issue.position.map { .number(Double($0.column)) } ?? .null),
              ("problem", .string(issue.issue)),
            ])
          })
      ),
    ])
  }
}
