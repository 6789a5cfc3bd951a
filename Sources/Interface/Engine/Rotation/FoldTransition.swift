import Foundation
import GimbalGeometry
import GimbalTraces

/// Folding and unfolding: the hinge moves, and the app's scene moves to the display of the posture.
///
/// See: R-FOLD-1, R-FOLD-8.
@MainActor
package struct FoldTransition {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// The degrees between two updates of the hinge while the device is folded or unfolded.
  ///
  /// This gives 18 updates, where devices sent 17 to 38; no source gives a number (CHOICE).
  private static let swingStep = 10.0
  /// The virtual seconds between two updates; this is Gimbal's choice (CHOICE).
  private static let swingInterval = 1.0 / 30

  /// Moves the hinge to closed or flat, in updates on the virtual clock.
  ///
  /// - Returns: the reason why the hinge does not move; nil if it moves.
  package func swing(opens: Bool) -> String? {
    machine.perform {
      if let reason = hingeRefusal { return refuseHinge(reason) }
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(opens ? .unfold : .fold, on: machine.device.registered())
      }
      machine.folding.isSwinging = true
      scheduleSwing(to: opens ? 180 : 0)
      return nil
    }
  }

  private func scheduleSwing(to end: Double) {
    guard machine.folding.degrees != end else {
      machine.folding.isSwinging = false
      return
    }
    machine.clock.schedule(after: FoldTransition.swingInterval) { [unowned machine] in
      let now = machine.folding.degrees
      let step = min(abs(end - now), FoldTransition.swingStep)
      FoldTransition(machine).takeHinge(end > now ? now + step : now - step)
      FoldTransition(machine).scheduleSwing(to: end)
    }
  }

  /// Sets the hinge to an angle at once.
  ///
  /// - Returns: the reason why the angle is not set; nil if it is set.
  package func setHinge(_ degrees: Double) -> String? {
    machine.perform {
      if let reason = hingeRefusal { return refuseHinge(reason) }
      guard degrees >= 0, degrees <= 180 else {
        return refuseHinge("the hinge has angles from 0 to 180 degrees, not \(degrees)")
      }
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(
          .hinge, on: machine.device.registered(),
          machine.arguments(TraceArgument("degrees", .number(degrees))))
      }
      takeHinge(degrees)
      return nil
    }
  }

  private var hingeRefusal: String? {
    if machine.fold == nil { return "\(machine.hardware.name) has no hinge" }
    return machine.folding.isSwinging ? "the device is being folded already" : nil
  }

  /// Records why a request does not move the hinge, and returns the reason.
  @discardableResult
  package func refuseHinge(_ reason: String) -> String {
    machine.device.recordEvent(
      .foldRefused, machine.arguments(TraceArgument("reason", .text(reason))))
    return reason
  }

  /// Applies an angle: first the observers of the hinge, then the scene, then the regions.
  ///
  /// Rule: R-FOLD-8.
  private func takeHinge(_ degrees: Double) {
    if RotationAndResize(machine).waitsForSetup({ FoldTransition($0).takeHinge(degrees) }) {
      return
    }
    // R-FOLD-8.1
    let folding = machine.folding
    let old = folding.posture
    folding.degrees = degrees
    folding.posture = posture(at: machine.reportedAngle)
    if folding.posture != old {
      machine.device.recordEvent(
        .posture, machine.arguments(TraceArgument(nil, .text(folding.posture.name))))
    }
    folding.notifyObservers()
    // R-FOLD-8.2
    if folding.posture != old { machine.firstResponder?.resignFirstResponder() }
    // R-FOLD-8.3
    if machine.application.applicationState != .background { followPosture() }
    // R-FOLD-8.5
    machine.regionsMayChange(afterCommit: true)
  }

  /// Returns the posture for a reported angle in degrees.
  ///
  /// Rule: R-FOLD-1.
  private func posture(at reported: Double) -> Posture {
    guard let fold = machine.fold else { return .closed }
    if reported >= 180 { return .open }
    let isClosed =
      machine.folding.posture == .closed
      ? reported < machine.switches.hingeOpensAt ?? fold.closedBelow
      : reported < machine.switches.hingeClosesBelow ?? fold.closedBelow
    return isClosed ? .closed : .partlyOpen
  }

  /// Moves the scene to the display of the posture, if it is not there.
  ///
  /// Called on a change of posture, and when an app comes back from the background. A pane of Split
  /// View then fills the display.
  ///
  /// See: R-FOLD-7.
  func followPosture() {
    guard let fold = machine.fold else { return }
    if RotationAndResize(machine).waitsForSetup({ FoldTransition($0).followPosture() }) { return }
    let isInner = machine.folding.posture != .closed
    guard isInner != machine.hardware.isInner else { return }
    let display = isInner ? fold.inner : fold.outer
    let orientation = orientation(on: display)
    RotationAndResize(machine).run(
      to: orientation, in: nil, on: display,
      rotationTransform: QuarterRotation.targetTransform(
        from: machine.interfaceOrientation, to: orientation),
      animated: machine.animations.areEnabled)
  }

  /// Returns the interface orientation on a display: the device's orientation if the display and
  /// the app allow it.
  ///
  /// Rule: R-FOLD-6.
  private func orientation(on display: Hardware) -> UIInterfaceOrientation {
    let held = display.interface(for: machine.deviceOrientation)
    if display.isInner { return held ?? display.nativeOrientation }
    var allowed = OrientationNegotiation(machine).applicationOrientations()
    if let root = SystemBarReview(machine).decidingController {
      let supported = root.send(.supportedInterfaceOrientations) {
        root.supportedInterfaceOrientations
      }
      allowed = allowed.isDisjoint(with: supported) ? supported : allowed.intersection(supported)
    }
    if !display.supportsUpsideDown { allowed.remove(.portraitUpsideDown) }
    let order: [UIInterfaceOrientation] = [
      held ?? .unknown, .portrait, .landscapeRight, .landscapeLeft,
    ]
    return order.first { allowed.allows($0) } ?? .portrait
  }
}
