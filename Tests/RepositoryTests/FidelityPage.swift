import Foundation

/// The page that lists every rule with what verifies it.
struct FidelityPage {
  /// A row of the table of rules.
  struct Row {
    /// The rule, such as `R-ROT-1`.
    let rule: String
    /// The test files that the last column names.
    let tests: [String]
    /// The scenarios that the last column names.
    let scenarios: [String]
    /// Where the row stands.
    let line: Int
  }

  /// The rows in their order.
  private(set) var rows: [Row] = []
  /// All rules that the page names, those of its text on what is not simulated too.
  private(set) var rules: Set<String> = []

  init(_ page: RepositoryFile) {
    for (index, line) in page.lines.enumerated() {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, Self.rules(in: cells[0]) == [cells[0]] else { continue }
      let parts = cells[3].components(separatedBy: "scenario ")
      rows.append(
        Row(
          rule: cells[0], tests: Self.names(in: parts[0]),
          scenarios: parts.count > 1 ? Self.names(in: parts[1]) : [], line: index))
    }
    rules = Self.rules(in: page.lines.joined(separator: "\n")).union(rows.map(\.rule))
  }

  /// The rules of a text; `R-RSZ-4 to -6` and `R-TRAIT-2, -5` are three and two.
  static func rules(in text: String) -> Set<String> {
    var found: Set<String> = []
    var kind = ""
    var last = 0
    for match in text.matches(
      of:
        #/
        \b(?<kind>[RL]-[A-Z]+|[DVF])-(?<number>E?[0-9]+\b|2a\b)
        |(?<to>\bto)?\s+-(?<next>[0-9]+)
        /#)
    {
      if let name = match.kind, let number = match.number {
        (kind, last) = (String(name), Int(number) ?? 0)
        found.insert("\(kind)-\(number)")
      } else if let next = match.next.flatMap({ Int($0) }), !kind.isEmpty {
        let first = match.to == nil ? next : min(last + 1, next)
        for number in first...next { found.insert("\(kind)-\(number)") }
        last = next
      }
    }
    return found
  }

  /// What stands between grave accents.
  static func names(in text: String) -> [String] {
    text.matches(of: #/`([^`]+)`/#).map { String($0.1) }
  }

  /// The rows that name a test or a scenario which is not there, or which does not cite the rule.
  ///
  /// `tests` and `scenarios` are the rules that files cite, by the files' names.
  func findings(tests: [String: Set<String>], scenarios: [String: Set<String>]) -> [String] {
    rows.flatMap { row in
      let cited =
        row.tests.map { ("test", $0, tests[$0]) }
        + row.scenarios.map { ("scenario", $0, scenarios[$0]) }
      return cited.compactMap { kind, name, rules in
        guard let rules else { return "\(row.rule): there is no \(kind) '\(name)'" }
        return rules.contains(row.rule)
          ? nil : "\(row.rule): the \(kind) '\(name)' does not cite it"
      }
    }
  }
}
