import Foundation

/// Citations of rules in the comments of the sources.
///
/// `/// Rule: R-NAV-1.` marks the one declaration that implements a rule, `/// See: R-NAV-1.`
/// code that depends on it, and `// See: R-NAV-1: why.` a line in a body. `// R-NAV-1.3` marks the
/// lines that carry out a step. A note may follow an id in parentheses. Names between grave accents are examples.
struct RuleCitations {
  /// A citation of a rule.
  struct Citation {
    let id: String
    let file: RepositoryFile
    /// The line, counted from 0.
    let line: Int

    /// A message about the rule, with the location.
    func finding(_ message: String) -> String { file.finding(line, "\(id) \(message)") }
  }

  /// The citations with `Rule:`.
  private(set) var homes: [Citation] = []
  /// All other citations.
  private(set) var others: [Citation] = []
  /// The citations in running text.
  private(set) var loose: [Citation] = []
  /// The mentions of a rule's step, with its number; each is in `homes` or `others` as well.
  private(set) var steps: [(citation: Citation, number: Int)] = []

  init(_ files: [RepositoryFile]) {
    for file in files { read(file) }
  }

  private enum Paragraph {
    case rule
    case see
    case text
  }

  private mutating func read(_ file: RepositoryFile) {
    var paragraph = Paragraph.text
    var depth = 0
    for (index, line) in file.lines.enumerated() {
      guard let comment = Self.comment(in: line) else {
        paragraph = .text
        continue
      }
      if comment.hasPrefix("Rule: ") {
        (paragraph, depth) = (.rule, 0)
      } else if comment.hasPrefix("See: ") {
        (paragraph, depth) = (.see, 0)
      } else if comment.isEmpty || comment.hasPrefix("Source: ") || comment.hasPrefix("- ") {
        paragraph = .text
      }
      guard comment.contains("-") || paragraph == .rule else { continue }
      let (outside, diagnostics) = Self.parts(of: comment, depth: &depth)
      let (named, aside) = (RuleID.read(outside), RuleID.read(diagnostics))
      let cited = named.steps + aside.steps
      if let first = cited.first, comment.hasPrefix("\(first)") { paragraph = .see }
      for step in cited {
        steps.append((Citation(id: step.rule, file: file, line: index), step.number))
      }
      for id in named.ids.union(aside.ids).sorted() {
        let citation = Citation(id: id, file: file, line: index)
        if paragraph == .rule, named.ids.contains(id) {
          homes.append(citation)
        } else {
          others.append(citation)
          if paragraph == .text { loose.append(citation) }
        }
      }
    }
  }

  /// A comment's text outside and inside parentheses, without text between grave accents.
  ///
  /// `depth` counts the parentheses that are open, from line to line.
  private static func parts(of comment: String, depth: inout Int) -> (String, String) {
    var (outside, diagnostics) = ("", "")
    var isName = false
    for character in comment {
      if character == "`" { isName.toggle() }
      if isName { continue }
      if character == "(" { depth += 1 }
      if depth > 0 { diagnostics.append(character) } else { outside.append(character) }
      if character == ")" { depth = max(depth - 1, 0) }
    }
    return (outside, diagnostics)
  }

  /// The text of a line's comment; nil for a line without one.
  private static func comment(in line: Substring) -> String? {
    guard let range = line.firstRange(of: "//") else { return nil }
    // `//` in a string is no comment.
    guard line[..<range.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2) else {
      return nil
    }
    return line[range.lowerBound...].drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
  }

  /// The citations that do not agree with the book, a message each with its location.
  func findings(against book: RuleBook) -> [String] {
    let headings = book.byID
    var findings = (homes + others).filter { headings[$0.id] == nil }.map {
      $0.finding("has no heading in Documentation/Rules")
    }
    findings += loose.map {
      $0.finding("stands in running text; write '/// See: \($0.id).' on a line of its own")
    }
    var first: [String: Citation] = [:]
    for home in homes {
      if let other = first[home.id] {
        findings.append(
          home.finding("has its home at \(other.file.path):\(other.line + 1) as well; write 'See:'")
        )
      } else {
        first[home.id] = home
      }
      if let rule = headings[home.id], rule.isFinding || !rule.isSimulated {
        findings.append(
          home.finding("has no home by Documentation/Rules/\(rule.page.name); write 'See:'"))
      }
    }
    findings += book.rules.filter { $0.isSimulated && !$0.isFinding && first[$0.id] == nil }.map {
      $0.finding("has no home: no comment below Sources says '/// Rule: \($0.id).'")
    }
    return findings + stepFindings(headings)
  }

  /// The cited steps that the pages of their rules do not have.
  private func stepFindings(_ headings: [String: RuleBook.Rule]) -> [String] {
    steps.compactMap { citation, number in
      guard let rule = headings[citation.id], !rule.steps.contains(number) else { return nil }
      return citation.finding("has no step \(number) in Documentation/Rules/\(rule.page.name)")
    }
  }
}
