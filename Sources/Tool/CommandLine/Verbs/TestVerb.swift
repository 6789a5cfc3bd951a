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
    "test",
    "Runs the unchanged tests of a package or a project on each device; reports differences.",
    operands: Operands(usage: "FOLDER", count: 1...1),
    details: """
      Copies the package as 'intake' does, builds its tests once, and runs the bundle once for each
      device and system, which it gets in GIMBAL_DEVICE and GIMBAL_SYSTEM. UIKit's exceptions fail the
      running test. A device that does not run a system is skipped with a message.
      A folder without a Package.swift, or with one that has no tests, is read as an Xcode project: its
      unit tests run in the app that hosts them, or in a window if there is none. UI tests are skipped.
      Prints a line for each device, then the tests that fail, where they fail and where they pass.
      The build runs the package's own Package.swift, plugins and macros, and the tests run its code:
      use a container for a package that you do not trust.
      """,
    options: [
      .devices, .testSystems, .catalog, .orientation, .testTarget, .isolated, .copies,
      .gimbalPackage, .testScratch, .noBuild,
    ],
    examples: [
      Example(call: "test Player", meaning: "The tests on an iPhone 15 Pro."),
      Example(
        call: "test Player --devices phones --systems 16,18,26",
        meaning: "On all phones that run one of these systems."),
    ],
    run: TestVerb.run)
}

extension Option {
  fileprivate static let testSystems = Option(
    name: "--systems", valueKind: .list("SYSTEM,…"),
    summary: "Systems such as 17 or 15.4, or newest; default: newest.")
  fileprivate static let isolated = Option(
    name: "--isolated", valueKind: .flag,
    summary:
      "Runs each XCTest in a separate process, so that a crash fails one test;\nthose of Swift Testing run in one process."
  )
  fileprivate static let orientation = Option(
    name: "--orientation", valueKind: .word(UIDeviceOrientation.allCases.map(\.name)),
    summary: "Device orientations; default: portrait.")
}

/// Executes `gimbal test`.
enum TestVerb {
  /// Builds the tests of a package or project, runs them on each device, and prints the results.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let configurations = try configurations(arguments, session)
    guard !configurations.isEmpty else {
      session.notify("no device that --devices chooses runs a system of --systems")
      return .wrongCall
    }
    let folder = arguments.operands[0]
    let subject = try TestSubject(folder, arguments, session)
    subject.report.notify(session)
    guard
      BuildNotice.allows(subject.report, of: folder, then: "its tests' code", arguments, session)
    else {
      return .held
    }
    let build = try ToolRun(
      [
        "swift", "build", "--build-tests", "--package-path", subject.output,
        "--scratch-path", subject.scratch, "--disable-build-manifest-caching",
      ] + subject.flags)
    guard build.status == 0 else {
      let causes = BuildCauses(
        output: build.output, diagnostics: subject.report.diagnostics,
        foreign: subject.report.foreign)
      session.console.write(causes.causes.isEmpty ? build.output : causes.text())
      return .failed
    }
    let bundle = try subject.bundle()
    var matrix = TestMatrix(columns: [])
    for (index, configuration) in configurations.enumerated() {
      session.console.progress(index, of: configurations.count, "devices", at: session.now())
      matrix.columns.append(try column(bundle, configuration, arguments, session))
    }
    session.console.endProgress()
    guard matrix.columns.contains(where: { $0.results?.tests.isEmpty != true }) else {
      session.notify("\(folder): no test was run: the bundle has no tests")
      return .failed
    }
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
          word, of: Option.testSystems.name, allowed: "'newest' or a version such as '17' or '15.4'"
        )
      }
      return (word, choice)
    }
    var found: [(DeviceProfile, SystemVersion)] = []
    for device in devices {
      for (word, choice) in choices {
        guard let system = choice.system(on: device) else {
          session.console.say("\(device.slug) does not run iOS \(word) and is skipped")
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
    // Swift Testing colors its lines according to the kind of terminal, even in a pipe.
    environment["NO_COLOR"] = "1"
    var output = ""
    var endedEarly = false
    var ending = ""
    var crashes: [(test: String, output: String)] = []
    let isIsolated = arguments.has(.isolated)
    let single = isIsolated ? try TestResults.names(listedBy: ToolRun([bundle, "-l"]).output) : []
    let calls =
      (isIsolated ? single.map { [bundle, $0] } : [[bundle]])
      + [[bundle, "--testing-library", "swift-testing"]]
    for callArguments in calls {
      let run = try ToolRun(callArguments, environment: environment)
      // 69 means that there are no tests of Swift Testing; 1 that some failed.
      if ![0, 1, 69].contains(run.status) {
        if isIsolated, callArguments.count == 2 {
          crashes.append((callArguments[1], run.output))
        } else {
          endedEarly = true
          ending =
            TestResults.end(in: run.output)
            ?? "after its last lines: "
            + run.output.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " / ")
          if !isIsolated { ending += "; --isolated runs the other tests" }
        }
      }
      output += run.output + "\n"
    }
    var results = TestResults(output)
    for crash in crashes { results.end(crash.test, crash.output) }
    return TestMatrix.Column(
      name: "\(configuration.device.slug) iOS \(configuration.system)",
      results: endedEarly ? nil : results, end: ending)
  }
}
