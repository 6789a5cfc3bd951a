/// A verb of an app's own executable, beside those of Gimbal.
///
/// ```swift
/// GimbalProgram(
///   scenes: ["Player": { PlayerViewController() }],
///   verbs: [
///     AppVerb("screens", "Names the screens.") { _, console in
///       console.write("Player\n")
///       return .held
///     }
///   ]
/// ).run()
/// ```
public struct AppVerb: Sendable {
  let verb: Verb

  /// Creates a verb: its first word, its effect in a line, its words as the help shows them, and what it
  /// does with them.
  ///
  /// `body` gets all words that follow the verb, options too, except `--help`. An error that it throws is
  /// printed in a line, and the exit status is ``ExitStatus/wrongCall``.
  public init(
    _ name: String, _ summary: String, operands: String = "", details: String = "",
    body: @escaping @MainActor @Sendable ([String], Console) throws -> ExitStatus
  ) {
    verb = Verb(
      name, summary, operands: Operands(usage: operands, count: 0...Operands.many),
      details: details, options: [], examples: [], isOwn: true
    ) { arguments, session in
      do {
        return try body(arguments.callArguments, session.console)
      } catch {
        session.notify("\(error)")
        return .wrongCall
      }
    }
  }
}
