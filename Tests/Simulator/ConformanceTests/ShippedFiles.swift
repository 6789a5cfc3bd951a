import Checkout
import Foundation
import GimbalScenarios

/// The files that the repository ships.
enum ShippedFiles {
  /// The repository's root.
  static let root = Checkout.root

  /// The scenarios by their paths below `Scenarios`, sorted.
  static let scenarios = paths(below: "Scenarios").filter { $0.hasSuffix(".scenario.json") }

  /// The device files by their names, sorted.
  static let devices = paths(below: "Devices").filter {
    $0.hasSuffix(".json") && !$0.contains("/")
  }

  /// A scenario by its path.
  static func scenario(_ path: String) throws -> Scenario {
    try ScenarioReader.read(contentsOf: root.appendingPathComponent("Scenarios/\(path)").path)
  }

  private static func paths(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (all?.allObjects as? [String] ?? []).sorted()
  }
}
