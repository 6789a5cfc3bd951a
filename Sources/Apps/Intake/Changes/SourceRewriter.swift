/// The rewrite of one source: what it is, what is known of its module, and what has been changed so far.
struct SourceRewriter {
  let path: String
  let source: SourceText
  let outline: Outline
  let knowledge: ModuleKnowledge
  var edits = Edits()
  var diagnostics: [IntakeDiagnostic] = []
  /// The types, by their braces, that were given a protocol.
  var conformed: Set<Int> = []
  /// The types, by their braces, that were given members.
  var separated: Set<Int> = []

  init(path: String, source: SourceText, outline: Outline, knowledge: ModuleKnowledge) {
    self.path = path
    self.source = source
    self.outline = outline
    self.knowledge = knowledge
  }

  mutating func diagnostic(_ cause: IntakeDiagnostic.Cause, at token: Int, _ text: String) {
    let line = source.line(at: source.tokens[token].range.lowerBound)
    diagnostics.append(IntakeDiagnostic(cause: cause, line: line, text: text))
  }

  /// The bytes from one token to another, both included.
  func range(_ first: Int, _ last: Int) -> Range<Int> {
    source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
  }

  /// Puts a text in the place of tokens; line ends among them follow it.
  mutating func replacePreservingLines(_ first: Int, _ last: Int, with text: String) {
    let range = range(first, last)
    edits.replace(range, with: text + Edits.newlines(of: source.bytes[range]))
  }

  /// A path as it stands between quotes, on one line whatever it holds.
  static func quoted(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
