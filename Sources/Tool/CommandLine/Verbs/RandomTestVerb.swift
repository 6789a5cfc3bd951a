import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalRandomTests
import GimbalReports
import GimbalScenarios
import GimbalTraits

extension Verb {
  /// `gimbal storm`: seeded sequences of steps, and invariants that must hold after each.
  static let storm = Verb(
    "storm",
    "Randomized test: seeded rotations, resizes, taps and pushes; shrinks a failure to a file.",
    operands: Operands(usage: "SCENE|APP", count: 1...1),
    details: """
      SCENE is a *.scene.json, a *.storyboard, a *.xib or an app's folder, or swift:NAME for a
      controller that the executable registered. 'fuzz' is another name of this verb. On each device
      the scene is launched, then rotated, resized, tapped, covered by a keyboard, sent to the
      background, given other settings, and other controllers are pushed and presented. A step is
      completed or interrupted; every 40 steps the scene is launched again. The same seed takes the
      same steps.

      After each step these invariants are checked:
      scene       the scene's layout rules can be evaluated
      exceptions  UIKit raises no exception
      conflicts   no required constraints conflict
      loops       the layout settles
      ambiguity   constraints determine every frame
      reach       views that were reachable before a rotation, a resize or other settings still are
      restoring   after a change and its reversal the layout is the same
      findings    no view is off the screen, or under the sensor housing, that was not at the launch
      leaks       after the app has ended, none of its controllers is alive

      The first failure on a device is shortened in at most \(RandomTest.runLimit) runs and written as a
      scenario next to the scene, or into the folder of --out: 'run' reproduces it. The exit status
      is then 1.
      """,
    options: [
      .stormSeed, .stormSteps, .invariants, .stormFailOn, .devices, .posture, .systems, .catalog,
      .scene,
      .stormOut,
      .json,
    ],
    examples: [
      Example(call: "storm sign-in.scene.json", meaning: "1,000 steps on each of five devices."),
      Example(
        call: "storm Main.storyboard --scene Login --devices phones --seed 7",
        meaning: "Other steps, on all phones."),
      Example(
        call: "storm sign-in.scene.json --steps 20000 --laws conflicts,exceptions --out storms",
        meaning: "Many steps, two invariants; scenarios of failures go into a folder."),
    ],
    run: RandomTestVerb.run)
}

extension Option {
  fileprivate static let stormSeed = Option(
    name: "--seed", valueKind: .number("N", 0...Int(RandomTest.seedLimit)),
    summary: "The seed of the steps; default: 1.")
  fileprivate static let stormSteps = Option(
    name: "--steps", valueKind: .number("N", 1...RandomTest.stepLimit),
    summary: "Steps on each device; default: 1000.")
  fileprivate static let invariants = Option(
    name: "--laws", valueKind: .keywords(LayoutInvariant.names),
    summary: "Only these invariants; default: all.")
  fileprivate static let stormFailOn = Option(
    name: "--fail-on", valueKind: .word(["error", "warning"]),
    summary: "Lowest severity for the invariant 'findings'; default: error.")
  fileprivate static let stormOut = Option(
    name: "--out", valueKind: .text("DIR"), summary: "The folder for the scenarios of failures.")
}

/// Executes `gimbal storm`.
enum RandomTestVerb {
  /// Runs random steps on a scene, and reports each failure with the shortest steps to it.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let catalog = try session.catalog(arguments)
    let location = try RandomTestTarget(
      arguments.operands[0], scene: arguments.text(.scene), folder: arguments.text(.stormOut),
      seed: seed(arguments), session)
    let runner = ScenarioRunner(catalog: catalog, registry: session.scenes)
    let storms = try RandomTestRunner(
      scene: location.scene, runner: runner, file: location.file("device"))
    let cases = try cases(arguments, catalog)
    guard !cases.isEmpty else {
      session.notify("none of the chosen devices runs the systems of '--systems'")
      return .wrongCall
    }
    var report = RandomTestReport(seed: seed(arguments))
    for (index, (device, system)) in cases.enumerated() {
      let callArguments = callArguments(arguments, device.slug, system)
      ReportOfDefect.narrow(to: ShellWord.join([session.program] + callArguments))
      let result: RandomTestResult
      do throws(RandomTestError) {
        result = try storms.run(storm(arguments), on: device, system)
      } catch {
        throw DocumentError(
          file: arguments.operands[0],
          issue: "\(error) (on \(device.slug) with iOS \(system)); "
            + "'\(session.program) compare' shows it launched")
      }
      let file = result.finding.map { _ in location.file("\(device.slug)-\(system)") }
      if let file, let finding = result.finding {
        try FileWriter.replace(file, with: finding.scenario, isNamed: false)
      }
      report.devices.append(.init(result: result, file: file))
      session.console.progress(index + 1, of: cases.count, "devices", at: session.now())
    }
    session.console.endProgress()
    session.console.write(
      arguments.has(.json)
        ? RandomTestJSON.report(report)
        : RandomTestText.report(
          report, program: session.program,
          style: TextStyle(isColored: session.console.usesColours)))
    return report.devices.contains { $0.result.finding != nil } ? .failed : .held
  }

  private static func seed(_ arguments: Arguments) -> Int { arguments.number(.stormSeed) ?? 1 }

  private static func storm(_ arguments: Arguments) -> RandomTest {
    .storm(
      seed: UInt64(seed(arguments)), steps: arguments.number(.stormSteps) ?? 1000,
      invariants: arguments.list(.invariants).map {
        Set($0.compactMap { LayoutInvariant(rawValue: $0) })
      }
        ?? Set(LayoutInvariant.allCases),
      findingLevel: Severity(rawValue: arguments.text(.stormFailOn) ?? "error") ?? .error)
  }

  /// Returns the devices with their systems, without systems that a device does not run.
  @MainActor
  private static func cases(
    _ arguments: Arguments, _ catalog: DeviceCatalog
  ) throws -> [(DeviceProfile, SystemVersion)] {
    let request = try CompareChoices.request(arguments, catalog: catalog)
    return request.devices.flatMap { device in
      request.systems.compactMap { $0.system(on: device) }.map { (device, $0) }
    }
  }

  /// Returns the command line that runs the randomized test on one device.
  private static func callArguments(
    _ arguments: Arguments, _ device: String, _ system: SystemVersion
  ) -> [String] {
    var callArguments = ["storm", arguments.operands[0]]
    for option in [Option.stormSeed, .stormSteps, .catalog, .scene] {
      if let text = arguments.text(option) { callArguments += [option.name, text] }
    }
    if let invariants = arguments.list(.invariants) {
      callArguments += [Option.invariants.name, invariants.joined(separator: ",")]
    }
    return callArguments + ["--devices", device, "--systems", "\(system)"]
  }
}
