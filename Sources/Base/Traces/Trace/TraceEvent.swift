/// One call into the app, or one change of state.
public struct TraceEvent: Equatable, Sendable {
  /// The index in the whole recording, from 0; a trace can begin with a later one.
  public var index: Int
  /// Virtual seconds since the recording began.
  public var time: Double
  /// The number of open calls.
  public var depth: Int
  /// The receiver's name: `root`, `root.view`, `submit`, `UILabel#2`; empty for none.
  public var receiver: String
  /// The receiver's class; empty for none.
  public var receiverClass: String
  /// The Swift name: `viewWillTransition(to:with:)`.
  public var name: String
  /// The arguments of the call, in the order of its parameters.
  public var arguments: [TraceArgument]
  /// The index of the event that caused this one, which a bounded recording may have dropped.
  public var cause: Int?
  /// The index after the last event before the call returned.
  ///
  /// It is `index + 1` for an event without nested ones. A trace derives it from the depths.
  public internal(set) var returned: Int
  /// True if a pattern is checked against the return of the call; never in a trace.
  var isReturn = false

  /// Creates an event.
  public init(
    index: Int, time: Double = 0, depth: Int = 0, receiver: String, receiverClass: String = "",
    name: String, arguments: [TraceArgument] = [], cause: Int? = nil
  ) {
    self.index = index
    self.time = time
    self.depth = depth
    self.receiver = receiver
    self.receiverClass = receiverClass
    self.name = name
    self.arguments = arguments
    self.cause = cause
    returned = index + 1
  }

  /// The Swift name up to its parenthesis.
  public var baseName: String { EventName.baseName(of: name) }

  /// The arguments as one line: values in order, with a label unless the name has it.
  public var argumentsText: String { TraceEvent.text(of: arguments) }

  /// The arguments in a line of a trace: long texts are truncated, except the constraints of a
  /// conflict.
  ///
  /// All of them, including UIKit's log of a conflict, are in ``arguments``.
  package var shownArguments: String {
    if name == EventName.conflict.text,
      let summary = arguments.first(where: { $0.label == "summary" })
    {
      return summary.value.text
    }
    if arguments.count == 1 { return arguments[0].value.shownText }
    return arguments.map { argument in
      (argument.label.map { "\(TraceValue.oneLine($0)): " } ?? "") + argument.value.shownText
    }.joined(separator: ", ")
  }

  /// Returns arguments as text: a single value, or a list with labels.
  static func text(of arguments: some Sequence<TraceArgument>) -> String {
    let list = Array(arguments)
    if list.count == 1 { return list[0].value.text }
    return list.map { argument in
      (argument.label.map { "\(TraceValue.oneLine($0)): " } ?? "") + argument.value.text
    }.joined(separator: ", ")
  }
}
