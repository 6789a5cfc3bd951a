import Foundation
import Gimbal
import GimbalDocuments
import GimbalGoldens
import GimbalReports
import GimbalScenarios

extension Verb {
  /// `gimbal run`: runs scenarios on their devices.
  static let run = Verb(
    "run", "Runs scenarios on their devices and reports failures.",
    operands: Operands(usage: "[PATH…]", count: 0...Operands.many),
    details: """
      A path is a *.scenario.json, or a folder that is searched for them; without one it is the
      folder Scenarios. Each scenario runs on every device and system that it names, or on those of
      --devices and --systems. A *.storyboard, a *.xib or an app's folder (with a *.xcodeproj, an
      Info.plist or a storyboard) is launched and rotated to all orientations on every device;
      nothing is asserted, and conflicts, ambiguity and layout loops are counted. A bad file does not
      stop the others: it is reported in a line, and the exit status is then 2, whatever else failed.

      The folder of --out gets results.jsonl, a line for each finished case, and at the end
      report.txt, junit.xml and report.json. A folder with the results of an unfinished run, or that
      another run is writing, is refused. With --jobs, --timeout or --out, cases run in separate
      processes: a case whose code ends the process, or that takes too long, fails and is reported
      with its last events. If another program ends the process, the case is run again.

      With --retry a case that failed and then passed does not count as failed: every report lists it
      as flaky, with its first failure, and the exit status is 0 if no other case failed.

      A case in which nothing is asserted, because no expectation applies to it, is counted in the
      summary and does not fail. Conflicts of constraints, ambiguous layouts and layout loops that no
      step expects are counted there too, by scenario; --strict makes them failures, and checks
      ambiguity after every step. An exception that no step expects always fails its case.

      A debug build that is called without --devices, --systems, --shard, --out, --record, --resume,
      --json, --format, --jobs and similar options runs one device of a family for each combination of
      callback timing, idiom, size classes, home indicator and sensor housing. The last line has the
      number of skipped devices. With CI=true all devices run.

      e1 to e5 name ranges of systems with the same callback order:
      \(CallbackTimingHelp.lines.joined(separator: "\n"))
      """,
    options: [
      .devices, .posture, .filter, .onlyFailed, .list, .failFast, .resume, .timings, .noTimes,
      .runSystems,
      .catalog, .scene, .target, .locale, .jobs, .timeout, .retry, .shard, .strict, .record,
      .allowOutside,
      .out, .noArtifacts, .artifactsIn, .runPage,
      .format,
      .json, .assumptions,
    ],
    examples: [
      Example(call: "run", meaning: "All scenarios of the folder Scenarios."),
      Example(
        call: "run rotation.scenario.json --devices iphone-15-pro,ipads --systems 17",
        meaning: "One scenario on some devices."),
      Example(
        call: "run Scenarios --shard 1/4 --jobs 2 --out results",
        meaning: "On the first of four machines, with two processes."),
      Example(
        call: "run MyApp --locale ar --devices phones --strict",
        meaning: "An app's own first screen, in Arabic."),
      Example(call: "run --format junit", meaning: "A report for a build server."),
      Example(
        call: "run Scenarios --html run.html",
        meaning: "Writes a page with the events and layout of each failed case too."),
    ],
    run: RunVerb.run)
}

extension Option {
  fileprivate static let failFast = Option(
    name: "--fail-fast", valueKind: .flag,
    summary: "Starts no more cases after the first failure.")
}

/// Executes `gimbal run`.
enum RunVerb {
  /// Runs the cases of the call, and prints or writes their results.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    if arguments.has(.json), arguments.has(.format) {
      throw CallError.conflict(Option.json.name, Option.format.name)
    }
    if arguments.has(.resume), !arguments.has(.out) {
      throw CallError.optionMissing(Option.out.name, nextTo: Option.resume.name)
    }
    if arguments.has(.noArtifacts), !arguments.has(.out) {
      throw CallError.optionMissing(Option.out.name, nextTo: Option.noArtifacts.name)
    }
    try arguments.refuseFiles([.runPage], over: arguments.operands)
    let plan = try RunPlan(arguments, session)
    if arguments.has(.list) { return try list(plan, session) }
    guard try plan.hasCases() else {
      let isChosen = arguments.has(.filter) || arguments.has(.onlyFailed)
      plan.reportWhyNone(
        isChosen
          ? "--filter and --only-failed exclude all cases"
          : "no scenario runs on what --devices and --systems choose", isSure: isChosen)
      return .wrongCall
    }
    let result = try results(of: plan, arguments, session)
    let status = printResult(result, arguments, session)
    if let note = plan.omittedDevicesMessage {
      session.console.write(RunOverview(result, shown: plan.shown).text + note + "\n")
    }
    return status
  }

  /// Writes the page of a run in this process, with the events of failed cases.
  @MainActor
  static func page(_ arguments: Arguments, _ session: Session) throws -> String {
    let plan = try RunPlan(arguments, session)
    let artifacts = ArtifactsFolder(ArtifactsFolder.passing)
    try artifacts.prepare(resumes: false)
    defer { artifacts.finish() }
    plan.artifacts = artifacts
    var results: [CaseResult] = []
    try RunExecution(
      plan: plan, session: session, retries: 0,
      onResult: { result, _ in results.append(result) },
      onRound: {
        session.console.progress(results.count, of: plan.found, "cases", at: session.now())
      }
    ).runHere()
    session.console.endProgress()
    let run = RunResult(cases: results, issues: plan.issues)
    return RunPageFile.text(
      run, try ArtifactsFolder.read(run, in: [artifacts]), try session.catalog(arguments))
  }

  /// Prints the names of the cases of a command line, or of its part of a run.
  @MainActor
  private static func list(_ plan: RunPlan, _ session: Session) throws -> ExitStatus {
    while let positions = try plan.next() {
      for location in positions {
        session.console.write(VisibleText.of("\(plan.id(of: location))", limit: 10_000) + "\n")
      }
    }
    return plan.issues.isEmpty ? .held : .wrongCall
  }

  /// Prints the report of a run and returns its exit status.
  @MainActor
  static func printResult(
    _ result: RunResult, _ arguments: Arguments, _ session: Session
  ) -> ExitStatus {
    let format =
      arguments.has(.json) ? .json : RunFormat(rawValue: arguments.text(.format) ?? "text")
    format!.write(
      result, isColored: session.console.usesColours,
      listsAssumptions: arguments.has(.assumptions)
    ) { session.console.write($0) }
    if !result.issues.isEmpty { return .wrongCall }
    return result.failed.isEmpty ? .held : .failed
  }

  /// The default time limit of a case, in seconds.
  private static let standardLimit = 60

  /// Returns the number of processes that run the cases; nil if this one does.
  @MainActor
  private static func workers(_ arguments: Arguments, _ session: Session) -> Int? {
    if let count = arguments.number(.jobs) { return count }
    if arguments.has(.timeout) { return 1 }
    // If a scene's code ends the process, the collected results must not be lost.
    return arguments.has(.out) && session.executable != nil ? 1 : nil
  }

  /// Returns the results of the resumed run, by case index in this command line.
  @MainActor
  private static func taken(
    _ saved: [Int: CaseResult], by plan: RunPlan, _ arguments: Arguments
  ) throws -> CaseResults {
    try plan.readAll()
    var results = CaseResults()
    for (location, result) in saved.sorted(by: { $0.key < $1.key }) {
      guard location < plan.count, plan.id(of: location) == result.id else {
        let found = location < plan.count ? "\(plan.id(of: location))" : "none"
        throw DocumentError(
          file: arguments.text(.out) ?? "",
          issue:
            "contains the results of another run: its case \(location + 1) is \(result.id), and that of "
            + "this call \(found); name another folder")
      }
      results.put(result, at: location)
      plan.known.insert(location)
    }
    return results
  }

  @MainActor
  private static func results(
    of plan: RunPlan, _ arguments: Arguments, _ session: Session
  ) throws -> RunResult {
    let folder = try arguments.text(.out).map { (path) throws(DocumentError) in
      try ResultFolder(
        path, of: RunIdentity(arguments, plan.shard), resumes: arguments.has(.resume))
    }
    // The page needs the events of failed cases; a temporary folder for them is removed once the
    // page is written.
    let page = arguments.text(.runPage)
    let artifacts =
      ArtifactsFolder(arguments) ?? page.map { _ in ArtifactsFolder(ArtifactsFolder.passing) }
    try artifacts?.prepare(resumes: arguments.has(.resume))
    defer { artifacts?.finish() }
    plan.artifacts = artifacts
    var results = CaseResults()
    var done = 0
    if let saved = folder?.saved.results, !saved.isEmpty {
      results = try taken(saved, by: plan, arguments)
      done = saved.count
    }
    let bazel = BazelTest(session.environment())
    try bazel?.begin()
    let start = session.now()
    let execution = RunExecution(
      plan: plan, session: session, retries: arguments.number(.retry) ?? 0,
      onResult: { result, location in
        results.put(result, at: location)
        done += 1
        try folder?.add(result, caseIndex: location)
        if !result.passed, arguments.has(.failFast) { plan.stop() }
      },
      onRound: {
        try folder?.flush()
        session.console.progress(done, of: plan.found, "cases", at: session.now())
      })
    if let count = workers(arguments, session) {
      let limit = arguments.number(.timeout) ?? standardLimit
      let callArguments = artifacts.map { [Option.artifactsIn.name, $0.path] } ?? []
      try execution.runInWorkers(
        count, limit: limit,
        callArguments: arguments.has(.artifactsIn)
          ? arguments.callArguments : callArguments + arguments.callArguments)
    } else {
      try execution.runHere()
    }
    session.console.endProgress()
    var result = RunResult(cases: results.compacted(), issues: plan.issues)
    result.seconds = max(0, session.now() - start)
    result.began = Date(timeIntervalSinceNow: -result.seconds)
    if arguments.has(.noTimes) { result = result.withoutTimes }
    try folder?.add(issues: plan.issues)
    try folder?.finish(
      result, total: plan.isStopped ? nil : plan.count,
      listsAssumptions: arguments.has(.assumptions))
    try bazel?.end(result)
    if let page {
      try RunPageFile.write(
        result, ArtifactsFolder.read(result, in: artifacts.map { [$0] } ?? []), to: page,
        try session.catalog(arguments))
    }
    return result
  }
}
