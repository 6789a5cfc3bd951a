/// An option of a verb; the parser, the help and the suggestions all use it.
struct Option: Sendable {
  /// The kind of the option's value, which the parser checks and the help shows.
  enum ValueKind: Sendable {
    /// Nothing.
    case flag
    /// Any text, such as a path; the placeholder for the help.
    case text(String)
    /// Texts separated by commas; the option may be repeated.
    case list(String)
    /// One of these keywords.
    case word([String])
    /// Some of these keywords, separated by commas; the option may be repeated.
    case keywords([String])
    /// An integer in a range; the placeholder for the help.
    case number(String, ClosedRange<Int>)
  }

  /// The name with its dashes, such as `--devices`.
  let name: String
  /// The kind of the value.
  let valueKind: ValueKind
  /// The effect, as the help describes it.
  let summary: String
  /// An older name, which the help does not show; a call with it prints the new name.
  var olderName: String?

  /// The option as the help shows it: `--format text|json`.
  var usage: String {
    placeholder.map { "\(name) \($0)" } ?? name
  }

  /// The placeholder of the value in help and messages; nil for a flag.
  var placeholder: String? {
    switch valueKind {
    case .flag: nil
    case .text(let word), .list(let word), .number(let word, _): word
    case .word(let keywords): keywords.joined(separator: "|")
    case .keywords(let keywords): keywords.joined(separator: ",")
    }
  }

  /// True if the option may be repeated to add to its list.
  var repeats: Bool {
    switch valueKind {
    case .list, .keywords: true
    case .flag, .text, .word, .number: false
    }
  }
}
