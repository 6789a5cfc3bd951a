import Gimbal
import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalReports
import GimbalScenarios
import GimbalTraces
import GimbalTraits

extension Verb {
  /// `gimbal report`: the reports of a run from its results.
  static let report = Verb(
    "report", "The report or the page of a run, from its results.",
    operands: Operands(usage: "DIR|TRACE…", count: 1...Operands.many),
    details: """
      DIR is a folder that 'gimbal run --out DIR' wrote; several are the parts of one run. Nothing is
      run. With --html the page has the steps of failed cases, unless the run omitted them. A TRACE
      is a *.jsonl file of 'gimbal trace --format jsonl', or one that a test has attached; its page
      shows its events.
      """,
    options: [.runPage, .format, .json, .assumptions, .noTimes, .catalog],
    examples: [
      Example(call: "report results --html run.html", meaning: "The page of a run."),
      Example(call: "report results --format junit", meaning: "For a build server."),
      Example(call: "report rotation.jsonl --html rotation.html", meaning: "The page of a trace."),
    ],
    run: ReportVerb.run)
}

/// Executes `gimbal report`.
enum ReportVerb {
  /// Prints or writes the report of saved results, or the page of saved traces.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    if arguments.has(.json), arguments.has(.format) {
      throw CallError.conflict(Option.json.name, Option.format.name)
    }
    let catalog = try session.catalog(arguments)
    try arguments.refuseFiles([.runPage], over: arguments.operands)
    if arguments.operands.allSatisfy({ !FileReader.isFolder($0) && FileWriter.exists($0) }) {
      return try traces(arguments, session, catalog)
    }
    var all = JoinedResults()
    for folder in arguments.operands { try all.add(ResultLines(folder), from: folder) }
    var result = try all.whole()
    if arguments.has(.noTimes) { result = result.withoutTimes }
    guard let page = arguments.text(.runPage) else {
      return RunVerb.printResult(result, arguments, session)
    }
    let artifacts = try ArtifactsFolder.read(
      result, in: ArtifactsFolder.nextTo(arguments.operands))
    try RunPageFile.write(result, artifacts, to: page, catalog)
    if arguments.has(.json) || arguments.has(.format) {
      return RunVerb.printResult(result, arguments, session)
    }
    return result.issues.isEmpty ? result.passed ? .held : .failed : .wrongCall
  }

  /// Returns the page of traces, each as a case without assertions.
  @MainActor
  private static func traces(
    _ arguments: Arguments, _ session: Session, _ catalog: DeviceCatalog
  ) throws -> ExitStatus {
    guard let page = arguments.text(.runPage) else {
      throw CallError.optionMissing(Option.runPage.usage, nextTo: arguments.operands[0])
    }
    let courses = try arguments.operands.map { (file) throws(DocumentError) in
      let bytes = try FileReader.read(file, limit: 512 << 20)
      let header = try Trace(jsonLines: bytes, file: file).header
      let id = CaseID(
        scenario: header.scenario ?? file, device: header.device,
        system: SystemVersion(header.system) ?? .iOS(0))
      return try CaseArtifacts(jsonLines: bytes, id: id, file: file)
    }
    try FileWriter.put(
      page,
      RunPage.report(courses: courses, outlines: RunPageFile.outlines(courses.map(\.id), catalog)))
    return .held
  }
}
