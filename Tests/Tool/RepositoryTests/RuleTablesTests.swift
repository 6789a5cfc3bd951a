import Foundation
import Testing

/// The documentation has the tables generated from the headings of the rule book and from the layers of the sources.
///
/// `GIMBAL_WRITE_TABLES=1 swift test --filter RuleTablesTests` writes them.
@Suite struct RuleTablesTests {
  private static let writes = ProcessInfo.processInfo.environment["GIMBAL_WRITE_TABLES"] == "1"

  private static func made() throws -> [(path: String, part: String, lines: [String])] {
    let tables = RuleTables(
      try Repository.files(ending: ".md", below: ["Documentation/Rules"]).map(Repository.file))
    return [
      ("Documentation/Fidelity.md", "counts", tables.counts),
      ("Documentation/Fidelity.md", "rules", tables.fidelity),
      ("Documentation/Rules/README.md", "contents", tables.contents),
      ("Documentation/Rules/README.md", "systems", tables.systems),
      ("ARCHITECTURE.md", "modules", SourceLayers.current.table),
    ]
  }

  @Test func `the generated tables are up to date`() throws {
    for (path, part, lines) in try Self.made() {
      let page = try Repository.file(path)
      let text = try #require(
        MadePart(page: page, name: part).page(with: lines), "\(path): \(part)")
      if Self.writes {
        try text.write(
          to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
      } else {
        let present = page.lines.map(String.init)
        let expected = text.components(separatedBy: "\n")
        let stale = zip(present, expected).enumerated().first { $1.0 != $1.1 }
        let isCurrent = present == expected
        #expect(
          isCurrent,
          """
          \(path):\((stale?.offset ?? min(present.count, expected.count)) + 1): the table '\(part)' \
          is out of date; run GIMBAL_WRITE_TABLES=1 swift test --filter RuleTablesTests
          """)
      }
    }
  }

  @Test func `every page of the book is among the contents`() throws {
    let book = try RuleBook.ofRepository()

    let pages = Set(book.rules.filter { !$0.isFinding }.map(\.pageName))

    #expect(pages == Set(RuleTables.order))
  }

  @Test(arguments: [
    ("iOS 11 and later", 11, "begins"), ("up to iOS 10", 11, "ends"), ("iOS 10", 11, "ends"),
    ("iOS 8 and later; changes with iOS 11", 11, "changes"), ("iOS 11 to 13", 11, "begins"),
    ("iOS 8 to 10", 11, "ends"), ("iOS 16 to 18", 26, "ends"),
  ])
  func `a version begins, changes or ends a rule`(systems: String, version: Int, change: String) {
    #expect(SystemBorders.change(with: version, in: systems) == change)
  }

  @Test func `a generated part is between its comments`() {
    let page = RepositoryFile(path: "P.md", text: "# P\n<!-- made: a -->\nold\n<!-- end: a -->\n")

    #expect(
      MadePart(page: page, name: "a").page(with: ["new"])
        == "# P\n<!-- made: a -->\n\nnew\n\n<!-- end: a -->\n")
    #expect(MadePart(page: page, name: "b").page(with: ["new"]) == nil)
  }
}
