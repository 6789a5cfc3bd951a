import Foundation
import Testing

/// Evidence (V-…) and findings (F-…) stay covered: each id is cited by a
/// test or a data file, and is in the documents.
@Suite struct EvidenceTests {
  static let evidence: [String] =
    (1...15).map { "V-\($0)" } + ["V-2a"] + (20...28).map { "V-\($0)" }
    + (40...54).map { "V-\($0)" } + (60...78).map { "V-\($0)" }
  static let findings: [String] =
    (1...13).map { "F-\($0)" } + (20...23).map { "F-\($0)" } + (30...37).map { "F-\($0)" }
    + (40...44).map { "F-\($0)" } + ["F-59"] + (60...65).map { "F-\($0)" }
    + (70...84).map { "F-\($0)" } + ["F-86"]

  @Test func `every piece of evidence and every finding is cited by a test or a data file`() throws
  {
    let files = [
      try Repository.citations(".swift", in: "Tests"),
      try Repository.citations(".json", in: "Devices"),
      try Repository.citations(".json", in: "Scenarios"),
    ]
    let cited = files.flatMap { $0.filter { $0.key != "EvidenceTests" }.values }.reduce(into: Set())
    {
      $0.formUnion($1)
    }

    #expect((Self.evidence + Self.findings).filter { !cited.contains($0) } == [])
  }

  @Test func `every piece of evidence and every finding has a heading in the rule book`() throws {
    let headings = Set(try RuleBook.ofRepository().rules.map(\.id))

    #expect((Self.evidence + Self.findings).filter { !headings.contains($0) } == [])
  }

  /// The numbers of the evidence of November 2026 (W-…).
  private static let november: [Int] =
    Array(1...8) + Array(10...31) + Array(33...36) + Array(40...64)

  @Test func `the evidence of November is cited by a test, or Fidelity states the difference`()
    throws
  {
    let tests = try Repository.files(ending: ".swift", below: ["Tests"])
      .filter { !$0.hasSuffix("EvidenceTests.swift") }
      .map { try Repository.file($0).lines.joined(separator: "\n") }
    let fidelity = try Repository.file("Documentation/Fidelity.md").lines.joined(separator: "\n")
    let strings = tests + [fidelity.replacing("W-50 to W-53", with: "W-50 W-51 W-52 W-53")]
    let cited = strings.reduce(into: Set<Int>()) { found, text in
      for part in text.components(separatedBy: "W-").dropFirst() {
        if let number = Int(part.prefix { $0.isNumber }) { found.insert(number) }
      }
    }

    #expect(Self.november.filter { !cited.contains($0) } == [])
  }
}
