import Foundation
import GimbalDocuments
import GimbalIntake
import GimbalInterfaceDocuments
import GimbalProjects
import GimbalScenarioFiles

/// The copies from which a test bundle is built: of a package, or of an Xcode project.
struct TestSubject {
  /// The folder of the copies.
  let output: String
  /// The folder of the build.
  let scratch: String
  /// Additional build flags.
  let flags: [String]
  /// The report of the intake.
  let report: IntakeReport
  /// The sources of a project; nil for a package.
  private let sources: AppSources?

  /// Writes the copies.
  ///
  /// - Throws: one line for a folder without tests, a damaged project, and copies that cannot be
  ///   written.
  @MainActor
  init(_ folder: String, _ arguments: Arguments, _ session: Session) throws {
    let project = try TestSubject.project(of: folder, target: arguments.text(.testTarget))
    let output = try IntakeFolder.of(
      arguments, folder, name: project == nil ? "intake" : "tests")
    let gimbal = try IntakeFolder.gimbal(
      arguments, builds: !arguments.has(.noBuild) && arguments.text(.testScratch) == nil, session)
    let out = URL(fileURLWithPath: output)
    if let project {
      do {
        let result = try ProjectIntake(
          folder: folder, file: project, target: arguments.text(.testTarget)
        ).write(for: .tests, to: out, gimbal: gimbal)
        report = result.report
        sources = result.sources
      } catch let error as InterfaceDocumentError {
        throw DocumentError(error)
      }
    } else {
      guard arguments.text(.testTarget) == nil else {
        throw IntakeError.noApp(
          folder, "is a package, and all its tests run; '--target' is for projects")
      }
      report = try ShadowPackage(
        package: URL(fileURLWithPath: folder), output: out, gimbal: gimbal
      ).write()
      sources = nil
    }
    try IntakeFolder.hide(output)
    self.output = output
    flags = gimbal.flags(forTests: true)
    scratch = arguments.text(.testScratch) ?? output + "/.build"
  }

  /// Returns the project of a folder whose manifest, if there is one, declares no tests; nil for a
  /// package with tests, and for a folder without a project.
  private static func project(of folder: String, target: String? = nil) throws -> String? {
    let manifest = try? FileReader.read(folder + "/Package.swift")
    if let manifest, ManifestTargets(manifest).targets.contains(where: \.isTests) { return nil }
    do {
      guard FileReader.isFolder(folder) else { return nil }
      return try AppSources.project(in: folder, testing: true, target: target)
    } catch let error as InterfaceDocumentError {
      throw DocumentError(error)
    }
  }

  /// Returns a message that the manifest of a package declares no tests, and which project has
  /// some; nil for one with tests.
  static func whatTests(_ package: String) throws -> String? {
    let manifest = try? FileReader.read(package + "/Package.swift")
    guard let manifest, !ManifestTargets(manifest).targets.contains(where: \.isTests) else {
      return nil
    }
    let tests = try project(of: package).flatMap { file in
      try? AppSources(project: file, in: package, for: .tests)
    }
    return "\(package): no test was run: Package.swift declares no tests"
      + (tests.map {
        "; 'gimbal test' runs those of \($0.file.split(separator: "/").suffix(2).first ?? "")"
      }
        ?? "")
  }

  /// Returns the test program; that of a project is in a folder with the resources of its targets.
  ///
  /// - Throws: one line if the build created none.
  func bundle() throws -> String {
    let manifest = (try? FileReader.text(of: output + "/Package.swift")) ?? ""
    let name = manifest.firstMatch(of: /Package\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
    let path = scratch + "/debug/" + (name ?? "") + "PackageTests.xctest"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw IntakeError.noApp(output, "the build made no bundle of tests, \(path)")
    }
    guard let sources else { return path }
    let product = AppProduct(
      name: "Tests", folder: output,
      project: (sources.file as NSString).deletingLastPathComponent, target: sources.target)
    try product.make(of: path, with: sources.modules.flatMap(\.resources))
    return product.program
  }
}

extension Option {
  /// Chooses the folder of the build.
  static let testScratch = Option(
    name: "--scratch-path", valueKind: .text("DIR"),
    summary:
      "The folder of the build, in which Gimbal is built too unless 'gimbal cache'\nhas it; default: .build next to the copies."
  )
  /// Chooses a test target.
  static let testTarget = Option(
    name: "--target", valueKind: .text("NAME"),
    summary: "A project's target of unit tests, or an app whose tests run; default: all.")
}
