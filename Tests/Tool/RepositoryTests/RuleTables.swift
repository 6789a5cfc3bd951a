import Foundation

/// The tables of the documentation that are generated from the headings of the rule book.
struct RuleTables {
  let book: RuleBook
  /// The pages of the book, by their names without the ending.
  let pages: [String: RepositoryFile]

  init(_ files: [RepositoryFile]) {
    book = RuleBook(files)
    pages = Dictionary(files.map { (String($0.name.dropLast(3)), $0) }) { first, _ in first }
  }

  /// The pages with rules, in the order of an app's life cycle.
  static let order = [
    "Launch", "Rotation", "Traits", "UpdateCycle", "Views", "Controllers", "Documents",
    "Containers", "Presentation", "Layers", "Touches", "Editing", "Lists", "Colours", "AutoLayout",
    "VisualFormat", "Stacks",
    "ContentSize", "Margins", "Autoresizing", "Folding", "Decisions",
  ]

  private func rules(of page: String) -> [RuleBook.Rule] {
    book.rules.filter { $0.pageName == page }
  }

  private func title(of page: String) -> String {
    pages[page]?.lines.first.map { String($0.dropFirst(2)) } ?? page
  }

  /// The text of a page below its title.
  private func summary(of page: String) -> String {
    let lines = pages[page]?.lines.dropFirst().drop { $0.isEmpty || $0.hasPrefix("#") } ?? []
    return lines.prefix { !$0.isEmpty }.joined(separator: " ")
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  /// A link to a rule's heading from a page whose relative path to the book is `folder`.
  private func link(_ rule: RuleBook.Rule, from folder: String) -> String {
    "[\(rule.id)](\(folder)\(rule.page.name)#\(rule.id.lowercased()))"
  }

  /// A table for each page, a row for each rule; for Fidelity.md.
  var fidelity: [String] {
    Self.order.flatMap { page in
      [
        "### \(title(of: page))", "", "| rule | what | standing | verified by |",
        "| --- | --- | --- | --- |",
      ]
        + rules(of: page).map { rule in
          let cells = [
            link(rule, from: "Rules/"), rule.title, rule.standing, rule.verification,
          ]
          return "| " + cells.map(cell).joined(separator: " | ") + " |"
        } + [""]
    }
  }

  /// The number of rules by standing; for Fidelity.md.
  var counts: [String] {
    let rules = book.rules.filter { !$0.isFinding }
    let simulated = rules.filter(\.isSimulated)
    func count(_ word: String) -> Int {
      simulated.count { $0.standing.lowercased().hasPrefix(word) }
    }
    let named = ["documented", "observed", "inferred", "choice"].map { ($0, count($0)) }
    let other = simulated.count - named.reduce(0) { $0 + $1.1 }
    let parts = named.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return [
      "Of \(rules.count) rules and decisions \(simulated.count) are simulated.",
      "By the first word of their standing these are \(parts).",
      "Another standing, such as exact geometry, have \(other).",
    ]
  }

  /// A line for each page; for the contents of the book.
  var contents: [String] {
    ["| page | what it has | rules |", "| --- | --- | --- |"]
      + Self.order.map { page in
        "| [\(title(of: page))](\(page).md) | \(cell(summary(of: page))) | \(rules(of: page).count) |"
      }
  }

  /// The changes of each iOS version; for the contents of the book.
  var systems: [String] {
    (6...26).flatMap { version -> [String] in
      let rules = Self.order.flatMap(self.rules).filter {
        !$0.isDecision && SystemBorders.all(in: $0.systems).contains(version)
      }
      guard !rules.isEmpty else { return [] }
      return ["### iOS \(version)", "", "| rule | what | |", "| --- | --- | --- |"]
        + rules.map {
          "| \(link($0, from: "")) | \(cell($0.title)) | \(SystemBorders.change(with: version, in: $0.systems)) |"
        } + [""]
    }
  }
}

extension SystemBorders {
  /// The change of a rule at a version: it begins, changes or ends.
  static func change(with version: Int, in systems: String) -> String {
    let range = systems.components(separatedBy: ";")[0]
    if range.contains(try! Regex("\\b(?:iOS|iPadOS) \(version)(?:$| and later| to )")) {
      return "begins"
    }
    let last = Self.version(before: version)
    if range.contains(try! Regex("\\bto (?:iOS )?\(last)$|^(?:iOS|iPadOS) \(last)$")) {
      return "ends"
    }
    return "changes"
  }
}

/// A part of a page that is generated from other files, between two comments.
struct MadePart {
  let page: RepositoryFile
  let name: String

  private var begin: String { "<!-- made: \(name) -->" }
  private var end: String { "<!-- end: \(name) -->" }

  /// The page with the part generated again; nil for a page without the two comments.
  func page(with lines: [String]) -> String? {
    guard let first = page.lines.firstIndex(where: { $0 == begin }),
      let last = page.lines.firstIndex(where: { $0 == end }), first < last
    else { return nil }
    let all =
      page.lines[...first].map(String.init) + [""] + lines
      + (lines.last == "" ? [] : [""]) + page.lines[last...].map(String.init)
    return all.joined(separator: "\n")
  }
}
