import Foundation

/// The pages of `Documentation/Rules`, a heading a rule.
struct RuleBook {
  /// What a heading of the book says of its rule.
  struct Rule {
    /// The rule's id, such as `R-NAV-1`.
    let id: String
    /// The page that has the heading, without its ending.
    let page: String
    /// Where the heading stands, counted from 0.
    let line: Int
    /// What the rule is about, in a few words.
    let title: String
    /// How sure it is.
    let standing: String
    /// The links to `Sources.md`, as keys.
    let sources: [String]
    /// The switches that turn it.
    let switches: [String]
    /// The test files that verify it.
    let tests: [String]
    /// The scenarios that verify it.
    let scenarios: [String]
    /// What the page says of its verification, as it stands there.
    let verification: String
  }

  private(set) var rules: [Rule] = []
  /// The keys of `Sources.md`, by the anchors of their headings.
  private(set) var anchors: [String: Set<String>] = [:]
  /// The anchors that rules link to, with the key they show.
  private(set) var links: [(rule: String, key: String, anchor: String)] = []

  init(_ pages: [RepositoryFile]) {
    for page in pages where page.name == "Sources.md" { readSources(page) }
    for page in pages where page.name != "Sources.md" { read(page) }
  }

  private mutating func readSources(_ page: RepositoryFile) {
    for line in page.lines where line.hasPrefix("### ") {
      let heading = line.dropFirst(4)
      let anchor = heading.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
      anchors[anchor.replacing(" ", with: "-")] = Set(
        heading.components(separatedBy: ", "))
    }
  }

  private mutating func read(_ page: RepositoryFile) {
    let heads = page.lines.indices.filter { page.lines[$0].hasPrefix("## ") }
    for (head, next) in zip(heads, heads.dropFirst() + [page.lines.count]) {
      let id = String(page.lines[head].dropFirst(3))
      guard FidelityPage.rules(in: id) == [id] else { continue }
      let body = page.lines[head + 1..<next]
      func field(_ name: String) -> String {
        body.first { $0.hasPrefix("- \(name): ") }.map { String($0.dropFirst(name.count + 4)) }
          ?? ""
      }
      let title = body.first { $0.hasPrefix("**") }?.matches(of: #/\*\*(.+?)\.?\*\*/#).first
      let linked = field("Sources").matches(of: #/\[([^\]]+)\]\(Sources\.md#([^)]+)\)/#)
      let verification = field("Verified by")
      let parts = verification.components(separatedBy: "scenario ")
      links += linked.map { (id, String($0.1), String($0.2)) }
      rules.append(
        Rule(
          id: id, page: String(page.name.dropLast(3)), line: head,
          title: title.map { String($0.1) } ?? "", standing: field("Standing"),
          sources: linked.map { String($0.1) }, switches: FidelityPage.names(in: field("Switch")),
          tests: FidelityPage.names(in: parts[0]),
          scenarios: parts.count > 1 ? FidelityPage.names(in: parts[1]) : [],
          verification: verification))
    }
  }

  /// What the book breaks of its own rules, a sentence each.
  ///
  /// `tests` and `scenarios` are the rules that files cite, by the files' names.
  func findings(tests: [String: Set<String>], scenarios: [String: Set<String>]) -> [String] {
    var findings: [String] = []
    var seen: Set<String> = []
    for rule in rules {
      if !seen.insert(rule.id).inserted { findings.append("\(rule.id) has two headings") }
      if rule.title.isEmpty { findings.append("\(rule.id) has no title") }
      if rule.standing.isEmpty { findings.append("\(rule.id) has no standing") }
      if rule.sources.isEmpty, !rule.standing.lowercased().contains("choice"),
        !rule.id.hasPrefix("D-")
      {
        findings.append("\(rule.id) has neither a source nor CHOICE")
      }
      for name in rule.tests where tests[name]?.contains(rule.id) != true {
        findings.append("\(rule.id): there is no test '\(name)' that cites it")
      }
      for name in rule.scenarios where scenarios[name]?.contains(rule.id) != true {
        findings.append("\(rule.id): there is no scenario '\(name)' that cites it")
      }
    }
    for link in links where anchors[link.anchor]?.contains(link.key) != true {
      findings.append("\(link.rule): Sources.md has no '\(link.key)'")
    }
    return findings
  }
}
