// Goldens are approved layouts and traces: small text files next to the scenario or test, compared
// with new results.
//
// This module writes, reads and compares these files and runs nothing. The scenario or test passes
// the result. `GimbalScenarios` and `GimbalTesting` use it.

public import GimbalSnapshots
public import GimbalTraces

/// A result that is compared with a golden file.
public enum Golden: Sendable {
  /// The layout of a screen.
  case layout(LayoutSnapshot)
  /// The events that match one of the patterns; without patterns, all events.
  case trace(Trace, only: [EventPattern])

  /// The kind, which the first line and the name of the file contain.
  var kind: GoldenKind {
    switch self {
    case .layout: .layout
    case .trace: .trace
    }
  }

  /// The lines that are compared, without the file's head and sum.
  var lines: [String] {
    switch self {
    case .layout(let layout): LayoutLines.lines(of: layout)
    case .trace(let trace, let only): TraceLines.lines(of: trace, only: only)
    }
  }
}

/// A kind of golden file.
public enum GoldenKind: String, CaseIterable, Hashable, Sendable {
  /// Rectangles of views.
  case layout
  /// Events in their order.
  case trace

  /// The note in files of the kind about what they leave out.
  var omissions: String {
    switch self {
    case .layout: "differences below 0.002 points, views that the system makes for itself"
    case .trace: "times, receivers that are private to the system"
    }
  }
}
