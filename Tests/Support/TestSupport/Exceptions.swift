package import Gimbal
package import GimbalTraces

/// The exceptions that UIKit would raise, from the trace.
package struct RaisedException: Equatable, Sendable {
  package var name: String
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension Simulator {
  /// The exceptions that UIKit would raise while `body` runs.
  package func exceptions(_ body: () -> Void) -> [RaisedException] {
    events { perform(body) }.named("exception").map { event in
      RaisedException(name: event.text("name"), reason: event.text("reason"))
    }
  }
}

extension TraceEvent {
  /// The recorded text of an argument; empty where there is none.
  package func text(_ label: String) -> String {
    for argument in arguments where argument.label == label {
      if case .text(let text) = argument.value { return text }
    }
    return ""
  }
}
