import Foundation
import GimbalScenarios
import GimbalTraces
import Testing

@Suite struct FidelityTests {
  @Test func `what the page names as proof is there and cites the rule`() throws {
    let page = FidelityPage(try Repository.file("Documentation/Fidelity.md"))

    #expect(page.rows.count > 80)
    #expect(
      page.findings(
        tests: try Repository.citations(".swift", in: "Tests"),
        scenarios: try Repository.citations(".scenario.json", in: "Scenarios")) == [])
  }

  @Test func `every rule of events that the sources carry out has a row`() throws {
    let rows = Set(FidelityPage(try Repository.file("Documentation/Fidelity.md")).rows.map(\.rule))
    let cited = try Repository.citations(".swift", in: "Sources").values.reduce(into: Set()) {
      $0.formUnion($1)
    }

    #expect(cited.filter { $0.hasPrefix("R-") }.subtracting(rows).sorted() == [])
  }

  @Test func `a row that names what is not there is found`() {
    let page = FidelityPage(
      RepositoryFile(
        path: "F.md",
        text: """
          | rule | what | standing | verified by |
          | R-ROT-1 | a | b | `ATests`, `GoneTests`, …; scenario `turn`, `gone` |
          | R-ROT-12 | a | b | `ATests`; scenario `turn` |
          """))

    #expect(page.rows.map(\.rule) == ["R-ROT-1", "R-ROT-12"])
    #expect(
      page.findings(tests: ["ATests": ["R-ROT-1"]], scenarios: ["turn": ["R-ROT-12"]]) == [
        "R-ROT-1: there is no test 'GoneTests'", "R-ROT-1: the scenario 'turn' does not cite it",
        "R-ROT-1: there is no scenario 'gone'", "R-ROT-12: the test 'ATests' does not cite it",
      ])
  }

  @Test func `rules of a text are found in their short forms`() {
    #expect(
      FidelityPage.rules(
        in: "R-RSZ-4 to -6, R-TRAIT-2, -5 to\n  -7, -9; D-3 (iOS 8 to 16), L-PIX-1")
        == [
          "R-RSZ-4", "R-RSZ-5", "R-RSZ-6", "R-TRAIT-2", "R-TRAIT-5", "R-TRAIT-6", "R-TRAIT-7",
          "R-TRAIT-9", "D-3", "L-PIX-1",
        ])
  }

  @Test func `events that are simulated are those that the sources record`() throws {
    let sources = try Repository.files(
      ending: ".swift", below: ["Sources/Engine", "Sources/Gimbal"]
    ).map { try Repository.file($0).lines.joined(separator: "\n") }.joined(separator: "\n")
      // Neither calls nor the kinds of buttons and presentations name events.
      .replacing(#/(?:super|ButtonType|UIModalPresentationStyle)\.[A-Za-z]+/#, with: "")
    let members = Set(sources.matches(of: #/\.([a-z][A-Za-z]*)\b(?!\()/#).map { String($0.1) })
    let names = try EventMembers.all()

    // A name that the engine records and the list lacks would refuse a claim that can hold.
    let recorded = Set(names.filter { members.contains($0.key) }.values)
    let listed = Set(SimulatedEvents.names.map(\.text))
    #expect(recorded.subtracting(listed).sorted() == [], "recorded, but not listed")
    #expect(listed.subtracting(recorded).sorted() == [], "listed, but not recorded")
  }
}

/// The events that the room of traces knows, by the members that name them.
enum EventMembers {
  static func all() throws -> [String: String] {
    var names: [String: String] = [:]
    for path in Repository.files(ending: ".swift", below: ["Sources/Traces/Names"]) {
      let text = try Repository.file(path).lines.joined(separator: "\n")
      for match in text.matches(
        of: #/\/\/\/ `([^`]+)`[^\n]*\n *@inlinable public static var ([A-Za-z]+):/#)
      {
        names[String(match.2)] = String(match.1)
      }
    }
    return names
  }
}
