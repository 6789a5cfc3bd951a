import GimbalDocuments
import GimbalReports
import GimbalScenarios

extension Verb {
  /// `gimbal merge`: joins the results of the parts of a run.
  static let merge = Verb(
    "merge", "Joins the results of the parts of a run into one report.",
    operands: Operands(usage: "DIR…", count: 1...Operands.many),
    details: """
      Each argument is a folder that 'gimbal run --shard I/N --out DIR' wrote. The report is that of
      one run on one machine; with --no-times, which omits durations, it is byte for byte the same.
      With --out the recorded steps of failed cases are stored too, so that 'report' shows one page.
      Duplicate or missing parts and cases, unfinished runs, and results of another version or another
      run are refused.
      """,
    options: [.out, .format, .json, .assumptions, .noTimes],
    examples: [
      Example(call: "merge part-1 part-2 part-3", meaning: "The report of three parts."),
      Example(
        call: "merge part-* --out all", meaning: "The same, with all reports in a folder."),
    ],
    run: MergeVerb.run)
}

/// Executes `gimbal merge`.
enum MergeVerb {
  /// Joins the results of the parts of a run, and prints or writes them as one result.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    if arguments.has(.json), arguments.has(.format) {
      throw CallError.conflict(Option.json.name, Option.format.name)
    }
    var all = JoinedResults()
    for folder in arguments.operands { try all.add(ResultLines(folder), from: folder) }
    var result = try all.whole()
    if arguments.has(.noTimes) { result = result.withoutTimes }
    if let out = arguments.text(.out), let identity = all.identity {
      let folder = try ResultFolder(merging: out, of: identity)
      for (location, one) in result.cases.enumerated() { try folder.add(one, caseIndex: location) }
      try folder.add(issues: result.issues)
      let artifacts = ArtifactsFolder(out + "/" + ArtifactsFolder.name)
      try folder.finish(
        result, total: all.total, listsAssumptions: arguments.has(.assumptions)
      ) { () throws(DocumentError) in
        try artifacts.take(result, from: ArtifactsFolder.nextTo(arguments.operands))
      }
    }
    return RunVerb.printResult(result, arguments, session)
  }
}

extension RunResult {
  /// The same result without times of day and durations, so that equal runs have equal reports.
  var withoutTimes: RunResult {
    var result = self
    result.seconds = 0
    result.began = nil
    result.cases = cases.withoutTimes()
    return result
  }
}
