import Foundation
import GimbalTraces

/// Checks a device's invariants whenever the device becomes idle, and reports violations.
///
/// A test can set a checker on a machine. With `GIMBAL_CHECK=1` in the environment, which is read
/// once, every machine has a checker that ends the process, because a violation is a defect of
/// Gimbal itself.
package struct Checker {
  /// Called with a text that lists the violations and the affected view trees.
  package var report: @MainActor (String) -> Void

  /// Creates a checker that passes the text of all violations to `report`.
  package init(report: @escaping @MainActor (String) -> Void) { self.report = report }

  /// The checker of every new simulator's machine; nil unless the environment requests it.
  package static let fromEnvironment: Checker? =
    getenv("GIMBAL_CHECK").map { String(cString: $0) } == "1"
    ? Checker { fatalError("\n" + $0) } : nil

  /// Checks a device, unless a call into app code is running.
  ///
  /// - Complexity: O(views + constraints).
  @MainActor
  func inspect(at machine: Machine) {
    let traversal = machine.traversal.pointee
    guard !machine.isExecuting, traversal.depth == 0, !traversal.isInCall else { return }
    // A call of an app's code outside of any action, such as a push by a test, is only recorded.
    guard !traversal.sink.isRecording || machine.recorder.depth == 0 else { return }
    let invariants = Invariants(of: machine)
    if !invariants.breaches.isEmpty { report(invariants.text) }
  }
}

/// Stores the checker of a device.
private final class CheckerState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .checker }
  /// The checker; nil if invariants are not checked.
  var checker: Checker?
}

extension Machine {
  /// Checks the device's invariants whenever it becomes idle.
  package var checker: Checker? {
    get { state(CheckerState.self).checker }
    set {
      state(CheckerState.self).checker = newValue
      guard let newValue else {
        runLoop.whenIdle = nil
        return
      }
      runLoop.whenIdle = { newValue.inspect(at: $0) }
    }
  }
}
