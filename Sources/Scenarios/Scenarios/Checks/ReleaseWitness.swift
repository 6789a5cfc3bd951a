import Gimbal
import GimbalEngine
import GimbalScenarioFiles

/// Notes the controllers that an app shows, to tell later which of them have outlived it.
@MainActor
struct ReleaseWitness {
  private struct Seen {
    weak var controller: UIViewController?
    let name: String
  }

  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Notes what is shown now.
  mutating func record(_ simulator: Simulator) {
    for controller in ControllerTree.all(on: simulator) {
      let id = ObjectIdentifier(controller)
      if seen[id]?.controller === controller { continue }
      seen[id] = Seen(controller: controller, name: simulator.name(of: controller))
    }
  }

  /// The names of those that are alive and not shown, sorted.
  func unreleased(on simulator: Simulator) -> [String] {
    let shown = Set(ControllerTree.all(on: simulator).map { ObjectIdentifier($0) })
    return seen.filter { $1.controller != nil && !shown.contains($0) }.map(\.value.name).sorted()
  }
}

extension CaseRun {
  /// The names of the controllers that were shown, are not any more, and are still alive.
  var unreleased: [String] { simulator.flatMap { release?.unreleased(on: $0) } ?? [] }
}

extension Scenario {
  /// True if a step asks which controllers are left.
  var checksLeaks: Bool {
    steps.contains { step in
      guard case .expect(let expectation) = step.action else { return false }
      return expectation.outcomes.contains { outcome in
        if case .leaks = outcome.kind { true } else { false }
      }
    }
  }
}
