/// The rewrite of one source: its text, the knowledge of its module, and the changes so far.
///
/// `ModuleIntake` creates one for each source, and writes the copy from its edits.
struct SourceRewriter {
  /// The path of the source within the package.
  let path: String
  /// The source with its tokens.
  let source: SourceText
  /// The declarations that the copy has.
  var outline: Outline
  /// The declarations of all sources of the module and of imported modules.
  let knowledge: ModuleKnowledge
  /// The changes so far, which `ModuleIntake` applies to the bytes.
  var edits = Edits()
  /// The code that cannot be rewritten so far.
  var diagnostics: [IntakeDiagnostic] = []
  /// The types to which a protocol was added, by their braces.
  var conformed: Set<Int> = []
  /// The types to which members were added, by their braces.
  var separated: Set<Int> = []

  init(path: String, source: SourceText, outline: Outline, knowledge: ModuleKnowledge) {
    self.path = path
    self.source = source
    self.outline = outline
    self.knowledge = knowledge
  }

  /// Records a diagnostic at the line of a token.
  mutating func diagnostic(_ cause: IntakeDiagnostic.Cause, at token: Int, _ text: String) {
    let line = source.line(at: source.tokens[token].range.lowerBound)
    diagnostics.append(IntakeDiagnostic(cause: cause, line: line, text: text))
  }

  /// Returns the bytes from one token to another, both included.
  func range(_ first: Int, _ last: Int) -> Range<Int> {
    source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
  }

  /// Replaces tokens by a text, followed by their line breaks.
  mutating func replacePreservingLines(_ first: Int, _ last: Int, with text: String) {
    let range = range(first, last)
    edits.replace(range, with: text + Edits.newlines(of: source.bytes[range]))
  }

  /// Returns a path as the content of a string literal, on one line.
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
