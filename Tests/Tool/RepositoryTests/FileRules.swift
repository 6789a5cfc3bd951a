import Foundation

/// File names describe the content.
enum NameRule {
  private static let empty = ["Helper", "Util", "Manager", "Misc", "Common"]

  /// The violations of a file's name.
  static func findings(for path: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return empty.filter { name.contains($0) }.map {
      "\(path): '\($0)' says nothing; name the subject"
    }
  }
}

/// Files have one subject, and so a limited length.
enum LengthRule {
  /// The maximum number of lines of a file.
  static let limit = 400

  /// Files that may be longer, with the reason.
  static let exceptions: [String: String] = [
    "Sources/Interface/Engine/Classes/UIView.swift":
      "only members in the body of the class can be overridden; each is a line that forwards",
    "Sources/Interface/Layers/Classes/CALayer.swift":
      "only members in the body of the class can be overridden; each is a line that forwards",
    "Sources/Interface/Lists/ListControllers/UITableViewController.swift":
      "only members in the body of the class can be overridden; each is a line that forwards",
    "Sources/Interface/Lists/Tables/UITableView.swift":
      "only members in the body of the class can be overridden; each is a line that forwards",
    "Package.swift": "the list of all modules, with the imports of each",
    "Sources/Base/Traces/Names/EventName.swift": "the table of all events, a line each",
    "Tests/Testing/ExamplesTests/Examples.swift": "made from the examples of the doc comments",
    "Sources/Base/Traces/Members/EventPattern+Members.swift":
      "made from the table of all events, two lines each",
    "Sources/Interface/Engine/Classes/UIViewController.swift":
      "only members in the body of the class can be overridden; each is a line that forwards",
  ]

  /// Whether a file is too long.
  static func findings(in file: RepositoryFile) -> [String] {
    guard file.lines.count > limit, exceptions[file.path] == nil else { return [] }
    return ["\(file.path): \(file.lines.count) lines; past \(limit) look for a second subject"]
  }
}

/// Files mention neither unfinished work nor paths of one machine.
enum WordRule {
  // The words are composed here, so that this file does not violate its own rule.
  private static let words = [
    ("TO" + "DO", "unfinished work belongs in no file"),
    ("FIX" + "ME", "unfinished work belongs in no file"),
    ("/ho" + "me/", "a path of one machine"),
    ("/Use" + "rs/", "a path of one machine"),
    ("/wo" + "rk/", "a path of one machine"),
    ("/ro" + "ot/", "a path of one machine"),
  ]

  /// The lines that hold such a word.
  static func findings(in file: RepositoryFile) -> [String] {
    file.lines.enumerated().flatMap { index, line in
      words.filter { word, _ in
        guard let range = line.range(of: word) else { return false }
        // `Framework/` and `network/` end so without being a path from the root.
        return !word.hasPrefix("/") || range.lowerBound == line.startIndex
          || !(line[line.index(before: range.lowerBound)].isLetter
            || line[line.index(before: range.lowerBound)] == ".")
      }.map { file.finding(index, "'\($0.0)': \($0.1)") }
    }
  }
}

/// Every public declaration has a doc comment.
enum DocumentationRule {
  private static let modifiers: Set<String> = [
    "final", "static", "class", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated",
    "nonisolated(unsafe)", "isolated", "indirect", "required", "convenience", "dynamic", "optional",
    "prefix", "infix", "postfix", "private(set)", "internal(set)", "fileprivate(set)",
    "package(set)", "unowned(unsafe)",
  ]
  private static let kinds: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "typealias", "init",
    "subscript", "associatedtype", "macro",
  ]

  /// Public declarations without a doc comment; overrides inherit theirs.
  static func findings(in file: RepositoryFile) -> [String] {
    file.lines.enumerated().compactMap { index, line in
      guard declaresPublic(line), !isDocumented(index, file.lines) else { return nil }
      return file.finding(index, "a public declaration without a doc comment")
    }
  }

  /// Whether a line begins a declaration that clients see.
  static func declaresPublic(_ line: Substring) -> Bool {
    var words = line.split(separator: " ")
    while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
    guard let access = words.first, access == "public" || access == "open" else { return false }
    for word in words.dropFirst() {
      if word == "override" { return false }
      let kind = word.prefix { $0.isLetter }
      // `class` is a modifier of a class method, and the keyword of a class: both count.
      if kinds.contains(String(kind)) { return true }
      if !modifiers.contains(String(word)), !word.hasPrefix("@") { return false }
    }
    return false
  }

  private static func isDocumented(_ index: Int, _ lines: [Substring]) -> Bool {
    for line in lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") { return true }
      // Attributes, conditions and comments for tools may be between comment and declaration.
      if !text.hasPrefix("@"), !text.hasPrefix("//"), !text.hasPrefix("#if") { return false }
    }
    return false
  }
}

/// Doc comments state errors and cost in one form: `- Throws:`, `- Complexity:`.
enum DocumentationFormatRule {
  /// The lines in another form, and public throwing functions without a `- Throws:` line.
  static func findings(in file: RepositoryFile) -> [String] {
    file.lines.indices.compactMap { index in
      let text = file.lines[index].drop { $0 == " " }
      for word in ["Complexity:", "Throws:"] where text.hasPrefix("///") && text.contains(word) {
        if !text.hasPrefix("/// - \(word)"), !text.contains("`- ") {
          return file.finding(index, "write '- \(word)' at the beginning of a line")
        }
      }
      guard throwsOpenly(index, file.lines), !saysThrows(index, file.lines) else { return nil }
      return file.finding(index, "a public function that throws without '- Throws:'")
    }
  }

  /// True for the first line of a public function or initializer that throws its own errors.
  private static func throwsOpenly(_ index: Int, _ lines: [Substring]) -> Bool {
    let line = lines[index].drop { $0 == " " }
    guard line.hasPrefix("public ") || line.hasPrefix("open "),
      line.contains("func ") || line.contains(" init"), !line.contains("override ")
    else { return false }
    let rest = lines[index...].prefix(12)
    let end =
      rest.firstIndex { $0.hasSuffix("{") || $0.hasSuffix("{}") || $0.contains(" { ") } ?? index
    // Errors of a closure are not the function's own; those of coding are the standard library's.
    let signature = rest[...end].joined(separator: " ")
    return ownThrows(signature) && !signature.contains("from decoder")
      && !signature.contains("to encoder")
  }

  private static func ownThrows(_ signature: String) -> Bool {
    var depth = 0
    var outer = ""
    for character in signature {
      if character == "(" { depth += 1 }
      if depth == 0 { outer.append(character) }
      if character == ")" { depth -= 1 }
    }
    let words = outer.split { !$0.isLetter }
    // A generic error is that of the function's closure argument.
    return words.contains("throws") && !signature.contains("throws(Failure)")
  }

  private static func saysThrows(_ index: Int, _ lines: [Substring]) -> Bool {
    for line in lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("/// - Throws:") { return true }
      if !text.hasPrefix("///"), !text.hasPrefix("@") { return false }
    }
    return false
  }
}
