// Goldens are what a screen or a trace was when a person last took it for right: small text files beside the
// scenario or the test, compared with what is found now.
//
// This room writes and reads these files and says what differs; it runs nothing. The caller that runs something, a
// scenario or a test, hands in what was found. The next rooms up are Scenarios and GimbalTesting.

public import GimbalSnapshots
public import GimbalTraces

/// Something that is compared with a golden file.
public enum Golden: Sendable {
  /// The layout of a screen.
  case layout(LayoutSnapshot)
  /// Events, or some of them: the patterns say which, all without any.
  case trace(Trace, only: [EventPattern])

  /// The kind, as files and their names have it.
  var kind: GoldenKind {
    switch self {
    case .layout: .layout
    case .trace: .trace
    }
  }

  /// The lines that stand in the file.
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

  /// The note that files of the kind hold once about what they leave out.
  var omissions: String {
    switch self {
    case .layout: "differences below 0.002 points, views that the system makes for itself"
    case .trace: "times, receivers that are private to the system"
    }
  }
}
