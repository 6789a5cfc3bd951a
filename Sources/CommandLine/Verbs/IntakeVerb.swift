import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalReports
import GimbalScenarioFiles

extension Verb {
  /// `gimbal intake`: builds a package of an app as it is.
  static let intake = Verb(
    "intake", "Builds an app's package as it is: copies without the Objective-C runtime's words.",
    operands: Operands(usage: "PACKAGE [-- COMMAND…]", count: 1...Operands.many),
    details: """
      Writes copies of a package's sources, in which '@objc', '#selector', '@IBOutlet' and what else needs
      the Objective-C runtime stand in other words, and a manifest with Gimbal's UIKit. The package
      itself is never written to. Errors and failures name its own files and lines.
      Prints what cannot be built as it is, with places, and the command that builds the copies; a command
      after '--' is run in their folder, and its exit status says whether it held.
      """,
    options: [.copies, .gimbal],
    examples: [
      Example(words: "intake .", meaning: "Copies of the package here, and what to do next."),
      Example(
        words: "intake ../Player -- swift test",
        meaning: "The package's own tests, on this machine."),
    ],
    run: IntakeVerb.run)
}

extension Option {
  fileprivate static let copies = Option(
    name: "--out", form: .text("DIR"),
    summary: "The folder of the copies; without it .gimbal/intake in the package.")
  fileprivate static let gimbal = Option(
    name: "--gimbal", form: .text("DIR"),
    summary: "The folder of Gimbal's own package; without it the one that built\nthis program.")
}

/// Carries `gimbal intake` out.
enum IntakeVerb {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let package = arguments.operands[0]
    let command = Array(arguments.operands.dropFirst())
    let output = try folder(of: arguments, package)
    let shadow = try ShadowPackage(
      package: URL(fileURLWithPath: package), output: URL(fileURLWithPath: output),
      gimbal: URL(fileURLWithPath: try gimbal(arguments, session)))
    let report = try shadow.write()
    for (path, remark) in report.remarks {
      session.console.say(VisibleText.of("\(path):\(remark.line): \(remark.text)", limit: 10_000))
    }
    session.console.say(
      "\(report.sources) sources, \(report.rewritten) rewritten, \(report.written) files written")
    guard let program = command.first else {
      session.console.write("cd \(ShellWord.join([output])) && swift build\n")
      return .held
    }
    return try start(program, command, in: output)
  }

  private static func folder(of arguments: Arguments, _ package: String) throws -> String {
    if let folder = arguments.text(.copies) { return folder }
    // A folder that hides the copies from the app's own history.
    let hidden = URL(fileURLWithPath: package).appendingPathComponent(".gimbal")
    let manifest = URL(fileURLWithPath: package).appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw IntakeError.noManifest(package)
    }
    do {
      try FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: hidden.appendingPathComponent(".gitignore"))
    } catch {
      throw IntakeError.file(hidden.path, "the folder cannot be written; name another with --out")
    }
    return hidden.appendingPathComponent("intake").path
  }

  /// The package that the program was built from: the nearest folder above it with a manifest of this name.
  @MainActor
  private static func gimbal(_ arguments: Arguments, _ session: Session) throws -> String {
    let given = arguments.text(.gimbal)
    var folder = given ?? session.executable ?? ""
    repeat {
      let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
      if manifest?.contains("name: \"gimbal\"") == true { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    } while given == nil && folder.count > 1
    throw IntakeError.noGimbal(given)
  }

  /// Runs a command in the folder of the copies; what it prints comes with the errors, since results are kept apart.
  private static func start(
    _ program: String, _ words: [String], in folder: String
  ) throws -> ExitStatus {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    do {
      try process.run()
    } catch {
      throw IntakeError.file(program, "the command cannot be started")
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return .held
    // The status by which `env` says that a command is not there.
    case 127: throw IntakeError.file(program, "no such command on the path")
    default: return .failed
    }
  }
}
