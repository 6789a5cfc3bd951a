import Foundation
import Testing

@Suite struct FidelityTests {
  @Test func `what the page names as proof is there and cites the rule`() throws {
    let page = FidelityPage(try Repository.file("Documentation/Fidelity.md"))

    #expect(page.rows.count > 80)
    let findings = page.findings(
      tests: try Repository.citations(".swift", in: "Tests"),
      scenarios: try Repository.citations(".scenario.json", in: "Scenarios"))

    #expect(findings == [])
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
}
