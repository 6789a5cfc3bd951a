import GimbalGeometry

extension TraceValue: CustomStringConvertible {
  /// The value as one line.
  public var description: String { text }
}

extension TraceArgument: CustomStringConvertible {
  /// The value, after its label.
  public var description: String {
    (label.map { "\(TraceValue.oneLine($0)): " } ?? "") + value.text
  }
}

extension TraceEvent: CustomStringConvertible {
  /// The event as a line of a trace, without its columns.
  public var description: String {
    let arguments = shownArguments
    return "\(index) \(TraceValue.oneLine(receiver)) \(TraceValue.oneLine(name))"
      + (arguments.isEmpty ? "" : " \(arguments)")
  }
}

extension TraceFormat: CustomStringConvertible {
  /// `1.0`.
  public var description: String { "\(major).\(minor)" }
}

extension TraceHeader: CustomStringConvertible {
  /// `iphone-15-pro, iOS 17.0`, with the scenario if there is one.
  public var description: String {
    (scenario.map { "\($0): " } ?? "") + "\(device), iOS \(system)"
  }
}

extension Trace: CustomStringConvertible {
  /// The origin of the trace and its length; the events are in `text`.
  public var description: String {
    "\(header), \(events.count) event\(events.count == 1 ? "" : "s")"
  }
}

extension TraceMarker: CustomStringConvertible {
  /// `step 2: rotate landscapeLeft`.
  public var description: String { "step \(number): \(text)" }
}
