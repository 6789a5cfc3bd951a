import Gimbal
import GimbalEngine
import GimbalScenarioFiles

/// Records the controllers that an app shows, to find those that are not released.
@MainActor
struct ReleaseWitness {
  /// A shown controller without retaining it.
  private struct Seen {
    /// The controller; nil after it was released.
    weak var controller: UIViewController?
    /// The name at the time when it was shown.
    let name: String
  }

  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Records the controllers that are shown now.
  mutating func record(_ simulator: Simulator) {
    for controller in ControllerTree.all(on: simulator) {
      let id = ObjectIdentifier(controller)
      if seen[id]?.controller === controller { continue }
      seen[id] = Seen(controller: controller, name: simulator.name(of: controller))
    }
  }

  /// Returns the names of controllers that are alive and not shown, sorted.
  func unreleased(on simulator: Simulator) -> [String] {
    let shown = Set(ControllerTree.all(on: simulator).map { ObjectIdentifier($0) })
    return seen.filter { $1.controller != nil && !shown.contains($0) }.map(\.value.name).sorted()
  }
}

extension CaseRun {
  /// The names of controllers that were shown, are no longer shown, and are still alive.
  var unreleased: [String] { simulator.flatMap { release?.unreleased(on: $0) } ?? [] }
}

extension Scenario {
  /// True if a step checks for controllers that are not released.
  var checksLeaks: Bool {
    steps.contains { step in
      guard case .expect(let expectation) = step.action else { return false }
      return expectation.outcomes.contains { outcome in
        if case .leaks = outcome.kind { true } else { false }
      }
    }
  }
}
