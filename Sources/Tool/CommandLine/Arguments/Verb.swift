/// The operands of a verb, besides its options.
struct Operands: Sendable {
  /// The operands as the help shows them, such as `[PATH…]`.
  var usage: String { text() }
  /// The number of operands that are accepted.
  let count: ClosedRange<Int>

  // Evaluated lazily: one contains the names of schemas, and only the help needs those.
  private let text: @Sendable () -> String

  /// Creates operands; `usage` is evaluated only for the help and for errors.
  init(usage: @escaping @autoclosure @Sendable () -> String, count: ClosedRange<Int>) {
    text = usage
    self.count = count
  }

  /// A limit above the number of operands of any command line.
  static let many = 1_000_000
}

/// A verb of the command line: its name, its arguments, and its action.
struct Verb: Sendable {
  /// An example command line in the help, with its effect.
  struct Example: Sendable {
    /// The arguments after the program's name.
    let call: String
    /// The effect of the example.
    let meaning: String
  }

  /// The first argument of a command line.
  let name: String
  /// The effect, in a line.
  let summary: String
  /// The number and the usage of the operands.
  let operands: Operands
  /// The paragraphs of its help, each of short lines.
  var details: String { makeDetails() }
  /// All options, as the help lists them.
  var options: [Option] { makeOptions() }
  /// Example command lines for the help.
  let examples: [Example]
  /// True for an app's custom verb, which parses its arguments itself.
  let isOwn: Bool
  /// Executes the verb, and returns the exit status; an error becomes a line and a status.
  let run: @MainActor @Sendable (Arguments, Session) throws -> ExitStatus
  // Evaluated lazily: only one verb's options, and only the help's details, are needed.
  private let makeDetails: @Sendable () -> String
  private let makeOptions: @Sendable () -> [Option]

  /// True for `gimbal run`; some values of `gimbal.json` are only for this verb.
  var isRun: Bool { name == "run" }
  /// True for a verb whose operands are scenes, or scenarios that show them.
  var showsScenes: Bool {
    ["run", "trace", "show", "compare", "lint", "sweep", "storm"].contains(name)
  }

  /// Creates a verb.
  ///
  /// Every verb has the option `--help`, and `--config` if the configuration file applies to its
  /// options.
  init(
    _ name: String, _ summary: String, operands: Operands,
    details: @escaping @autoclosure @Sendable () -> String,
    options: @escaping @autoclosure @Sendable () -> [Option], examples: [Example],
    isOwn: Bool = false,
    run: @escaping @MainActor @Sendable (Arguments, Session) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    makeDetails = details
    makeOptions = {
      let options = options()
      return options + (Configuration.applies(to: options) ? [.configuration] : []) + [.help]
    }
    self.examples = examples
    self.isOwn = isOwn
    self.run = run
  }
}
