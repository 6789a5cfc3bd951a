import Testing

/// The rule book says of every rule what verifies it, and the sources cite no rule that it lacks.
@Suite struct RuleBookTests {
  private func book() throws -> RuleBook {
    RuleBook(
      try Repository.files(ending: ".md", below: ["Documentation/Rules"]).map(Repository.file))
  }

  @Test func `every rule has a standing, a source or CHOICE, and proof that is there`() throws {
    let book = try book()

    #expect(book.rules.count > 250)
    let findings = book.findings(
      tests: try Repository.citations(".swift", in: "Tests"),
      scenarios: try Repository.citations(".scenario.json", in: "Scenarios"))

    #expect(findings == [])
  }

  @Test func `every rule that the sources cite has a heading`() throws {
    let headings = Set(try book().rules.map(\.id))
    let cited = try Repository.citations(".swift", in: "Sources").values.reduce(into: Set()) {
      $0.formUnion($1)
    }

    // A number after a minus sign can look like the short form of a rule.
    let rules = cited.filter { !$0.hasPrefix("F-") && !$0.hasSuffix("-0") }
    #expect(rules.subtracting(headings).sorted() == [])
  }

  @Test func `a heading without proof, source or title is found`() {
    let book = RuleBook([
      RepositoryFile(path: "Sources.md", text: "### A-HDR, UIVIEW\n"),
      RepositoryFile(
        path: "Page.md",
        text: """
          ## R-ROT-1

          **A turn.**

          - Standing: observed
          - Sources: [UIVIEW](Sources.md#a-hdr-uiview), [GONE](Sources.md#gone)
          - Verified by: `ATests`; scenario `turn`

          ## R-ROT-2

          - Standing: observed
          """),
    ])

    #expect(book.rules.map(\.title) == ["A turn", ""])
    #expect(
      book.findings(tests: ["ATests": ["R-ROT-1"]], scenarios: [:]) == [
        "R-ROT-1: there is no scenario 'turn' that cites it", "R-ROT-2 has no title",
        "R-ROT-2 has neither a source nor CHOICE", "R-ROT-1: Sources.md has no 'GONE'",
      ])
  }
}
