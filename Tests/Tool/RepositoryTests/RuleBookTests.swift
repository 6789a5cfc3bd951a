import Testing

/// Every rule of the rule book has its statement, systems, confidence and verification.
@Suite struct RuleBookTests {
  @Test func `every rule is complete, and its tests and scenarios exist`() throws {
    let book = try RuleBook.ofRepository()

    #expect(book.rules.count > 250)
    let findings = book.findings(
      tests: try Repository.citations(".swift", in: "Tests"),
      scenarios: try Repository.citations(".scenario.json", in: "Scenarios"))

    #expect(findings == [])
  }

  @Test func `a heading without verification, source or title is found`() {
    let book = RuleBook([
      RepositoryFile(path: "Sources.md", text: "### A-HDR, UIVIEW\n"),
      RepositoryFile(
        path: "Page.md",
        text: """
          ## R-ROT-1

          **A turn.**

          The interface turns; from iOS 17 on slowly.

          - Systems: iOS 8 and later
          - Standing: observed
          - Sources: [UIVIEW](Sources.md#a-hdr-uiview),
            [GONE](Sources.md#gone)
          - Verified by: `ATests`; scenario `turn`
          - Refuted by: a log

          ## R-ROT-2

          - Standing: observed
          """),
    ])

    #expect(book.rules.map(\.title) == ["A turn", ""])
    #expect(
      book.findings(tests: ["ATests": ["R-ROT-1"]], scenarios: [:]) == [
        "Page.md:1: R-ROT-1 names a scenario 'turn' that does not exist or does not cite it",
        "Page.md:1: R-ROT-1 links to 'GONE', which Sources.md does not have",
        "Page.md:1: R-ROT-1 changes with iOS [17], which its field 'Systems' does not say",
        "Page.md:14: R-ROT-2 has no title", "Page.md:14: R-ROT-2 has no statement",
        "Page.md:14: R-ROT-2 has no test", "Page.md:14: R-ROT-2 has no systems",
        "Page.md:14: R-ROT-2 has no source, nor is it a CHOICE",
        "Page.md:14: R-ROT-2 has no line on what would refute it",
      ])
  }

  @Test func `ids in a text are found, also in short forms`() {
    #expect(
      RuleID.all(
        in: "R-RSZ-4 to -6, R-TRAIT-2, -5 to\n  -7, -9; D-3 (iOS 8 to 16), L-VFL-E1 to L-VFL-E3")
        == [
          "R-RSZ-4", "R-RSZ-5", "R-RSZ-6", "R-TRAIT-2", "R-TRAIT-5", "R-TRAIT-6", "R-TRAIT-7",
          "R-TRAIT-9", "D-3", "L-VFL-E1", "L-VFL-E2", "L-VFL-E3",
        ])
  }

  @Test func `steps of a text are found with their rules, which are ids as before`() {
    let read = RuleID.read("R-NAV-1.3, V-2a.2: R-NIB-11. R-NIB-2.10, R-ROT-1.2b and R-ORI-1 to -3")

    #expect(read.steps.map(\.description) == ["R-NAV-1.3", "V-2a.2", "R-NIB-2.10"])
    #expect(
      read.ids == [
        "R-NAV-1", "V-2a", "R-NIB-11", "R-NIB-2", "R-ROT-1", "R-ORI-1", "R-ORI-2", "R-ORI-3",
      ])
  }

  @Test(
    arguments: [
      ("all", []), ("iOS 8 and later", [8]), ("up to iOS 7", [8]), ("iOS 13 to 16", [13, 17]),
      ("iOS 26", [26]), ("iOS 13", [13, 14]), ("iOS 16 to 18", [16, 26]),
      ("all; changes with iOS 8, 13", [8, 13]),
    ] as [(String, Set<Int>)])
  func `a field of systems has the versions at which a rule changes`(
    systems: String, borders: Set<Int>
  ) {
    #expect(SystemBorders.all(in: systems) == borders)
  }
}
