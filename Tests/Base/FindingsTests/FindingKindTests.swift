import GimbalFindings
import Testing

@Suite struct FindingKindTests {
  @Test(arguments: FindingKind.allCases)
  func `each kind has its own title and explanation`(kind: FindingKind) {
    let others = FindingKind.allCases.filter { $0 != kind }

    #expect(!kind.title.isEmpty && kind.explanation.count > 80)
    #expect(!others.contains { $0.title == kind.title || $0.explanation == kind.explanation })
    #expect(FindingKind.page.contains("\n## \(kind.rawValue)\n"))
  }

  @Test(arguments: [
    ("touchTarget", ["touchTarget:a", "touchTarget:b"], ["offGrid:a", "touchTargets:a"]),
    ("overlap:a", ["overlap:a", "overlap:a:b"], ["overlap:ab", "overlap:b:a", "covered:a"]),
    ("overlap:a:b", ["overlap:a:b"], ["overlap:a", "overlap:a:c", "overlap:a:bc"]),
  ])
  func `an allowance covers its kind, its view and the related view`(
    text: String, allowed: [String], others: [String]
  ) throws {
    let allowance = try #require(FindingAllowance(text))

    #expect(allowance.description == text)
    #expect(allowed.allSatisfy(allowance.allows))
    #expect(!others.contains(where: allowance.allows))
  }

  @Test(arguments: ["", "tuchTarget", "overlap:", ":a", "overlap a"])
  func `an allowance without a known kind or with an empty view is invalid`(text: String) {
    #expect(FindingAllowance(text) == nil)
  }
}
