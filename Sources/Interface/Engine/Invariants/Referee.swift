import Foundation

/// Looks at a device's memory whenever the device has come to rest, and reports broken laws.
///
/// Tests set one on the machines that they want watched. With `GIMBAL_CHECK=1` in the environment, which is
/// read once, every machine has one that ends the process: a broken law is a defect of Gimbal itself.
package struct Referee {
  /// Called with the broken laws and the tree in which they are.
  package var report: @MainActor (String) -> Void

  package init(report: @escaping @MainActor (String) -> Void) { self.report = report }

  /// The referee of every new simulator's machine; nil unless the environment asks for one.
  package static let fromEnvironment: Referee? =
    getenv("GIMBAL_CHECK").map { String(cString: $0) } == "1"
    ? Referee { fatalError("\n" + $0) } : nil

  /// Looks at a device, but not in the middle of a call into app code.
  ///
  /// - Complexity: O(views + constraints).
  @MainActor
  func look(at machine: Machine) {
    let walk = machine.walk.pointee
    guard !machine.isExecuting, walk.depth == 0, !walk.isInCall else { return }
    let invariants = Invariants(of: machine)
    if !invariants.breaches.isEmpty { report(invariants.text) }
  }
}

private final class RefereeState: MachineState {
  static var place: MachineStatePlace { .referee }
  var referee: Referee?
}

extension Machine {
  /// Looks at the device's memory whenever it has come to rest.
  package var referee: Referee? {
    get { state(RefereeState.self).referee }
    set {
      state(RefereeState.self).referee = newValue
      guard let newValue else {
        runLoop.whenAtRest = nil
        return
      }
      runLoop.whenAtRest = { newValue.look(at: $0) }
    }
  }
}
