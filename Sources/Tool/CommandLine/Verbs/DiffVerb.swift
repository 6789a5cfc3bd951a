import GimbalDocuments
import GimbalTraces

extension Verb {
  /// `gimbal diff`: the differences between two traces.
  static let diff = Verb(
    "diff", "The differences between two traces: of two systems, two versions, or a real device.",
    operands: Operands(usage: "A.jsonl B.jsonl", count: 2...2),
    details: """
      The files contain traces as JSON Lines: 'trace --format jsonl' writes them, and so does the
      recorder for real UIKit in Documentation/Recorder. Events are paired by receiver and name; times
      are not compared, and numbers are equal within 0.002.

      -  an event that only A has             >  an event that B has at another position
      +  an event that only B has             ~  an event with other values
      The numbers are the events' indices in A and in B. The exit status is 1 if something differs.
      """,
    options: [.diffOnly, .diffCommon, .diffAll, .json],
    examples: [
      Example(
        call: "diff ios17.jsonl ios18.jsonl", meaning: "The differences between two systems."),
      Example(
        call: "diff device.jsonl gimbal.jsonl --common",
        meaning: "A trace of a real device against Gimbal's: event names that both have."),
      Example(
        call: "diff old.jsonl new.jsonl --only viewWillTransition,bounds",
        meaning: "Only events with these names."),
    ],
    run: DiffVerb.run)
}

extension Option {
  fileprivate static let diffOnly = Option(
    name: "--only", valueKind: .list("PATTERN,…"),
    summary: "Only the events of some patterns, such as 'root *', as in scenarios.")
  fileprivate static let diffCommon = Option(
    name: "--common", valueKind: .flag, summary: "Only events whose names both traces have.")
  fileprivate static let diffAll = Option(
    name: "--all", valueKind: .flag,
    summary: "Shows all differences; default: the first \(TraceDifference.shownLimit).")
}

/// Executes `gimbal diff`.
enum DiffVerb {
  /// The maximum number of bytes of a trace file.
  private static let sizeLimit = 1 << 30

  /// Prints the differences between two files with traces.
  @MainActor
  static func run(_ arguments: Arguments, _ session: Session) throws -> ExitStatus {
    let only = try patterns(arguments)
    let (first, second) = (arguments.operands[0], arguments.operands[1])
    let traces = (try trace(first), try trace(second))
    let difference = TraceDifference(
      from: traces.0, to: traces.1, only: only, commonNames: arguments.has(.diffCommon))
    session.console.write(
      arguments.has(.json)
        ? String(decoding: difference.json(of: traces.0.header, traces.1.header), as: UTF8.self)
        : "first:  \(first): \(traces.0.header.phrase)\nsecond: \(second): \(traces.1.header.phrase)\n"
          + difference.text(showsAll: arguments.has(.diffAll)))
    return difference.items.isEmpty ? .held : .failed
  }

  private static func trace(_ path: String) throws(DocumentError) -> Trace {
    try Trace(jsonLines: FileReader.read(path, limit: sizeLimit), file: path)
  }

  private static func patterns(_ arguments: Arguments) throws(CallError) -> [EventPattern] {
    try (arguments.list(.diffOnly) ?? []).map { (word) throws(CallError) in
      do throws(EventPatternError) {
        return try EventPattern(parsing: word)
      } catch {
        throw .badPattern(error.description, of: Option.diffOnly.name)
      }
    }
  }
}
