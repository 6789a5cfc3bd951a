import Foundation

/// The limits of prose in the Markdown documents: lines, sentences, and retired words.
enum ProseRule {
  /// The longest line, in characters.
  ///
  /// Tables, code, headings and the targets of links are not measured.
  static let longestLine = 120
  /// The most words of a sentence.
  static let longestSentence = 30

  /// What a page breaks, with the line.
  static func findings(in page: RepositoryFile, retired: [String: String]) -> [String] {
    var findings: [String] = []
    for paragraph in paragraphs(of: page) {
      for (offset, line) in paragraph.lines.enumerated() {
        let index = paragraph.first + offset
        let length = line.replacing(/\]\([^)]*\)/, with: "]").count
        if length > longestLine {
          findings.append(page.finding(index, "\(length) characters of at most \(longestLine)"))
        }
        for word in words(of: withoutQuotes(line)) {
          guard let term = retired[word.lowercased()] else { continue }
          findings.append(page.finding(index, "for '\(word)' write \(term)"))
        }
      }
      // Sources are lists of citations.
      guard page.name != "Sources.md", !paragraph.lines[0].hasPrefix("- Sources:") else { continue }
      for sentence in sentences(of: withoutQuotes(paragraph.lines.joined(separator: " "))) {
        let count = words(of: sentence).count
        guard count > longestSentence else { continue }
        findings.append(
          page.finding(
            paragraph.first,
            "a sentence of \(count) words, of at most \(longestSentence): \(sentence.prefix(60))"))
      }
    }
    return findings
  }

  /// Lines that belong together: a paragraph or an item of a list.
  struct Paragraph {
    /// The index of the first line.
    let first: Int
    var lines: [String]
  }

  /// The paragraphs and items outside tables, code, headings and HTML.
  static func paragraphs(of page: RepositoryFile) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isCode = false
    var isOpen = false
    for (index, line) in page.lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") { isCode.toggle() }
      let isProse =
        !isCode && !["```", "|", "#", "<"].contains { text.hasPrefix($0) } && !text.isEmpty
      guard isProse else {
        isOpen = false
        continue
      }
      if isOpen, text.prefixMatch(of: /([-*]|\d+\.)\s/) == nil {
        paragraphs[paragraphs.count - 1].lines.append(String(line))
      } else {
        paragraphs.append(Paragraph(first: index, lines: [String(line)]))
      }
      isOpen = true
    }
    return paragraphs
  }

  /// A text in which code spans, link targets and quotations are one word each.
  private static func withoutQuotes(_ text: String) -> String {
    text.replacing(/`[^`]*`/, with: "X").replacing(/\]\([^)]*\)/, with: "]")
      .replacing(/"[^"]*"/, with: "X")
  }

  /// The sentences of a paragraph.
  ///
  /// A colon or semicolon before a capital also ends one, and each semicolon in a field of a rule,
  /// which is a list.
  static func sentences(of text: String) -> [Substring] {
    var sentences: [Substring] = []
    var rest = text[...]
    let isField = text.contains(/^-\ [A-Z][a-z\ ]+:\ /)
    let ends = isField ? /[.!?;][)*"]*\s+/ : /[.!?][)*"]*\s+|[:;]\s+(?=[A-Z*\[])/
    while let end = rest.firstMatch(of: ends) {
      sentences.append(rest[..<end.range.upperBound])
      rest = rest[end.range.upperBound...]
    }
    return sentences + [rest]
  }

  private static func words(of text: some StringProtocol) -> [Substring] {
    String(text).matches(of: /[\w'’.\/-]*\w/).map { Substring($0.output) }
  }
}
