import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalReports
import GimbalScenarioFiles

extension Verb {
  /// `gimbal app`: runs an unmodified app.
  static let app = Verb(
    "app", "Builds an app's unchanged folder, launches the app, and shows it as a scene.",
    operands: Operands(usage: "FOLDER [-- VERB …]", count: 1...Operands.many),
    details: """
      FOLDER contains an Xcode project or a package. The sources of the app's target, and of the
      frameworks that it links, are copied as by 'intake' into a program that launches the app:
      its delegate, the storyboard and the scene that its Info.plist names. The arguments after
      '--' are a call of that program, in which a verb that names no scene shows the app; scenarios
      name it {"swift": "App"}. Without them the app is launched on an iPhone 15 Pro and rotated.
      Nothing in the folder is changed, except in the hidden folder .gimbal.
      The build runs a package's own Package.swift, plugins and macros, and then the app's code:
      use a container for an app that you do not trust.

      If the app does not build, the causes are listed, the most frequent first, with source
      lines and what to do. The exit status is then 1.
      """,
    options: [.target, .copies, .scratch, .gimbalPackage, .noBuild],
    examples: [
      Example(call: "app Player", meaning: "Builds the app, launches it and rotates it."),
      Example(
        call: "app Player -- trace --devices ipad-mini-a17-pro",
        meaning: "The events of a launch and rotations on an iPad."),
      Example(
        call: "app Player -- compare --devices phones --html player.html",
        meaning: "Its first screen on all phones."),
      Example(
        call: "app Player -- run Scenarios --strict", meaning: "Scenarios that show the app."),
    ],
    run: AppFolderVerb.run)
}

extension Option {
  fileprivate static let scratch = Option(
    name: "--scratch-path", valueKind: .text("DIR"),
    summary:
      "The folder of the build, in which Gimbal is built too unless 'gimbal cache'\nhas it; without it .build next to the copies."
  )
}

/// Executes `gimbal app`.
enum AppFolderVerb {
  /// The arguments for the app's program if the call has none.
  static let standardCall = ["run", "--devices", "iphone-15-pro"]

  /// Builds the app, unless nothing has changed since the last build, and runs its program.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let folder = arguments.operands[0]
    let given = Array(arguments.operands.dropFirst())
    let output = try IntakeFolder.of(arguments, folder, name: "app")
    let build = AppBuild(
      folder: folder, target: arguments.text(.target), output: output,
      gimbal: arguments.text(.gimbalPackage), scratch: arguments.text(.scratch),
      tool: session.executable)
    let callArguments = given.isEmpty ? standardCall : given
    if !arguments.has(.noBuild), let program = build.present {
      return try start(program, callArguments, session)
    }
    let gimbal = try IntakeFolder.gimbal(
      arguments, builds: !arguments.has(.noBuild) && build.scratch == nil, session)
    let report = try build.write(with: gimbal)
    try IntakeFolder.hide(output)
    report.notify(session)
    session.console.say(
      "\(report.sources) sources, \(report.rewritten) rewritten, \(report.written) files written")
    guard BuildNotice.allows(report, of: folder, then: "the app", arguments, session) else {
      return .held
    }
    let result = try build.build(report, with: gimbal)
    guard let program = result.program else {
      let causes = BuildCauses(
        output: result.output, diagnostics: report.diagnostics, foreign: report.foreign)
      guard !causes.causes.isEmpty else {
        session.console.say(result.output)
        return .failed
      }
      session.console.write(causes.text())
      return .failed
    }
    for (path, diagnostic) in report.diagnostics {
      session.console.say(
        VisibleText.of("\(path):\(diagnostic.line): \(diagnostic.text)", limit: 10_000))
    }
    return try start(program, callArguments, session)
  }

  /// Runs the command line in the app's program, which replaces this process if possible.
  @MainActor
  private static func start(
    _ program: String, _ callArguments: [String], _ session: Session
  ) throws -> ExitStatus {
    if let output = session.console.descriptor {
      try ToolRun.become(program, callArguments, output: output)
    }
    let run = try ToolRun([program] + callArguments)
    session.console.write(run.output)
    return ExitStatus(rawValue: run.status) ?? .defect
  }
}
