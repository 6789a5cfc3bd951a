/// An option of a verb, stated once: parsing, help and nearest words all follow from it.
struct Option: Sendable {
  /// The form of what may follow the option's name.
  enum ValueKind: Sendable {
    /// Nothing.
    case flag
    /// Any text, such as a path; the word that stands for it in the help.
    case text(String)
    /// Texts with commas between them; the option may be given again.
    case list(String)
    /// One of these words.
    case word([String])
    /// Some of these words, with commas between them; the option may be given again.
    case keywords([String])
    /// A whole number of a range; the word that stands for it in the help.
    case number(String, ClosedRange<Int>)
  }

  /// The name with its dashes, such as `--devices`.
  let name: String
  /// The form of its value.
  let valueKind: ValueKind
  /// The effect, as the help says it.
  let summary: String
  /// An older name, which is taken and no longer shown.
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

  /// True if the option may be given more than once, each time adding to its list.
  var repeats: Bool {
    switch valueKind {
    case .list, .keywords: true
    case .flag, .text, .word, .number: false
    }
  }
}
