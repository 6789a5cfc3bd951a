/// The operands of a verb, besides its options.
struct Operands: Sendable {
  /// The operands as the help shows them, such as `[PATH…]`.
  var usage: String { text() }
  /// The number of words that are taken.
  let count: ClosedRange<Int>

  // Names of schemas are in one of them, and only the help asks for those.
  private let text: @Sendable () -> String

  init(usage: @escaping @autoclosure @Sendable () -> String, count: ClosedRange<Int>) {
    text = usage
    self.count = count
  }

  /// More words than a call has.
  static let many = 1_000_000
}

/// A verb of the command line: what it is called, what it takes, and what it does.
struct Verb: Sendable {
  /// A call that the help shows, with what it does.
  struct Example: Sendable {
    /// The words after the program's name.
    let call: String
    /// The effect of the call.
    let meaning: String
  }

  /// The first word of a call.
  let name: String
  /// The effect, in a line.
  let summary: String
  /// The operands.
  let operands: Operands
  /// The paragraphs of its help, each of short lines.
  var details: String { makeDetails() }
  /// All options, as the help lists them.
  var options: [Option] { makeOptions() }
  /// Calls worth copying.
  let examples: [Example]
  /// True for a verb of an app's own, which reads its words itself.
  let isOwn: Bool
  /// Carries the call out.
  let run: @MainActor @Sendable (Arguments, Session) throws -> ExitStatus
  // Of one verb alone they are asked for, and of most the help alone asks for details.
  private let makeDetails: @Sendable () -> String
  private let makeOptions: @Sendable () -> [Option]

  /// True for the verb that runs scenarios.
  var isRun: Bool { name == "run" }
  /// True for a verb whose operands are scenes, or scenarios that show them.
  var showsScenes: Bool { ["run", "trace", "compare", "lint", "sweep", "storm"].contains(name) }

  /// Creates a verb; every one has the option `--help`, and where a project's configuration says something
  /// for its options `--config`.
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
