import Checkout
import Foundation
import Testing

@Suite struct ProseTests {
  @Test func `documents have short lines, short sentences and no retired word`() throws {
    let pages =
      try FileManager.default.contentsOfDirectory(atPath: Repository.root.path).sorted()
      .filter { $0.hasSuffix(".md") }
      + Repository.files(ending: ".md", below: ["Documentation", "findings"])
    #expect(pages.contains("README.md"))
    let findings = try pages.flatMap { path in
      ProseRule.findings(in: try Repository.file(path), retired: RetiredWords.current.documents)
    }
    #expect(findings == [])
  }

  @Test func `tables, code and headings are not measured`() {
    let long = String(repeating: "word ", count: 40)
    let page = RepositoryFile(
      path: "a.md", text: "# \(long)\n\n| \(long) |\n\n```\n\(long)\n```\n\n<!-- \(long) -->\n")
    #expect(ProseRule.findings(in: page, retired: ["word": "term"]) == [])
  }

  @Test func `a long line, a long sentence and a retired word are found`() {
    let page = RepositoryFile(
      path: "a.md",
      text:
        "A seat `seat`. \(String(repeating: "x", count: 120))\n\n- \(String(repeating: "one\n  ", count: 31))\n"
    )
    #expect(
      ProseRule.findings(in: page, retired: ["seat": "layout variables"]) == [
        "a.md:1: 135 characters of at most 120",
        "a.md:1: for 'seat' write layout variables",
        "a.md:3: a sentence of 31 words, of at most 30: - one   one   one   one   one   one   one   one   one   one ",
      ])
  }

  @Test(arguments: [
    ("One is. Two is.", 2), ("It has three: A first one.", 2), ("At 3.5 points; then", 1),
    ("- Standing: one; two", 2),
  ])
  func `sentences end at marks before a blank`(text: String, count: Int) {
    #expect(ProseRule.sentences(of: text).count == count)
  }

  @Test func `the glossary has at most 40 terms, each with a definition and its nearest term`()
    throws
  {
    let page = try Repository.file("Documentation/Glossary.md")
    let rows = page.lines.filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect((1...40).contains(rows.count))
    for row in rows {
      let cells = row.split(separator: "|").filter { !$0.allSatisfy(\.isWhitespace) }
      #expect(cells.count == 3, "\(row)")
    }
  }
}
