package import Gimbal
package import GimbalTraces

/// What UIKit would have raised, as the trace has it.
package struct RaisedException: Equatable, Sendable {
  package var name: String
  package var reason: String

  package init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension Simulator {
  /// What UIKit would have raised while `body` runs.
  package func exceptions(_ body: () -> Void) -> [RaisedException] {
    events { perform(body) }.named("exception").map { event in
      RaisedException(name: event.text("name"), reason: event.text("reason"))
    }
  }
}

extension TraceEvent {
  /// The text of an argument, as it was recorded; empty where there is none.
  package func text(_ label: String) -> String {
    for argument in arguments where argument.label == label {
      if case .text(let text) = argument.value { return text }
    }
    return ""
  }
}
