/// An event of the table, from which a pattern is made by naming the receiver: `.viewDidLoad(of: "root")`.
///
/// `EventPattern` has one for each event, so that an editor completes them:
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
/// let player = PlayerViewController()
/// sim.launch(player)
/// sim.rotate(to: .landscapeLeft)
/// expect(sim.trace, .inOrder([.willTransition(of: player), .viewWillTransition(of: player)]))
/// ```
/// Such a pattern means one form of the name, `willMove(toParent:)`, and the text form may stand beside it.
public struct EventMember: Hashable, Sendable {
  /// The event.
  public let name: EventName

  /// The member for an event.
  public init(_ name: EventName) { self.name = name }

  /// The pattern of the event on a receiver by its name, which may have `*` in it, or on any.
  ///
  /// Arguments are named by their labels, those without one by `_`; what is not named may be anything.
  /// An argument that the event does not have is a mistake of the pattern, as in the text form.
  public func callAsFunction(
    of receiver: String? = nil, with arguments: KeyValuePairs<String, TraceValue> = [:]
  ) -> EventPattern {
    pattern(receiver.map { Glob($0) }, arguments)
  }

  /// The pattern of the event on every object of a class.
  public func callAsFunction(
    of type: any AnyObject.Type, with arguments: KeyValuePairs<String, TraceValue> = [:]
  ) -> EventPattern {
    pattern(Glob(literal: String(describing: type)), arguments)
  }

  /// The pattern of the event on a receiver whose name is taken as it is.
  package func pattern(
    named receiver: String, with arguments: KeyValuePairs<String, TraceValue>
  ) -> EventPattern {
    pattern(Glob(literal: receiver), arguments)
  }

  private func pattern(
    _ receiver: Glob?, _ arguments: KeyValuePairs<String, TraceValue>
  ) -> EventPattern {
    let text = (receiver.map { $0.text + " " } ?? "") + nameText(with: arguments)
    var expected = ArgumentsPattern()
    expected.labelled = arguments.filter { $0.key != "_" }.map { label, value in
      .init(label: label, value: ValuePattern(value.text))
    }
    let leading = arguments.filter { $0.key == "_" }.map(\.value.text)
    if !leading.isEmpty { expected.leading = ValuePattern(leading.joined(separator: ", ")) }
    let issue = expected.objection(to: [name.signature]).map { objection in
      EventPatternError(
        pattern: text, column: text.count - nameText(with: arguments).count + 1,
        issue: objection.issue)
    }
    return EventPattern(
      text: text, receiver: receiver ?? Glob("*"), name: .full(name.text), arguments: expected,
      issue: issue)
  }

  /// The name as the text form has it, with values for the arguments that are named.
  private func nameText(with arguments: KeyValuePairs<String, TraceValue>) -> String {
    guard !arguments.isEmpty else { return name.text }
    let values = arguments.map { label, value in
      (label == "_" ? "" : "\(label): ") + value.text
    }
    return "\(name.baseName)(\(values.joined(separator: ", ")))"
  }
}
