import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalReports
import GimbalScenarioFiles

extension Verb {
  /// `gimbal intake`: builds a package of an unmodified app.
  static let intake = Verb(
    "intake", "Builds an app's unchanged package from copies without Objective-C runtime syntax.",
    operands: Operands(usage: "PACKAGE [-- COMMAND…]", count: 1...Operands.many),
    details: """
      Writes copies of a package's sources, in which '@objc', '#selector', '@IBOutlet' and other syntax
      that needs the Objective-C runtime is rewritten, and a manifest with Gimbal's UIKit. The package
      itself is never changed. Errors and failures name its own files and lines.
      Prints what cannot be built, with source locations, and the command that builds the copies. A
      command after '--' is run in their folder; its exit status is that of this call.
      A build runs the package's own Package.swift, plugins and macros, and tests run its code:
      use a container for a package that you do not trust. Without a command none of its code runs.
      """,
    options: [.copies, .gimbalPackage, .noBuild],
    examples: [
      Example(
        call: "intake .", meaning: "Copies of the package in this folder, and the next command."),
      Example(
        call: "intake ../Player -- swift test",
        meaning: "The package's own tests, on this machine."),
    ],
    run: IntakeVerb.run)
}

/// Executes `gimbal intake`.
enum IntakeVerb {
  /// Writes the copies of a package's sources, and runs the command after `--` in their folder.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let package = arguments.operands[0]
    let command = Array(arguments.operands.dropFirst())
    let manifest = URL(fileURLWithPath: package).appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw IntakeError.noManifest(package)
    }
    let output = try IntakeFolder.of(arguments, package, name: "intake")
    let shadow = try ShadowPackage(
      package: URL(fileURLWithPath: package), output: URL(fileURLWithPath: output),
      gimbal: try IntakeFolder.gimbal(
        arguments, builds: !command.isEmpty && !arguments.has(.noBuild), session))
    let report = try shadow.write()
    try IntakeFolder.hide(output)
    for (path, diagnostic) in report.diagnostics {
      session.console.say(
        VisibleText.of("\(path):\(diagnostic.line): \(diagnostic.text)", limit: 10_000))
    }
    session.console.say(
      "\(report.sources) sources, \(report.rewritten) rewritten, \(report.written) files written")
    if let line = try TestSubject.whatTests(package) { session.notify(line) }
    guard let program = command.first else {
      session.console.write("cd \(ShellWord.join([output])) && swift build\n")
      return .held
    }
    let product = QuotedText.of(program)
    guard BuildNotice.allows(report, of: package, then: product, arguments, session) else {
      return .held
    }
    return try start(program, command, in: output)
  }

  /// Runs a command in the folder of the copies; its output goes to the errors, because the
  /// standard output is reserved.
  private static func start(
    _ program: String, _ callArguments: [String], in folder: String
  ) throws -> ExitStatus {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = callArguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    do {
      try process.run()
    } catch {
      throw IntakeError.file(program, "the command cannot be started")
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return .held
    // `env` exits with this status if it does not find the command.
    case 127:
      throw IntakeError.file(
        program,
        "no such command on the path"
          + (program == "swift" ? "; Swift's toolchain is needed to build an app" : ""))
    default: return .failed
    }
  }
}
