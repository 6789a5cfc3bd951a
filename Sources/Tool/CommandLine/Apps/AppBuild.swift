import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalIntake
import GimbalInterfaceDocuments
import GimbalProjects
import GimbalScenarioFiles

/// The build of an app: copies of its sources, built with the command line of Gimbal.
struct AppBuild {
  /// The folder of the app, as given.
  let folder: String
  /// The target; nil is the first that makes an app.
  let target: String?
  /// The folder into which the copies are written.
  let output: String
  /// The folder of `--gimbal`, if given.
  let gimbal: String?
  /// The folder of the build, if given.
  let scratch: String?
  /// The running program, whose age determines whether Gimbal has changed.
  let tool: String?

  /// The program of the last build; nil if something has changed since, or nothing was built.
  var present: String? {
    guard let bytes = try? Folder(output).bytes(of: AppBuild.note),
      let note = String(validating: bytes, as: UTF8.self), let end = note.firstIndex(of: "\n")
    else { return nil }
    let program = String(note[..<end])
    guard program.hasPrefix(output + "/" + AppProduct.folderName + "/"),
      note[note.index(after: end)...] == fingerprint ?? "",
      FileManager.default.isExecutableFile(atPath: program)
    else { return nil }
    return program
  }

  /// Writes the copies.
  ///
  /// - Throws: one line for a folder without an app, a damaged project, and copies that cannot be
  ///   written.
  func write(with gimbal: GimbalSource) throws -> IntakeReport {
    do {
      let root = URL(fileURLWithPath: folder)
      let out = URL(fileURLWithPath: output)
      let manifest = root.appendingPathComponent("Package.swift").path
      if let file = try AppSources.project(in: folder, target: target) {
        return try ProjectIntake(folder: folder, file: file, target: target)
          .write(for: .app, to: out, gimbal: gimbal).report
      }
      guard FileManager.default.fileExists(atPath: manifest) else {
        throw IntakeError.noApp(
          folder,
          "found neither a project of Xcode (*.xcodeproj) nor a Package.swift; name an app's folder"
        )
      }
      guard target == nil else {
        throw IntakeError.noApp(folder, "is a package, so '--target' has no targets to choose from")
      }
      return try ShadowPackage(package: root, output: out, gimbal: gimbal, purpose: .app).write()
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    }
  }

  /// Builds the copies; returns the program, or the output of the failed build.
  func build(
    _ report: IntakeReport, with gimbal: GimbalSource
  ) throws -> (program: String?, output: String) {
    guard let app = report.app else { return (nil, "") }
    let scratch = scratch ?? output + "/.build"
    let run = try ToolRun(
      [
        "swift", "build", "--package-path", output, "--scratch-path", scratch,
        "--disable-build-manifest-caching", "--product", app,
      ] + gimbal.flags(forTests: false))
    guard run.status == 0 else { return (nil, run.output) }
    let product = AppProduct(
      name: app, folder: output,
      project: try AppSources.project(in: folder) == nil ? nil : folder, target: target)
    let program = product.program
    try product.make(of: scratch + "/debug/" + app)
    if let fingerprint {
      try? Folder(output).replace(
        AppBuild.note, with: Array((program + "\n" + fingerprint).utf8))
    }
    return (program, run.output)
  }

  /// The file that records the inputs of the last build.
  private static let note = ".gimbal-app"

  /// The inputs of a build: names, sizes and times of files.
  private var fingerprint: String? {
    let root = URL(fileURLWithPath: ProjectIntake.root(of: folder))
    guard let files = SourceFingerprint.text(of: root, leavingOut: URL(fileURLWithPath: output))
    else { return nil }
    return [
      tool.flatMap(SourceFingerprint.line) ?? "", gimbal ?? "", scratch ?? "", target ?? "", files,
    ]
    .joined(separator: "\n")
  }
}
