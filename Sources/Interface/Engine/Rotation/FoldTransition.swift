import Foundation
import GimbalGeometry
import GimbalTraces

/// Folding and unfolding: the hinge moves, and the app's scene moves to the display of the posture.
///
/// See: R-FOLD-1, R-FOLD-8.
extension Machine {
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
    perform {
      if let reason = hingeRefusal { return refuseHinge(reason) }
      if recorder.isRecording {
        recorder.recordStimulus(opens ? .unfold : .fold, on: device.registered())
      }
      folding.isSwinging = true
      scheduleSwing(to: opens ? 180 : 0)
      return nil
    }
  }

  private func scheduleSwing(to end: Double) {
    guard folding.degrees != end else {
      folding.isSwinging = false
      return
    }
    clock.schedule(after: Machine.swingInterval) { [unowned self] in
      let now = folding.degrees
      let step = min(abs(end - now), Machine.swingStep)
      takeHinge(end > now ? now + step : now - step)
      scheduleSwing(to: end)
    }
  }

  /// Sets the hinge to an angle at once.
  ///
  /// - Returns: the reason why the angle is not set; nil if it is set.
  package func setHinge(_ degrees: Double) -> String? {
    perform {
      if let reason = hingeRefusal { return refuseHinge(reason) }
      guard degrees >= 0, degrees <= 180 else {
        return refuseHinge("the hinge has angles from 0 to 180 degrees, not \(degrees)")
      }
      if recorder.isRecording {
        recorder.recordStimulus(
          .hinge, on: device.registered(), arguments(TraceArgument("degrees", .number(degrees))))
      }
      takeHinge(degrees)
      return nil
    }
  }

  private var hingeRefusal: String? {
    if fold == nil { return "\(hardware.name) has no hinge" }
    return folding.isSwinging ? "the device is being folded already" : nil
  }

  /// Records why the hinge does not move.
  @discardableResult
  package func refuseHinge(_ reason: String) -> String {
    device.recordEvent(.foldRefused, arguments(TraceArgument("reason", .text(reason))))
    return reason
  }

  /// Applies an angle: first the observers of the hinge, then the scene, then the regions.
  ///
  /// Rule: R-FOLD-8.
  private func takeHinge(_ degrees: Double) {
    if waitsForSetup({ $0.takeHinge(degrees) }) { return }
    // R-FOLD-8.1
    let old = folding.posture
    folding.degrees = degrees
    folding.posture = posture(at: reportedAngle)
    if folding.posture != old {
      device.recordEvent(.posture, arguments(TraceArgument(nil, .text(folding.posture.name))))
    }
    notifyHingeObservers()
    // R-FOLD-8.2
    if folding.posture != old { firstResponder?.resignFirstResponder() }
    // R-FOLD-8.3
    if application.applicationState != .background { followPosture() }
    // R-FOLD-8.5
    regionsMayChange(afterCommit: true)
  }

  /// Moves the scene to the display of the posture, if it is not there.
  ///
  /// Called on a change of posture, and when an app comes back from the background. A pane of Split
  /// View then fills the display.
  ///
  /// See: R-FOLD-7.
  func followPosture() {
    guard let fold else { return }
    if waitsForSetup({ $0.followPosture() }) { return }
    let display = fold.hardware(folding.posture)
    guard display.isInner != hardware.isInner else { return }
    let orientation = orientation(on: display)
    run(
      to: orientation, in: nil, on: display,
      rotationTransform: QuarterRotation.targetTransform(
        from: interfaceOrientation, to: orientation),
      animated: animations.areEnabled)
  }

  /// Returns the interface orientation on a display: the device's orientation if the display and
  /// the app allow it.
  ///
  /// Rule: R-FOLD-6.
  private func orientation(on display: Hardware) -> UIInterfaceOrientation {
    let held = display.interface(for: deviceOrientation)
    if display.isInner { return held ?? display.nativeOrientation }
    var allowed = applicationOrientations()
    if let root = decidingController {
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
