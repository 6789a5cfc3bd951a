/// A custom verb of an app's executable, in addition to Gimbal's.
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
  /// The verb as the program's parser and help use it.
  let verb: Verb

  /// Creates a verb: its name, its summary in one line, its operands as the help shows them, and
  /// its action.
  ///
  /// `body` receives all arguments after the verb, including options, except `--help`. An error
  /// that it throws is printed in one line, and the exit status is ``ExitStatus/wrongCall``.
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
