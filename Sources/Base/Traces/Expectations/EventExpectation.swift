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
/// Layout events (`layoutSubviews()` and its controller's pair) may repeat, as they do on devices,
/// unless the option `.exactlyOnce` is set.
///
/// Rule: D-13.
public struct EventExpectation: Equatable, Sendable {
  /// Options for the order of events.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Every pattern matches exactly one event of the trace, layout events included.
    public static let exactlyOnce = Options(rawValue: 1)
  }

  /// The condition on the events, with the patterns that name them.
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

  /// The condition that the events must fulfil.
  let kind: Kind
  /// The options for the order of events.
  let options: Options
  /// True if patterns of receivers that never existed are allowed where no event may occur.
  var allowsUnknown = false

  /// The patterns occur in this order, with any events between them.
  ///
  /// Each pattern matches the first event after the match of the previous pattern.
  public static func inOrder(
    _ patterns: [EventPattern], _ options: Options = []
  ) -> EventExpectation {
    EventExpectation(kind: .inOrder(patterns), options: options)
  }

  /// The patterns occur in this order without other relevant events between them.
  ///
  /// An event is relevant if its name and its receiver are each in one of the patterns, or if it
  /// matches a pattern of `among`. A layout event that already matched a pattern may repeat.
  public static func exactly(
    _ patterns: [EventPattern], among: [EventPattern] = [], _ options: Options = [],
    allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .exactly(patterns, among: among), options: options, allowsUnknown: allowingUnknown)
  }

  /// The relevant events are exactly these, in this order; those of `absent` never occur.
  ///
  /// An event is relevant if one pattern has both its name and its receiver, whatever its
  /// arguments. Other events of the same receivers are ignored. A layout event that already matched
  /// a pattern may repeat.
  ///
  /// See: D-13.
  public static func sequence(
    _ patterns: [EventPattern], absent: [EventPattern] = [], _ options: Options = [],
    allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .sequence(patterns, absent: absent), options: options, allowsUnknown: allowingUnknown)
  }

  /// None of the patterns occurs.
  ///
  /// A pattern with a receiver that never existed is an error of the test unless `allowingUnknown`
  /// is set.
  public static func never(
    _ patterns: EventPattern..., allowingUnknown: Bool = false
  ) -> EventExpectation { never(patterns, allowingUnknown: allowingUnknown) }

  /// None of the patterns occurs.
  public static func never(
    _ patterns: [EventPattern], allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(kind: .never(patterns), options: [], allowsUnknown: allowingUnknown)
  }

  /// The pattern occurs this many times.
  ///
  /// With 0, a receiver that never existed is an error of the test unless `allowingUnknown` is set.
  public static func count(
    _ pattern: EventPattern, _ count: Int, allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .count(pattern, least: count, most: count), options: [],
      allowsUnknown: allowingUnknown)
  }

  /// The number of occurrences is in the range.
  public static func count(
    _ pattern: EventPattern, _ range: ClosedRange<Int>, allowingUnknown: Bool = false
  ) -> EventExpectation {
    let kind = Kind.count(pattern, least: range.lowerBound, most: range.upperBound)
    return EventExpectation(kind: kind, options: [], allowsUnknown: allowingUnknown)
  }

  /// The pattern occurs at least so often.
  public static func count(
    _ pattern: EventPattern, _ range: PartialRangeFrom<Int>
  ) -> EventExpectation {
    EventExpectation(kind: .count(pattern, least: range.lowerBound, most: nil), options: [])
  }

  /// The pattern occurs at most so often.
  public static func count(
    _ pattern: EventPattern, _ range: PartialRangeThrough<Int>, allowingUnknown: Bool = false
  ) -> EventExpectation {
    EventExpectation(
      kind: .count(pattern, least: 0, most: range.upperBound), options: [],
      allowsUnknown: allowingUnknown)
  }

  /// Both occur, and the first occurrence of the one is before that of the other.
  public static func before(
    _ first: EventPattern, _ second: EventPattern, _ options: Options = []
  ) -> EventExpectation {
    EventExpectation(kind: .before(first, second), options: options)
  }

  /// The pattern occurs, and always during a call that matches the other one.
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

  /// All patterns of the expectation.
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

/// The result of an expectation, with an explanation if it is not met.
public struct ExpectationResult: Equatable, Sendable {
  /// True if the trace meets the expectation.
  public let isMet: Bool
  /// The failure in one line; empty if the expectation is met.
  public let summary: String
  /// The first pattern without a match, if any.
  public let unmet: EventPattern?
  /// The most similar events, the nearest first; at most three.
  public let nearest: [TraceEvent]
  /// The event at which the failure occurs, or after which the search found no match.
  public let at: TraceEvent?
  /// The summary and the explanation: several lines, without a line break at the end.
  public let text: String

  static let met = ExpectationResult(
    isMet: true, summary: "", unmet: nil, nearest: [], at: nil, text: "")
}
