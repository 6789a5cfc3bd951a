// The events of a run: recorded as numbers, formatted, written, read and checked.
//
// This module has the recorder, the trace with its formats, and patterns and expectations. It has
// no views and no devices, and takes the names of receivers from the recorder. The engine makes the
// recorded calls.

/// The start of a scenario's step in a trace.
public struct TraceMarker: Hashable, Sendable {
  /// The index of the first event after the start.
  public var index: Int
  /// The number of the step, from 1.
  public var number: Int
  /// The step as its file writes it.
  public var text: String

  /// Creates a marker.
  public init(index: Int, number: Int, text: String) {
    self.index = index
    self.number = number
    self.text = text
  }
}

/// The events of a run: every call into the app and every change of state, in order.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
/// sim.launch(PlayerViewController())
/// let launched = sim.trace.events.count
/// sim.rotate(to: .landscapeLeft)
/// let rotation = sim.trace.since(launched)
/// print(rotation.text)
/// print(rotation.events(named: "viewWillTransition", on: "root").count)  // 1
/// ```
public struct Trace: Sendable {
  /// The scenario or test, device and system of the trace.
  public var header: TraceHeader
  /// The events, with ascending indices without gaps.
  public let events: [TraceEvent]
  /// The starts of a scenario's steps, in order; empty for a run in Swift.
  public var markers: [TraceMarker] = []
  /// The receivers that existed when the trace was taken; nil if only the events name them.
  private let cast: TraceCast?

  /// Creates a trace of events in order, and derives the return of each call from the depths.
  ///
  /// - Complexity: linear in the number of events.
  public init(header: TraceHeader, events: [TraceEvent]) {
    self.init(header: header, events: events, cast: nil)
  }

  init(header: TraceHeader, events: [TraceEvent], cast: TraceCast?) {
    self.header = header
    self.events = Trace.settingReturns(in: events)
    self.cast = cast
  }

  /// The known receivers: all of the recorder's, or those that the events name.
  ///
  /// - Complexity: linear in the number of events in the second case.
  var knownCast: TraceCast { cast ?? TraceCast(namedIn: events) }

  private static func settingReturns(in events: [TraceEvent]) -> [TraceEvent] {
    var events = events
    var open: [Int] = []
    for position in events.indices {
      while let last = open.last, events[last].depth >= events[position].depth {
        events[last].returned = events[position].index
        open.removeLast()
      }
      open.append(position)
    }
    let end = events.last.map { $0.index + 1 } ?? 0
    for position in open { events[position].returned = end }
    return events
  }

  /// Returns the events of a name, on one receiver or on any, in order.
  ///
  /// The name is a full one, `willMove(toWindow:)`, or a base name that matches all its full names.
  ///
  /// - Complexity: linear in the number of events.
  public func events(named name: String, on receiver: String? = nil) -> [TraceEvent] {
    events.filter { event in
      event.hasName(name) && (receiver == nil || event.receiver == receiver)
    }
  }

  /// Returns the part of the trace from an index on.
  public func since(_ index: Int) -> Trace {
    var part = Trace(
      header: header, events: Array(events.drop { $0.index < index }), cast: knownCast)
    part.markers = markers.filter { $0.index >= index }
    return part
  }
}

extension Trace: Equatable {
  /// Compares the contents of a trace's file: header and events.
  public static func == (a: Trace, b: Trace) -> Bool {
    a.header == b.header && a.events == b.events && a.markers == b.markers
  }
}

extension TraceEvent {
  /// Returns true for the event's full name and for its base name.
  func hasName(_ expected: String) -> Bool {
    if name == expected { return true }
    return name.utf8.count > expected.utf8.count && name.hasPrefix(expected)
      && name.utf8[name.utf8.index(name.startIndex, offsetBy: expected.utf8.count)]
        == UInt8(ascii: "(")
  }
}
