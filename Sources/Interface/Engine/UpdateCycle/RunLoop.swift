import Foundation
import GimbalGeometry
import GimbalLayers
import GimbalTraces

/// Run-loop turns: the work at the end of each turn, and running turns until the device is idle.
@MainActor
package struct UpdateCycle {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// The number of consecutive turns with work after which an endless loop is reported.
  static let cycleLimit = 10_000

  /// True if the end of the next run-loop turn has work: a phase of views, a commit or an action.
  package var needsCycle: Bool {
    if machine.layerWork.needsCycle
      || !machine.afterCommit.isEmpty && !machine.transitions.isSettingUp
    {
      return true
    }
    for window in machine.showing.windows
    where !window.node.pointee.flags.isDisjoint(with: .updateFlags) { return true }
    return false
  }

  /// Ends a turn: constraints, then layout, then display, then the actions after the commit.
  ///
  /// Rule: R-LAY-8.
  /// See: R-LAY-1, R-LAUNCH-4.
  package func runCycle() {
    machine.perform {
      updateAll()
      DisplayPhase(machine).drawFlagged()
      machine.layerWork.commitCycle()
      // In a callback of a rotation that is being set up, actions that wait for its end would be
      // deferred forever.
      if !machine.transitions.isSettingUp {
        let actions = machine.afterCommit
        machine.afterCommit = []
        for action in actions { action() }
      }
      machine.showing.releaseForgotten(machine.features)
    }
  }

  /// Runs the update pass of every window.
  ///
  /// Rule: R-LAY-1.
  func updateAll() {
    for window in machine.showing.windows {
      ConstraintsPhase(machine).updateConstraints(below: window.node)
      LayoutPhase(machine).layOut(window.node)
    }
    machine.updateLayers()
  }

  /// Runs turns until no work is left, without moving the virtual clock.
  package func runUntilIdle() {
    var cycles = 0
    while needsCycle {
      runCycle()
      cycles += 1
      if cycles == UpdateCycle.cycleLimit { return reportRestlessness(cycles) }
    }
    machine.state(TouchState.self).cancelStrayTouches()
    machine.runLoop.whenIdle?(machine)
  }

  /// Moves the virtual clock to a time in seconds and runs everything that is due before it.
  package func advance(to time: Double) {
    runUntilIdle()
    var cycles = 0
    while carryOutNext(until: time) {
      cycles += 1
      if cycles == UpdateCycle.cycleLimit { return reportRestlessness(cycles) }
    }
  }

  /// Runs turns and moves the virtual clock until nothing is scheduled.
  package func settle() {
    runUntilIdle()
    var cycles = 0
    while let next = machine.clock.next, carryOutNext(until: next) {
      cycles += 1
      if cycles == UpdateCycle.cycleLimit { return reportRestlessness(cycles) }
    }
  }

  /// Runs the next scheduled action and the work that follows it; returns false if no action is due
  /// by `time`.
  @discardableResult
  func carryOutNext(until time: Double) -> Bool {
    while let beat = machine.clock.stepToBeat(until: time) {
      machine.recorder.time = machine.clock.now
      machine.perform { beat() }
      runUntilIdle()
    }
    let action = machine.clock.step(to: time)
    machine.recorder.time = machine.clock.now
    guard let action else { return false }
    machine.perform { action() }
    runUntilIdle()
    return true
  }

  /// Records the event `layoutLoop` for an app that is not idle after the limit of turns.
  ///
  /// Called by the loops that run turns, which then stop.
  func reportRestlessness(_ cycles: Int) {
    machine.application.recordEvent(
      .layoutLoop,
      machine.arguments(
        TraceArgument(
          "reason",
          .text("the app was not idle after \(cycles) turns of the run loop" + restlessness))))
  }

  /// The reason why the device is not idle: a view that needs an update, or the time of the next
  /// action.
  private var restlessness: String {
    for window in machine.showing.windows
    where !window.node.pointee.flags.isDisjoint(with: .updateFlags) {
      var node = window.node
      var next = node.pointee.firstChild
      while let child = next {
        if child.pointee.flags.isDisjoint(with: .updateFlags) {
          next = child.pointee.nextSibling
        } else {
          (node, next) = (child, child.pointee.firstChild)
        }
      }
      return "; '\(node.pointee.owner.traceName)' needs an update after each"
    }
    if machine.layerWork.needsCycle { return "; layers need an update after each" }
    if !machine.afterCommit.isEmpty { return "; each leaves actions for after its commit" }
    return machine.clock.next.map {
      "; the next action is scheduled at \(MeasureText.number($0)) s"
    } ?? ""
  }
}
