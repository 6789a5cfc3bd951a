import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of each window as its own root controller allows (iOS 7 to 13).
///
/// If a window's root controller does not support an orientation, the window does not rotate. The
/// interface rotates as soon as one window does.
///
/// Rule: R-ORI-8.
extension RotationAndResize {
  /// Returns the shown windows that do not rotate when the key window decides; it queries their
  /// controllers.
  ///
  /// The key window decides if the app presents a controller in it, or if it has just become the
  /// key window.
  ///
  /// - Complexity: O(windows).
  func windowsThatStay(in orientation: UIInterfaceOrientation) -> [UIWindow] {
    guard rotatesWindowsByRoot, orientation != machine.interfaceOrientation || machine.holdsWindows
    else {
      return []
    }
    return machine.showing.windows.filter { window in
      guard window !== machine.showing.keyWindow, window.orientation != orientation,
        let deciding = SystemBarReview(machine).decidingController(of: window)
      else { return false }
      return OrientationNegotiation(machine).refusal(by: deciding, of: orientation, in: window)
        != nil
    }
  }

  /// True if several windows are shown and the root controller of each decides about its rotation.
  var rotatesWindowsByRoot: Bool {
    machine.features.rotatesWindowsByRoot && machine.showing.windows.count > 1
      && OrientationNegotiation(machine).orientationRule.queriesControllers
  }

  /// Decides about a rotation for each window; records the reason if one does not rotate while the
  /// interface does.
  ///
  /// The key window comes first, which is Gimbal's choice (CHOICE), then the others from back to
  /// front.
  func decideByWindow(_ expected: UIInterfaceOrientation) -> RotationDecision {
    let key = machine.showing.keyWindow
    // R-ORI-8.1
    let windows = [key].compactMap(\.self) + machine.showing.windows.filter { $0 !== key }
    var staying: [(window: UIWindow, reason: String)] = []
    var rotates = false
    for window in windows {
      guard let deciding = SystemBarReview(machine).decidingController(of: window) else { continue }
      if window.orientation == expected {
        rotates = rotates || expected != machine.interfaceOrientation
      } else if let reason = OrientationNegotiation(machine).refusal(
        by: deciding, of: expected, in: window)
      {
        staying.append((window, reason))
      } else {
        rotates = true
      }
    }
    // R-ORI-8.3
    guard rotates else {
      guard let first = staying.first else { return .agree }
      let others = staying.count - 1
      let more =
        others == 0 ? "" : ", and \(others) more \(others == 1 ? "window stays" : "windows stay")"
      return expected == machine.interfaceOrientation ? .agree : .stay(reason: first.reason + more)
    }
    if machine.recorder.isRecording {
      for (window, reason) in staying {
        window.recordEvent(
          .rotationRefused, machine.arguments(TraceArgument("reason", .text(reason))))
      }
    }
    return .rotation(expected, staying: staying.map(\.window))
  }

  /// Makes the windows in `staying` keep their orientation while the interface rotates; returns the
  /// windows that rotate.
  ///
  /// For a resize, `orientation` is nil and the result is all windows.
  func hold(
    _ staying: [UIWindow], whileOthersRotateTo orientation: UIInterfaceOrientation?
  ) -> [UIWindow] {
    guard let orientation else { return machine.showing.windows }
    // R-ORI-8.2
    for window in staying where machine.heldRotation(of: window) == nil {
      machine.hold(
        window,
        HeldRotation(orientation: machine.interfaceOrientation, safeArea: machine.screenSafeArea))
    }
    return machine.showing.windows.filter { window in
      window.orientation != orientation && !staying.contains { $0 === window }
    }
  }

  /// Makes all windows except those in `staying` follow the interface again.
  func release(butNot staying: [UIWindow]) {
    guard machine.holdsWindows else { return }
    // R-ORI-8.4
    for window in machine.showing.windows where !staying.contains(where: { $0 === window }) {
      machine.hold(window, nil)
      if machine.traversal.pointee.hasSafeArea { window.node.requestWork(.needsSafeArea) }
    }
  }
}
