import GimbalDevices
import GimbalScenarios
import GimbalTraits
import SlowTests
import Testing

/// The shipped scenarios on their devices and systems.
@MainActor
@Suite struct ShippedScenarioTests {
  private let runner = ScenarioRunner()
  private static let shown = Set(
    ShippedFiles.scenarios.flatMap { (try? ShippedFiles.scenario($0).shows) ?? [] })

  @Test(.tags(.slow), arguments: ShippedFiles.scenarios)
  func `a scenario holds on each of its systems, by turns on a phone and on a tablet`(
    path: String
  ) throws {
    let cases = try runner.cases(of: ShippedFiles.scenario(path))
    let chosen = oneForEachSystem(cases)

    #expect(!chosen.isEmpty)
    expectToHold(chosen)
  }

  /// All cases, as in `gimbal run Scenarios`.
  @Test(.long, arguments: ShippedFiles.scenarios)
  func `a scenario holds on each device with each system`(path: String) throws {
    expectToHold(try runner.cases(of: ShippedFiles.scenario(path)))
  }

  private func expectToHold(_ cases: [ScenarioCase]) {
    for failure in runner.run(cases).cases.flatMap(\.failures).prefix(5) {
      Issue.record(
        "\(failure.reproduce)\n\(failure.position): \(failure.message)\n\(failure.artifacts)")
    }
  }

  /// Returns a case for each system: if it has both, on a phone for even versions and on a tablet
  /// for odd ones.
  private func oneForEachSystem(_ cases: [ScenarioCase]) -> [ScenarioCase] {
    Dictionary(grouping: cases) { $0.system.major }.values.compactMap { cases in
      let isPhone = cases[0].system.major % 2 == 0
      return cases.first { ($0.device.idiom == .phone) == isPhone } ?? cases.first
    }
  }

  @Test func `the scenarios cover every device and every callback timing`() throws {
    var devices: Set<String> = []
    var callbackTimings: Set<CallbackTiming> = []
    for path in ShippedFiles.scenarios {
      for scenarioCase in try runner.cases(of: ShippedFiles.scenario(path)) {
        // A folding device counts once for all postures.
        devices.insert(String(scenarioCase.device.slug.prefix { $0 != "@" }))
        callbackTimings.insert(CallbackTiming(scenarioCase.system))
      }
    }

    #expect(devices == Set(DeviceCatalog.standard.slugs))
    #expect(callbackTimings == Set(CallbackTiming.allCases))
  }

  @Test(arguments: Array(1...21) + [24])
  func `a row of examples has a scenario`(row: Int) throws {
    #expect(Self.shown.contains("S\(row)"))
  }
}
