import GimbalDevices
import GimbalScenarios
import GimbalTraits
import Testing

/// Every shipped scenario on all its devices and systems.
@MainActor
@Suite struct ShippedScenarioTests {
  private let runner = ScenarioRunner()

  @Test(arguments: ShippedFiles.scenarios)
  func `a scenario holds on all its devices`(path: String) throws {
    let result = runner.run(try runner.cases(of: ShippedFiles.scenario(path)))

    #expect(!result.cases.isEmpty)
    for failure in result.cases.flatMap(\.failures).prefix(5) {
      Issue.record(
        "\(failure.reproduce)\n\(failure.position): \(failure.sentence)\n\(failure.evidence)")
    }
  }

  @Test func `the scenarios reach every device and every era`() throws {
    var devices: Set<String> = []
    var eras: Set<Era> = []
    for path in ShippedFiles.scenarios {
      for scenarioCase in try runner.cases(of: ShippedFiles.scenario(path)) {
        devices.insert(scenarioCase.device.slug)
        eras.insert(Era(scenarioCase.system))
      }
    }

    #expect(devices == Set(DeviceCatalog.standard.slugs))
    #expect(eras == Set(Era.allCases))
  }

  @Test(arguments: Array(1...21) + [24])
  func `a row of examples has a scenario`(row: Int) throws {
    let shown = try Set(ShippedFiles.scenarios.flatMap { try ShippedFiles.scenario($0).shows })

    #expect(shown.contains("S\(row)"))
  }
}
