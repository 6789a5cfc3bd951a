/// The help of the program and of each verb, generated from the verbs.
enum HelpText {
  /// Returns the overview: the verbs of the program with their effects.
  static func overview(program: String, verbs: [Verb]) -> String {
    let rows = verbs.map { (call: $0.name + " " + $0.operands.usage, text: $0.summary) }
    return """
      Gimbal \(message).

      Usage: \(program) VERB [ARGUMENT…] [OPTION…]

      \(columns(rows))

      '\(program) help VERB' explains a verb, with examples; '\(program) --version' prints the version.
      '\(program) fuzz' is another name for '\(program) storm'.

      \(exitStatus)

      """
  }

  /// Returns the help of a verb: its usage, options, examples and exit statuses.
  static func page(of verb: Verb, program: String) -> String {
    let options = verb.options.map { (call: $0.usage, text: $0.summary) }
    let examples = verb.examples.map { "  \(program) \($0.call)\n      \($0.meaning)" }
    let usage = verb.operands.usage.isEmpty ? "" : verb.operands.usage + " "
    let parts =
      [
        verb.summary, "Usage: \(program) \(verb.name) \(usage)[OPTION…]", verb.details,
        "Options:\n" + columns(options),
      ].filter { !$0.isEmpty }
      + (examples.isEmpty ? [] : ["Examples:\n" + examples.joined(separator: "\n")])
    return (parts + [exitStatus]).joined(separator: "\n\n") + "\n"
  }

  /// A short description of the program, shown after its name.
  static let message =
    "simulates iPhones and iPads in memory, rotates them, and shows callbacks and layout"

  /// The exit statuses of all verbs with their meanings.
  static let exitStatuses = [
    (0, "everything passed"), (1, "an expectation failed, or a finding was reported"),
    (2, "the call or a file is invalid"), (70, "an internal error of Gimbal"),
  ]

  private static let exitStatus =
    "Exit status: "
    + exitStatuses.map { "\($0) \($1)" }.joined(separator: "; ")
    .replacing("reported; 2", with: "reported;\n2") + "."

  /// Returns rows of two columns; a text with several lines stays in its column.
  private static func columns(_ rows: [(call: String, text: String)]) -> String {
    let most = 26
    let width = rows.map(\.call.count).filter { $0 <= most }.max() ?? most
    let margin = String(repeating: " ", count: width + 4)
    return rows.map { call, text in
      let lines = text.split(separator: "\n").joined(separator: "\n" + margin)
      let space =
        call.count <= width
        ? String(repeating: " ", count: width - call.count + 2) : "\n" + margin
      return "  " + call + space + lines
    }.joined(separator: "\n")
  }
}
