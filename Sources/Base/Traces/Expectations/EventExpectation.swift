/// An expectation about a trace, as a value that can be checked and explains its failure.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
/// sim.launch(PlayerViewController())
/// let expectation = EventExpectation.inOrder(["root viewDidLoad", "root viewWillAppear"])
/// let result = expectation.check(sim.trace)
/// print(result.isMet ? "met" : result.text)
/// ```
///
/// Layout events (`layoutSubviews()` and its controller's pair) may repeat, as they do on the
/// platform, unless `.exactlyOnce` is said.
///
/// Rule: D-13.
public struct EventExpectation: Equatable, Sendable {
  /// Options for the order of events.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Takes bits as they are.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Every pattern listed stands for one event of the trace and no more, layout included.
    public static let exactlyOnce = Options(rawValue: 1)
  }

  enum Kind: Equatable, Sendable {
    case inOrder([EventPattern])
    case exactly([EventPattern], among: [EventPattern])
    case sequence([EventPattern], absent: [EventPattern])
    case never([EventPattern])
    case count(EventPattern, least: Int, most: Int?)
    case before(EventPattern, EventPattern)
    case nested(EventPattern, in: EventPattern)
    case oncePer(EventPattern, per: EventPattern)
  }

  let kind: Kind
  let options: Options
  /// True if patterns of receivers that never were are taken where nothing may come.
  var allowsUnknown = false

  /// The patterns come in this order, with anything between them.
  ///
  /// Each pattern is met by the first event after the one that met the pattern before.
  public static func inOrder(
    _ patterns: [EventPattern], _ options: Options = []
  ) -> EventExpectation {
    EventExpectation(kind: .inOrder(patterns), options: options)
  }

  /// The patterns come in this order with nothing of their kind between them.
  ///
  /// Of their kind is an event whose name one of the patterns has and whose receiver one of them
  /// means, or one that matches a pattern of `among`. A layout event that one of the patterns
  /// already met may come again.
  public static func exactly(
    _ patterns: [EventPattern], among: [EventPattern] = [], _ options: Options = [],
    allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .exactly(patterns, among: among), options: options, allowsUnknown: allowingUnknown)
  }

  /// Of all events that the patterns speak of, these come, in this order; those of `absent` never do.
  ///
  /// An event is spoken of when one pattern has both its name and its receiver, whatever its
  /// arguments; what else the same receivers get is left out. A layout event that one of the
  /// patterns already met may come again.
  ///
  /// See: D-13.
  public static func sequence(
    _ patterns: [EventPattern], absent: [EventPattern] = [], _ options: Options = [],
    allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .sequence(patterns, absent: absent), options: options, allowsUnknown: allowingUnknown)
  }

  /// None of the patterns comes.
  ///
  /// A receiver that the machine never had could not get anything, and such a pattern fails as a mistake
  /// unless `allowingUnknown` says that it is meant.
  public static func never(
    _ patterns: EventPattern..., allowingUnknown: Bool = false
  ) -> EventExpectation { never(patterns, allowingUnknown: allowingUnknown) }

  /// None of the patterns comes.
  public static func never(
    _ patterns: [EventPattern], allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(kind: .never(patterns), options: [], allowsUnknown: allowingUnknown)
  }

  /// The pattern comes this many times.
  ///
  /// With 0, a receiver that the machine never had is a mistake unless `allowingUnknown` says that it is
  /// meant.
  public static func count(
    _ pattern: EventPattern, _ count: Int, allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .count(pattern, least: count, most: count), options: [],
      allowsUnknown: allowingUnknown)
  }

  /// The pattern comes as often as the range allows.
  public static func count(
    _ pattern: EventPattern, _ range: ClosedRange<Int>, allowingUnknown: Bool = false
  ) -> EventExpectation {
    let kind = Kind.count(pattern, least: range.lowerBound, most: range.upperBound)
    return EventExpectation(kind: kind, options: [], allowsUnknown: allowingUnknown)
  }

  /// The pattern comes at least so often.
  public static func count(
    _ pattern: EventPattern, _ range: PartialRangeFrom<Int>
  ) -> EventExpectation {
    EventExpectation(kind: .count(pattern, least: range.lowerBound, most: nil), options: [])
  }

  /// The pattern comes at most so often.
  public static func count(
    _ pattern: EventPattern, _ range: PartialRangeThrough<Int>, allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .count(pattern, least: 0, most: range.upperBound), options: [],
      allowsUnknown: allowingUnknown)
  }

  /// Both come, and the first of the one before the first of the other.
  public static func before(
    _ first: EventPattern, _ second: EventPattern, _ options: Options = []
  ) -> EventExpectation {
    EventExpectation(kind: .before(first, second), options: options)
  }

  /// The pattern comes, and always during a call that the other one means.
  public static func nested(
    _ pattern: EventPattern, in outer: EventPattern
  ) -> EventExpectation {
    EventExpectation(kind: .nested(pattern, in: outer), options: [])
  }

  /// From each event of `per` to the next, each receiver gets the pattern at most once, and at
  /// least one receiver gets it.
  public static func oncePer(
    _ pattern: EventPattern, per: EventPattern
  ) -> EventExpectation {
    EventExpectation(kind: .oncePer(pattern, per: per), options: [])
  }

  /// Every pattern that the expectation holds.
  public var patterns: [EventPattern] {
    switch kind {
    case .inOrder(let patterns), .never(let patterns): patterns
    case .exactly(let patterns, let more), .sequence(let patterns, absent: let more):
      patterns + more
    case .count(let pattern, _, _): [pattern]
    case .before(let a, let b), .nested(let a, in: let b), .oncePer(let a, per: let b): [a, b]
    }
  }

  /// The layout events that may repeat.
  static let layoutNames: Set<String> = [
    EventName.layoutSubviews.text, EventName.viewWillLayoutSubviews.text,
    EventName.viewDidLayoutSubviews.text,
  ]
}

/// The result of an expectation, with the evidence if it was not met.
public struct ExpectationResult: Equatable, Sendable {
  /// True when the trace shows what was expected.
  public let isMet: Bool
  /// The failure in one line; empty when the expectation was met.
  public let summary: String
  /// The first element that was not met, where there is one.
  public let unmet: EventPattern?
  /// The events that come nearest to it, the nearest first; at most three.
  public let nearest: [TraceEvent]
  /// The event at which the failure shows or after which the search went on in vain.
  public let at: TraceEvent?
  /// The summary and the evidence for people: several lines, without a line break at the end.
  public let text: String

  static let met = ExpectationResult(
    isMet: true, summary: "", unmet: nil, nearest: [], at: nil, text: "")
}
