import Foundation
import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalIntake
import GimbalReports

extension Verb {
  /// `gimbal test`: a bundle of tests on several devices.
  static let test = Verb(
    "test", "A package's own tests as they are, once for each device; tells what differs.",
    operands: Operands(usage: "PACKAGE", count: 1...1),
    details: """
      Takes the package in as 'intake' does, builds its tests once, and runs the bundle once for each
      device and system: GIMBAL_DEVICE and GIMBAL_SYSTEM say to it which. UIKit's exceptions fail the
      test that runs. A device that does not run a system is left out, which is told.
      Prints a line for each device, then the tests that fail, where they fail and where they pass.
      The build runs the package's own Package.swift, plugins and macros, and the tests run its code:
      use a container for a package that you do not trust.
      """,
    options: [
      .devices, .testSystems, .catalog, .orientation, .copies, .gimbalPackage, .testScratch,
      .noBuild,
    ],
    examples: [
      Example(words: "test Player", meaning: "The tests on an iPhone 15 Pro."),
      Example(
        words: "test Player --devices phones --systems 16,18,26",
        meaning: "On all phones that run one of these systems."),
    ],
    run: TestVerb.run)
}

extension Option {
  fileprivate static let testSystems = Option(
    name: "--systems", form: .list("SYSTEM,…"),
    summary: "Systems such as 17 or 15.4, or newest, which it is unless given.")
  fileprivate static let testScratch = Option(
    name: "--scratch-path", form: .text("DIR"),
    summary: "The folder of the build; without it .build beside the copies.")
  fileprivate static let orientation = Option(
    name: "--orientation", form: .word(UIDeviceOrientation.allCases.map(\.name)),
    summary: "How the devices are held; portrait unless given.")
}

/// Carries `gimbal test` out.
enum TestVerb {
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let configurations = try configurations(arguments, session)
    guard !configurations.isEmpty else {
      session.tell("no device that --devices chooses runs a system of --systems")
      return .wrongCall
    }
    let package = arguments.operands[0]
    let output = try IntakeFolder.of(arguments, package, name: "intake")
    let scratch = arguments.text(.testScratch) ?? output + "/.build"
    let report = try ShadowPackage(
      package: URL(fileURLWithPath: package), output: URL(fileURLWithPath: output),
      gimbal: try IntakeFolder.gimbal(arguments, session)
    ).write()
    try IntakeFolder.hide(output)
    guard BuildNotice.allows(report, of: package, then: "its tests' code", arguments, session)
    else {
      return .held
    }
    let build = try ToolRun([
      "swift", "build", "--build-tests", "--package-path", output, "--scratch-path", scratch,
      "--disable-build-manifest-caching",
    ])
    guard build.status == 0 else {
      let causes = BuildCauses(output: build.output, remarks: report.remarks)
      session.console.write(causes.causes.isEmpty ? build.output : causes.text())
      return .failed
    }
    let bundle = try bundle(of: output, in: scratch + "/debug")
    var matrix = TestMatrix(columns: [])
    for (index, configuration) in configurations.enumerated() {
      session.console.progress(index, of: configurations.count, "devices", at: session.now())
      matrix.columns.append(try column(bundle, configuration, arguments, session))
    }
    session.console.endProgress()
    session.console.write(matrix.text)
    return matrix.holds ? .held : .failed
  }

  /// Returns the devices with their systems, and reports those that do not run one.
  @MainActor
  private static func configurations(
    _ arguments: Arguments, _ session: Session
  ) throws -> [(device: DeviceProfile, system: SystemVersion)] {
    let catalog = try session.catalog(arguments)
    let devices = try catalog.select(arguments.list(.devices) ?? ["iphone-15-pro"])
    let choices = try (arguments.list(.testSystems) ?? ["newest"]).map { word in
      guard let choice = SystemChoice(word) else {
        throw CallError.malformed(
          word, of: Option.testSystems.name, form: "'newest' or a version such as '17' or '15.4'")
      }
      return (word, choice)
    }
    var found: [(DeviceProfile, SystemVersion)] = []
    for device in devices {
      for (word, choice) in choices {
        guard let system = choice.system(on: device) else {
          session.console.say("\(device.slug) does not run iOS \(word) and is left out of it")
          continue
        }
        if !found.contains(where: { $0.0.slug == device.slug && $0.1 == system }) {
          found.append((device, system))
        }
      }
    }
    return found
  }

  /// Runs the bundle on one device: the tests of XCTest, then those of Swift Testing.
  @MainActor
  private static func column(
    _ bundle: String, _ configuration: (device: DeviceProfile, system: SystemVersion),
    _ arguments: Arguments, _ session: Session
  ) throws -> TestMatrix.Column {
    var environment = session.environment()
    environment["GIMBAL_DEVICE"] = configuration.device.slug
    environment["GIMBAL_SYSTEM"] = "\(configuration.system)"
    environment["GIMBAL_ORIENTATION"] = arguments.text(.orientation) ?? "portrait"
    var output = ""
    var endedEarly = false
    for words in [[bundle], [bundle, "--testing-library", "swift-testing"]] {
      let run = try ToolRun(words, environment: environment)
      // 69 says that there are no tests of Swift Testing; 1 that some failed.
      if ![0, 1, 69].contains(run.status) { endedEarly = true }
      output += run.output + "\n"
    }
    let lines = output.split(separator: "\n").suffix(8).map { "  \($0)\n" }.joined()
    return TestMatrix.Column(
      name: "\(configuration.device.slug) iOS \(configuration.system)",
      results: endedEarly ? nil : TestResults(output), end: endedEarly ? lines : "")
  }

  /// The program of the tests, which has the name of the package.
  private static func bundle(of package: String, in folder: String) throws -> String {
    let manifest = (try? FileReader.text(of: package + "/Package.swift")) ?? ""
    let name = manifest.firstMatch(of: /Package\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
    let path = folder + "/" + (name ?? "") + "PackageTests.xctest"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw IntakeError.noApp(package, "the build made no bundle of tests, \(path)")
    }
    return path
  }
}
