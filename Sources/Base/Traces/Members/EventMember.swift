/// An event of the table, from which a pattern is made with a receiver: `.viewDidLoad(of: "root")`.
///
/// `EventPattern` has a member for each event, so that an editor completes it:
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
/// let player = PlayerViewController()
/// sim.launch(player)
/// sim.rotate(to: .landscapeLeft)
/// expect(sim.trace, .inOrder([.willTransition(of: player), .viewWillTransition(of: player)]))
/// ```
/// Such a pattern matches one full name, `willMove(toParent:)`. It can be mixed with patterns in
/// text form.
public struct EventMember: Hashable, Sendable {
  /// The event.
  public let name: EventName

  /// Creates the member of an event.
  public init(_ name: EventName) { self.name = name }

  /// Returns the pattern of the event on a receiver by name, which may contain `*`, or on any
  /// receiver.
  ///
  /// Arguments are named by their labels, those without a label by `_`; omitted ones match
  /// anything. An argument that the event does not have is an error of the pattern, as in the text
  /// form.
  public func callAsFunction(
    of receiver: String? = nil, with arguments: KeyValuePairs<String, TraceValue> = [:]
  ) -> EventPattern {
    pattern(receiver.map { Glob($0) }, arguments)
  }

  /// Returns the pattern of the event on every object of a class.
  public func callAsFunction(
    of type: any AnyObject.Type, with arguments: KeyValuePairs<String, TraceValue> = [:]
  ) -> EventPattern {
    pattern(Glob(literal: String(describing: type)), arguments)
  }

  /// Returns the pattern of the event on a receiver whose name is taken literally.
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

  /// Returns the name in text form, with values for the named arguments.
  private func nameText(with arguments: KeyValuePairs<String, TraceValue>) -> String {
    guard !arguments.isEmpty else { return name.text }
    let values = arguments.map { label, value in
      (label == "_" ? "" : "\(label): ") + value.text
    }
    return "\(name.baseName)(\(values.joined(separator: ", ")))"
  }
}
