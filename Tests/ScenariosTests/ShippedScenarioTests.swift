import Foundation
import Testing

@testable import GimbalScenarios

/// Where the repository is.
enum Repository {
  static let path = String(
    #filePath.dropLast("/Tests/ScenariosTests/ShippedScenarioTests.swift".count))

  static func scenario(_ name: String) throws -> Scenario {
    try ScenarioReader.read(contentsOf: "\(path)/Scenarios/\(name).scenario.json")
  }
}

@Suite @MainActor struct ShippedScenarioTests {
  private nonisolated static let names = [
    "rotation/sign-in", "rotation/phone-with-child", "rotation/four-children",
    "coordinates/fixed-coordinates",
  ]

  @Test(arguments: names) func `every case holds`(name: String) throws {
    let runner = ScenarioRunner()

    let result = runner.run(try runner.cases(of: Repository.scenario(name)))

    #expect(!result.cases.isEmpty)
    for failure in result.cases.flatMap(\.failures).prefix(5) {
      Issue.record(
        "\(failure.reproduce)\n\(failure.position): \(failure.sentence)\n\(failure.evidence)")
    }
  }

  @Test(arguments: names) func `every changed claim fails some case`(name: String) throws {
    let runner = ScenarioRunner()
    let scenario = try Repository.scenario(name)
    let cases = try runner.cases(of: scenario)

    for mutation in scenario.mutations {
      let failed = cases.contains { scenarioCase in
        var changed = scenarioCase
        changed.scenario = mutation.scenario
        return !runner.run(changed).passed
      }
      #expect(failed, "\(mutation.position): \(mutation.change)")
    }
  }
}
