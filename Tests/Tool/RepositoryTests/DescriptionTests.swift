import Foundation
import Testing

/// Descriptions that a failed test prints (F-30).
@Suite struct DescriptionTests {
  /// The folders with types that a user's test or program uses.
  static let folders = [
    "Scenarios/Comparison", "Simulator/Gimbal", "Simulator/Snapshots",
    "Scenarios/ScenarioFiles/Cases", "Scenarios/Scenarios/Results", "Base/Traces/Trace",
    "Base/Traces/Expectations",
  ]

  @Test(arguments: folders)
  func `every public struct and class that a test can print has a short description (F-30)`(
    folder: String
  ) throws {
    let text = try Self.text(below: folder)
    let module = try Self.text(
      below: folder.split(separator: "/").prefix(2).joined(separator: "/"))
    #expect(!text.isEmpty)
    var bare: [String] = []
    for match in text.matches(of: /(?m)^ *public (?:final class|struct) (\w+)([^{\n]*)/) {
      let name = String(match.1)
      if match.2.contains("CustomStringConvertible") || match.2.contains("OptionSet") { continue }
      if match.2.contains("ParsableError") || Self.withoutValues.contains(name) { continue }
      let own = try Regex("extension (\\w+\\.)?\(name): [^{]*CustomStringConvertible")
      if module.firstMatch(of: own) == nil { bare.append(name) }
    }
    #expect(bare == [])
  }

  private static func text(below folder: String) throws -> String {
    try Repository.files(ending: ".swift", below: ["Sources/" + folder])
      .map { try Repository.file($0).lines.joined(separator: "\n") }.joined(separator: "\n")
  }

  /// Types whose values are never compared or printed.
  private static let withoutValues: Set = ["Act"]
}
