import Testing

/// Every rule is implemented at one place in the sources, and every cited rule and step is in the book.
@Suite struct RuleCitationsTests {
  @Test
  func `every rule has exactly one home, and the pages have each id and step that sources name`()
    throws
  {
    let files = try Repository.files(ending: ".swift", below: ["Sources"]).map(Repository.file)

    let citations = RuleCitations(files)
    #expect(citations.homes.count > 250)
    #expect(citations.steps.count > 150)
    let findings = citations.findings(against: try .ofRepository())

    #expect(findings == [])
  }

  private func findings(_ text: String) -> [String] {
    let book = RuleBook([
      RepositoryFile(
        path: "Rotation.md",
        text: """
          ## R-ROT-1

          **A turn.** It turns.

          1. First the window.
          2. Then the view, by
             1.5 points.

          - Standing: observed

          ## R-ROT-2

          **A turn in parts.** Refused.

          - Standing: documented; not simulated
          """),
      RepositoryFile(path: "Findings.md", text: "## F-1\n\nIt held.\n\n- Standing: mended\n"),
    ])
    return RuleCitations([RepositoryFile(path: "A.swift", text: text)]).findings(against: book)
  }

  @Test func `a rule with one home, notes and other citations has no finding`() {
    #expect(
      findings(
        """
        /// Turns.
        ///
        /// Rule: R-ROT-1 (not as in
        /// R-ROT-2).
        func turn() {
          // See: R-ROT-1: first this.
          /// See: R-ROT-2, F-1.
          /// An example is `R-ROT-9`.
        """) == [])
  }

  @Test func `a step that the page has breaks nothing, above a line and in a doc comment`() {
    #expect(
      findings(
        """
        /// Rule: R-ROT-1.
        func turn() {
          // R-ROT-1.1, R-ROT-1.2: the window first
          /// See: R-ROT-1.2.
        """) == [])
  }

  @Test func `a step that the page does not have is found with its line`() {
    #expect(
      findings(
        """
        /// Rule: R-ROT-1.
        func turn() {
          // R-ROT-1.1
          // R-ROT-1.2, R-ROT-1.3
          // R-ROT-2.1: not simulated
          // R-ROT-7.1
        """) == [
          "A.swift:6: R-ROT-7 has no heading in Documentation/Rules",
          "A.swift:4: R-ROT-1 has no step 3 in Documentation/Rules/Rotation.md",
          "A.swift:5: R-ROT-2 has no step 1 in Documentation/Rules/Rotation.md",
        ])
  }

  @Test func `a rule without a home is found`() {
    #expect(
      findings("/// See: R-ROT-1.") == [
        "Rotation.md:1: R-ROT-1 has no home: no comment below Sources says '/// Rule: R-ROT-1.'"
      ])
  }

  @Test func `a rule with two homes is found`() {
    #expect(
      findings("/// Rule: R-ROT-1.\nfunc a() {}\n/// Rule: R-ROT-1.") == [
        "A.swift:3: R-ROT-1 has its home at A.swift:1 as well; write 'See:'"
      ])
  }

  @Test func `the home of a rule that is not simulated, or of a finding, is found`() {
    #expect(
      findings("/// Rule: R-ROT-1, R-ROT-2, F-1.") == [
        "A.swift:1: F-1 has no home by Documentation/Rules/Findings.md; write 'See:'",
        "A.swift:1: R-ROT-2 has no home by Documentation/Rules/Rotation.md; write 'See:'",
      ])
  }

  @Test func `an id without a heading, and one in running text, are found`() {
    #expect(
      findings("/// Rule: R-ROT-1.\n///\n/// See: R-ROT-7.\nfunc a() {}\n/// Turns (R-ROT-1).") == [
        "A.swift:3: R-ROT-7 has no heading in Documentation/Rules",
        "A.swift:5: R-ROT-1 stands in running text; write '/// See: R-ROT-1.' on a line of its own",
      ])
  }
}
