/// A pattern of events: a receiver, a name and, optionally, arguments.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
/// sim.launch(PlayerViewController())
/// let literal: EventPattern = "root viewWillAppear"
/// let parsed = try EventPattern(parsing: "UIButton didMoveTo*")
/// print(sim.trace.events.filter(parsed.matches).count, sim.trace.events.filter(literal.matches).count)
/// ```
///
/// Scenario files and Swift share one text form:
/// ```
/// layoutSubviews                              any receiver, every full name with this base name
/// root willTransition(to:with:)               one receiver, the full name
/// *.view layoutSubviews()                     `*` matches any run of characters
/// UILabel layoutSubviews()                    every receiver of a class
/// * bounds                                    any receiver
/// root *                                      any event
/// root viewWillTransition(to: 852 × 393)      an argument by its label; `x` means `×`
/// root traitCollectionDidChange(_ → hC vC)    an argument by its position; `->` means `→`
/// app 'sync finished'                         a name that UIKit does not have
/// ```
/// A name that no trace has, a label that its events do not have and a value that they cannot have
/// are errors of the pattern.
///
/// In a value `_` matches one or more words and `*` any number; numbers are equal within a
/// millionth. Quotes protect the commas of a value. Omitted arguments match anything.
public struct EventPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public var text: String { parts.text }
  /// The error of an invalid pattern literal; nil if it is valid.
  ///
  /// Such a pattern matches nothing, and an expectation with it is not met.
  public var issue: EventPatternError? { parts.issue }

  /// True if the pattern matches the return of the call; in a sequence only.
  public private(set) var isReturn = false

  var receiver: Glob { parts.receiver }
  var name: Name { parts.name }
  var arguments: ArgumentsPattern { parts.arguments }

  /// The parts of the text in one object, since expectations copy their patterns often.
  private let parts: Parts

  private final class Parts: Sendable {
    let text: String
    let issue: EventPatternError?
    let receiver: Glob
    let name: Name
    let arguments: ArgumentsPattern

    init(
      _ text: String, _ issue: EventPatternError?, _ receiver: Glob, _ name: Name,
      _ arguments: ArgumentsPattern
    ) {
      self.text = text
      self.issue = issue
      self.receiver = receiver
      self.name = name
      self.arguments = arguments
    }
  }

  /// The part of a pattern that names an event.
  enum Name: Equatable, Sendable {
    /// A name with its labels.
    case full(String)
    /// A base name, which matches all its full names.
    case base(String)
    /// A name with `*` in it.
    case glob(Glob)

    /// The signatures of the events that the pattern can match.
    ///
    /// - Complexity: linear in the number of names for one with `*`.
    var signatures: [EventSignature] {
      switch self {
      case .full(let text): EventName(text: text).map { [$0.signature] } ?? []
      case .base(let text): EventName.signaturesByBaseName[text] ?? []
      case .glob(let glob): EventName.signatures.filter { glob.matches($0.text) }
      }
    }
  }

  /// Parses the text form.
  ///
  /// - Throws: the column of the error, what is allowed there, and the nearest valid word.
  public init(parsing text: String) throws(EventPatternError) {
    self = try EventPatternParser(text).pattern()
  }

  init(
    text: String, receiver: Glob, name: Name, arguments: ArgumentsPattern,
    issue: EventPatternError? = nil
  ) {
    parts = Parts(text, issue, receiver, name, arguments)
  }

  /// The pattern of the call's return; it matches in a sequence only.
  public var returning: EventPattern {
    var pattern = self
    pattern.isReturn = true
    return pattern
  }

  /// Returns true if the event matches.
  public func matches(_ event: TraceEvent) -> Bool {
    parts.issue == nil && matchesName(of: event) && matchesReceiver(of: event)
      && parts.arguments.matches(event)
  }

  /// The receiver as it was written; `*` for any.
  package var receiverText: String { receiver.text }

  /// True if the pattern matches every name: `root *`.
  package var meansAnyName: Bool {
    if case .glob(let glob) = name { glob.text == "*" } else { false }
  }

  /// Returns true if the receiver can be one of some names, or one of them with a number appended.
  ///
  /// - Complexity: linear in the number of names.
  package func mayMeanReceiver(among names: [String]) -> Bool {
    let numbered = Glob(String(receiver.text.prefix { $0 != "#" }))
    return names.contains { receiver.matches($0) }
      || (receiver.text.contains("#") && names.contains { numbered.matches($0) })
  }

  /// The quoted name of an app's own event; nil for others.
  var ownName: String? {
    if case .full(let text) = name, EventName(text: text) == nil { text } else { nil }
  }

  /// Returns true if the event has the pattern's name, whatever its receiver and arguments are.
  func matchesName(of event: TraceEvent) -> Bool {
    if event.isReturn != isReturn { return false }
    return switch parts.name {
    case .full(let text): event.name == text
    case .base(let text): event.hasName(text)
    case .glob(let glob): glob.matches(event.name)
    }
  }

  /// Returns true if the event has the receiver and the name, whatever the values of its arguments.
  ///
  /// `willMove(toParent: root)` does not match `willMove(toWindow:)`.
  func speaks(of event: TraceEvent) -> Bool {
    parts.issue == nil && matchesName(of: event) && matchesReceiver(of: event)
      && parts.arguments.hasLabels(of: event)
  }

  /// Returns true if the receiver's name or class matches the pattern.
  func matchesReceiver(of event: TraceEvent) -> Bool {
    parts.receiver.matches(event.receiver) || parts.receiver.matches(event.receiverClass)
  }
}

extension EventPattern: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a pattern from a literal; the expectation that uses it reports an error in it.
  public init(stringLiteral text: String) {
    do {
      try self.init(parsing: text)
    } catch {
      self.init(
        text: text, receiver: Glob("*"), name: .full(text), arguments: .any, issue: error)
    }
  }

  /// Returns true if two patterns have the same text and meaning.
  public static func == (one: EventPattern, other: EventPattern) -> Bool {
    one.isReturn == other.isReturn
      && (one.parts === other.parts
        || one.text == other.text && one.issue == other.issue && one.receiver == other.receiver
          && one.name == other.name && one.arguments == other.arguments)
  }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(isReturn)
  }

  /// The pattern as it was written.
  public var description: String { isReturn ? text + " returns" : text }
}

/// An error in the text form of a pattern.
public struct EventPatternError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The pattern.
  public let pattern: String
  /// The column of the error, in characters from 1.
  public let column: Int
  /// The message: what was found, what is allowed, the nearest valid word.
  public let issue: String

  /// One line with the pattern, the column and the message.
  public var description: String { "pattern \"\(pattern)\", column \(column): \(issue)" }
}

/// A text in which `*` matches any run of characters.
struct Glob: Equatable, Sendable {
  let text: String
  private let pieces: [WildcardMatch.Piece<Character>]
  /// Most patterns have no wildcards, and comparing two strings is cheap.
  private let isPlain: Bool

  init(_ text: String) {
    self.text = text
    isPlain = !text.contains("*")
    pieces = isPlain ? [] : text.map { $0 == "*" ? .run : .one($0) }
  }

  /// Creates a text without wildcards.
  init(literal text: String) {
    self.text = text
    isPlain = true
    pieces = []
  }

  /// Returns true if the whole text matches.
  func matches(_ subject: String) -> Bool {
    if isPlain { return subject == text }
    if pieces.count == 1 { return true }
    return WildcardMatch.matches(Array(subject), pieces) { $0 == $1 }
  }
}

/// Wildcard matching over any type of element.
enum WildcardMatch {
  /// A part of a pattern: one element, any one element, or any number of elements.
  enum Piece<Element: Equatable & Sendable>: Equatable, Sendable {
    case one(Element)
    case any
    case run
  }

  /// Returns true if a pattern with wildcards matches all elements of the subject.
  ///
  /// - Complexity: O(subject × pattern), since it backtracks to the last wildcard only.
  static func matches<Element>(
    _ subject: [Element], _ pattern: [Piece<Element>], equal: (Element, Element) -> Bool
  ) -> Bool {
    var s = 0
    var p = 0
    var lastRun: (pattern: Int, subject: Int)?
    while s < subject.count {
      if p < pattern.count, case .run = pattern[p] {
        lastRun = (p, s)
        p += 1
      } else if p < pattern.count, fits(subject[s], pattern[p], equal) {
        s += 1
        p += 1
      } else if let run = lastRun {
        lastRun = (run.pattern, run.subject + 1)
        s = run.subject + 1
        p = run.pattern + 1
      } else {
        return false
      }
    }
    while p < pattern.count, case .run = pattern[p] { p += 1 }
    return p == pattern.count
  }

  private static func fits<Element>(
    _ element: Element, _ piece: Piece<Element>, _ equal: (Element, Element) -> Bool
  ) -> Bool {
    switch piece {
    case .one(let expected): equal(element, expected)
    case .any: true
    case .run: false
    }
  }
}
