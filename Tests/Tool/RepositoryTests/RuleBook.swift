import Foundation

/// The pages of `Documentation/Rules`, a heading a rule.
struct RuleBook {
  /// A rule, as its heading and section state it.
  struct Rule {
    /// The rule's id, such as `R-NAV-1`.
    let id: String
    /// The page that has the heading.
    let page: RepositoryFile
    /// The line of the heading, counted from 0.
    let line: Int
    /// The subject of the rule.
    let title: String
    /// The statement of the rule below the title.
    let statement: String
    /// The numbers of its steps.
    let steps: Set<Int>
    /// The fields below the statement, such as `Standing`, by their names.
    let fields: [String: String]

    /// The confidence of the rule.
    var standing: String { fields["Standing"] ?? "" }
    /// The systems for which it holds.
    var systems: String { fields["Systems"] ?? "" }
    /// The text about its verification.
    var verification: String { fields["Verified by"] ?? "" }
    /// The links to `Sources.md`, as keys and anchors.
    var sources: [(key: String, anchor: String)] {
      (fields["Sources"] ?? "").matches(of: #/\[([^\]]+)\]\(Sources\.md#([^)]+)\)/#).map {
        (String($0.1), String($0.2))
      }
    }
    /// The test files that verify it.
    var tests: [String] {
      RuleID.names(in: verification.components(separatedBy: "scenario ")[0])
    }
    /// The scenarios that verify it.
    var scenarios: [String] {
      let parts = verification.components(separatedBy: "scenario ")
      return parts.count > 1 ? RuleID.names(in: parts[1]) : []
    }
    /// The page's name without its ending.
    var pageName: String { String(page.name.dropLast(3)) }
    /// Whether the sources implement it.
    var isSimulated: Bool { !standing.contains("not simulated") }
    /// Whether it is a decision, which is justified by its reason.
    var isDecision: Bool { id.hasPrefix("D-") }
    /// Whether it is a finding, which no code implements.
    var isFinding: Bool { id.hasPrefix("F-") }

    /// A message about the rule, with the location of its heading.
    func finding(_ message: String) -> String { page.finding(line, "\(id) \(message)") }
  }

  private(set) var rules: [Rule] = []
  /// The keys of `Sources.md`, by the anchors of their headings.
  private(set) var anchors: [String: Set<String>] = [:]

  init(_ pages: [RepositoryFile]) {
    for page in pages where page.name == "Sources.md" { readSources(page) }
    for page in pages where page.name != "Sources.md" { read(page) }
  }

  /// The book of the repository.
  static func ofRepository() throws -> RuleBook {
    RuleBook(
      try Repository.files(ending: ".md", below: ["Documentation/Rules"]).map(Repository.file))
  }

  /// The rules by their ids.
  var byID: [String: Rule] { Dictionary(rules.map { ($0.id, $0) }) { first, _ in first } }

  private mutating func readSources(_ page: RepositoryFile) {
    for line in page.lines where line.hasPrefix("### ") {
      let heading = line.dropFirst(4)
      let anchor = heading.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
      anchors[anchor.replacing(" ", with: "-")] = Set(
        heading.components(separatedBy: ", "))
    }
  }

  private static let fieldNames = [
    "Systems", "Standing", "Sources", "Switch", "Switches", "See", "Verified by", "Refuted by",
  ]

  private mutating func read(_ page: RepositoryFile) {
    let heads = page.lines.indices.filter { page.lines[$0].hasPrefix("## ") }
    for (head, next) in zip(heads, heads.dropFirst() + [page.lines.count]) {
      let id = String(page.lines[head].dropFirst(3))
      guard RuleID.all(in: id) == [id] else { continue }
      var fields: [String: String] = [:]
      var text: [Substring] = []
      var open: String?
      var steps: Set<Int> = []
      for line in page.lines[head + 1..<next] {
        if let name = Self.fieldNames.first(where: { line.hasPrefix("- \($0):") }) {
          fields[name] = line.dropFirst(name.count + 3).trimmingCharacters(in: .whitespaces)
          open = name
        } else if let name = open, line.hasPrefix("  "), let value = fields[name] {
          fields[name] = (value + " " + line.trimmingCharacters(in: .whitespaces))
            .trimmingCharacters(in: .whitespaces)
        } else {
          text.append(line)
          open = nil
          let number = line.prefix { $0.isNumber }
          if line.dropFirst(number.count).hasPrefix(". "), let step = Int(number) {
            steps.insert(step)
          }
        }
      }
      var statement = text.joined(separator: "\n")
      let title = statement.firstMatch(of: #/^\s*\*\*(.+?)\.?\*\*/#)
      if let title { statement.removeSubrange(title.range) }
      rules.append(
        Rule(
          id: id, page: page, line: head, title: title.map { String($0.1) } ?? "",
          statement: statement.trimmingCharacters(in: .whitespacesAndNewlines), steps: steps,
          fields: fields))
    }
  }

  /// The violations in the book, a message each.
  ///
  /// `tests` and `scenarios` are the rules that files cite, by the files' names.
  func findings(tests: [String: Set<String>], scenarios: [String: Set<String>]) -> [String] {
    var findings: [String] = []
    var seen: Set<String> = []
    for rule in rules {
      if !seen.insert(rule.id).inserted { findings.append(rule.finding("has two headings")) }
      findings += missing(in: rule).map { rule.finding("has no \($0)") }
      for name in rule.tests where tests[name]?.contains(rule.id) != true {
        findings.append(
          rule.finding("names a test '\(name)' that does not exist or does not cite it"))
      }
      for name in rule.scenarios where scenarios[name]?.contains(rule.id) != true {
        findings.append(
          rule.finding("names a scenario '\(name)' that does not exist or does not cite it"))
      }
      for source in rule.sources where anchors[source.anchor]?.contains(source.key) != true {
        findings.append(rule.finding("links to '\(source.key)', which Sources.md does not have"))
      }
      let borders = SystemBorders.named(in: rule.statement)
        .subtracting(SystemBorders.all(in: rule.systems)).sorted()
      if !borders.isEmpty, !rule.isDecision, !rule.isFinding {
        findings.append(
          rule.finding("changes with iOS \(borders), which its field 'Systems' does not say"))
      }
    }
    return findings
  }

  /// The fields that a heading needs and lacks.
  private func missing(in rule: Rule) -> [String] {
    var missing: [String] = []
    if rule.title.isEmpty, !rule.isFinding { missing.append("title") }
    if rule.statement.isEmpty { missing.append("statement") }
    if rule.standing.isEmpty || rule.standing == "?" { missing.append("standing") }
    if rule.isSimulated, rule.tests.isEmpty, rule.scenarios.isEmpty,
      !rule.verification.hasPrefix("the figures")
    {
      missing.append("test")
    }
    if rule.isDecision {
      missing += ["Question", "Choices", "Chosen", "Reason", "Date"].filter {
        !rule.statement.contains("- \($0): ")
      }
    }
    guard !rule.isFinding, !rule.isDecision else { return missing }
    if rule.systems.isEmpty { missing.append("systems") }
    if rule.sources.isEmpty, !rule.standing.lowercased().contains("choice") {
      missing.append("source, nor is it a CHOICE")
    }
    if rule.fields["Refuted by"] == nil { missing.append("line on what would refute it") }
    return missing
  }
}
