import GimbalGeometry

extension TraceValue: CustomStringConvertible {
  /// The value as one line.
  public var description: String { text }
}

extension TraceArgument: CustomStringConvertible {
  /// The value, with its label before it.
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
  /// The origin of the trace and its length; `text` has the events.
  public var description: String {
    "\(header), \(events.count) event\(events.count == 1 ? "" : "s")"
  }
}

extension ExpectationResult: CustomStringConvertible {
  /// `met`, or what failed in one line.
  public var description: String { isMet ? "met" : summary }
}

extension EventExpectation: CustomStringConvertible {
  /// The expectation as it is written: `never(root bounds)`.
  public var description: String {
    func list(_ patterns: [EventPattern]) -> String {
      let shown = patterns.prefix(5).map(\.description).joined(separator: ", ")
      return patterns.count > 5 ? shown + ", …" : shown
    }
    switch kind {
    case .inOrder(let patterns): return "inOrder(\(list(patterns)))"
    case .exactly(let patterns, among: _): return "exactly(\(list(patterns)))"
    case .sequence(let patterns, absent: _): return "sequence(\(list(patterns)))"
    case .never(let patterns): return "never(\(list(patterns)))"
    case .count(let pattern, let least, let most):
      let range = most == least ? "\(least)" : "\(least)...\(most.map(String.init) ?? "")"
      return "count(\(pattern), \(range))"
    case .before(let a, let b): return "before(\(a), \(b))"
    case .nested(let a, in: let b): return "nested(\(a), in: \(b))"
    case .oncePer(let a, per: let b): return "oncePer(\(a), per: \(b))"
    }
  }
}

extension TraceMark: CustomStringConvertible {
  /// `step 2: rotate landscapeLeft`.
  public var description: String { "step \(number): \(text)" }
}
