import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of each window by its own root controller (iOS 7 to 13).
///
/// A window whose root does not support an orientation keeps its own. The interface rotates as soon
/// as one window does.
///
/// Rule: R-ORI-8.
extension Machine {
  /// Returns the shown windows that keep their orientation when the key window decides, by queries
  /// of their controllers.
  ///
  /// The key window decides if the app presents a controller in it, or if it has just become key.
  ///
  /// - Complexity: O(windows).
  func windowsThatStay(in orientation: UIInterfaceOrientation) -> [UIWindow] {
    guard rotatesWindowsByRoot, orientation != interfaceOrientation || holdsWindows else {
      return []
    }
    return showing.windows.filter { window in
      guard window !== showing.keyWindow, window.orientation != orientation,
        let deciding = decidingController(of: window)
      else { return false }
      return refusal(by: deciding, of: orientation, in: window) != nil
    }
  }

  /// True if several windows are shown and each rotates by its own root.
  var rotatesWindowsByRoot: Bool {
    features.rotatesWindowsByRoot && showing.windows.count > 1 && orientationRule.queriesControllers
  }

  /// Decides about a rotation window by window: the key window first (CHOICE), then from back to
  /// front.
  ///
  /// Records the reason of each window that stays while the interface rotates.
  func decideByWindow(_ expected: UIInterfaceOrientation) -> RotationDecision {
    let key = showing.keyWindow
    // R-ORI-8.1
    let windows = [key].compactMap(\.self) + showing.windows.filter { $0 !== key }
    var staying: [(window: UIWindow, reason: String)] = []
    var rotates = false
    for window in windows {
      guard let deciding = decidingController(of: window) else { continue }
      if window.orientation == expected {
        rotates = rotates || expected != interfaceOrientation
      } else if let reason = refusal(by: deciding, of: expected, in: window) {
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
      return expected == interfaceOrientation ? .agree : .stay(reason: first.reason + more)
    }
    if recorder.isRecording {
      for (window, reason) in staying {
        window.recordEvent(.turnRefused, arguments(TraceArgument("reason", .text(reason))))
      }
    }
    return .rotation(expected, staying: staying.map(\.window))
  }

  /// Keeps the orientation of some windows while the interface rotates, and returns the windows
  /// that rotate.
  ///
  /// For a resize `orientation` is nil, and it returns all windows.
  func hold(
    _ staying: [UIWindow], whileOthersRotateTo orientation: UIInterfaceOrientation?
  ) -> [UIWindow] {
    guard let orientation else { return showing.windows }
    // R-ORI-8.2
    for window in staying where heldRotation(of: window) == nil {
      hold(
        window, HeldRotation(orientation: interfaceOrientation, safeArea: screenSafeArea))
    }
    return showing.windows.filter { window in
      window.orientation != orientation && !staying.contains { $0 === window }
    }
  }

  /// Makes all windows except some follow the interface again.
  func release(butNot staying: [UIWindow]) {
    guard holdsWindows else { return }
    // R-ORI-8.4
    for window in showing.windows where !staying.contains(where: { $0 === window }) {
      hold(window, nil)
      if traversal.pointee.hasSafeArea { window.node.requestWork(.needsSafeArea) }
    }
  }
}
