/// One call into the app, or one change of state, in words.
public struct TraceEvent: Equatable, Sendable {
  /// The place in the whole recording, from 0; the first event of a trace may have a later one.
  public var index: Int
  /// Virtual seconds since the recording began.
  public var time: Double
  /// The number of calls that were open.
  public var depth: Int
  /// The receiver's name: `root`, `root.view`, `submit`, `UILabel#2`; empty for none.
  public var receiver: String
  /// The receiver's class; empty for none.
  public var receiverClass: String
  /// The Swift name: `viewWillTransition(to:with:)`.
  public var name: String
  /// The arguments of the call, in the order of its parameters.
  public var arguments: [TraceArgument]
  /// The index of the event that led to this one; a bounded recording may have dropped that.
  public var cause: Int?
  /// The index after the last event that happened before the call returned.
  ///
  /// `index + 1` for what nothing nests in. A trace derives it from the depths.
  public internal(set) var returned: Int
  /// True if the return of the call is meant; never in a trace.
  var isReturn = false

  /// Makes an event.
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

  /// The arguments as one line: values in order, with a label where the name does not give it.
  public var argumentsText: String { TraceEvent.text(of: arguments) }

  /// The arguments as a line shows them: of a conflict all the words, which
  /// name each of the app's constraints, and no other text without end.
  ///
  /// The rest is in ``arguments``, UIKit's log of a conflict too.
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

  static func text(of arguments: some Sequence<TraceArgument>) -> String {
    let list = Array(arguments)
    if list.count == 1 { return list[0].value.text }
    return list.map { argument in
      (argument.label.map { "\(TraceValue.oneLine($0)): " } ?? "") + argument.value.text
    }.joined(separator: ", ")
  }
}
