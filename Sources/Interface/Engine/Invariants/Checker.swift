import Foundation

/// Looks at a device's memory whenever the device has come to rest, and reports broken laws.
///
/// Tests set one on the machines that they want watched. With `GIMBAL_CHECK=1` in the environment, which is
/// read once, every machine has one that ends the process: a broken law is a defect of Gimbal itself.
package struct Checker {
  /// Called with the broken laws and the tree in which they are.
  package var report: @MainActor (String) -> Void

  package init(report: @escaping @MainActor (String) -> Void) { self.report = report }

  /// The referee of every new simulator's machine; nil unless the environment asks for one.
  package static let fromEnvironment: Checker? =
    getenv("GIMBAL_CHECK").map { String(cString: $0) } == "1"
    ? Checker { fatalError("\n" + $0) } : nil

  /// Looks at a device, but not in the middle of a call into app code.
  ///
  /// - Complexity: O(views + constraints).
  @MainActor
  func inspect(at machine: Machine) {
    let traversal = machine.traversal.pointee
    guard !machine.isExecuting, traversal.depth == 0, !traversal.isInCall else { return }
    let invariants = Invariants(of: machine)
    if !invariants.breaches.isEmpty { report(invariants.text) }
  }
}

private final class CheckerState: MachineState {
  static var position: MachineStateSlot { .checker }
  var checker: Checker?
}

extension Machine {
  /// Looks at the device's memory whenever it has come to rest.
  package var checker: Checker? {
    get { state(CheckerState.self).checker }
    set {
      state(CheckerState.self).checker = newValue
      guard let newValue else {
        runLoop.whenAtRest = nil
        return
      }
      runLoop.whenAtRest = { newValue.inspect(at: $0) }
    }
  }
}
