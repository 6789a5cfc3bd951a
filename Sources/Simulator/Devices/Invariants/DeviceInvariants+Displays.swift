import Foundation
import GimbalGeometry

/// Invariants of the displays and the hinge of a device.
extension DeviceInvariantCheck {
  /// Checks that displays and hinge fit, and that the fold and occlusions lie on their displays.
  func displays() {
    let names = profile.displays.map(\.name)
    require(
      .displaysFitHinge, (profile.hinge != nil) == (names == [.outer, .inner]),
      at: profile.hinge == nil ? ["displays"] : ["hinge"],
      profile.hinge == nil
        ? "'displays' without 'hinge'; a device that folds has both, any other neither"
        : "'hinge' needs 'displays' with 'outer' and then 'inner', not "
          + (names.isEmpty ? "none" : names.map(\.rawValue).joined(separator: ", ")))
    for (index, display) in profile.displays.enumerated() {
      let keys = ["displays", "\(index)"]
      if display.name == .inner { screen(display.screen, at: keys + ["screen"]) }
      states(of: display, at: keys)
    }
    guard let hinge = profile.hinge, let inner = profile.display(.open) else { return }
    let height = inner.screen.pointsPortrait.height
    require(
      .foldIsOnDisplay, hinge.foldLine > 0 && hinge.foldLine < height, at: ["hinge", "foldLine"],
      "the fold is \(MeasureText.number(hinge.foldLine)) points from the top, but the inner display is "
        + "\(MeasureText.number(height)) points high")
  }

  private func states(of display: DeviceDisplay, at keys: [String]) {
    for (index, state) in display.states.enumerated() {
      let position = keys + ["states", "\(index)"]
      let isSame = display.states[..<index].contains {
        ($0.orientation, $0.hidesStatusBar, $0.side)
          == (state.orientation, state.hidesStatusBar, state.side)
      }
      require(
        .statesDiffer, !isSame, at: position,
        "there is a state before it with the same orientation, status bar and side")
      let size =
        state.orientation.isLandscape
        ? display.screen.pointsLandscape : display.screen.pointsPortrait
      let area = CGRect(origin: .zero, size: size)
      for (number, occlusion) in state.occlusions.enumerated() {
        require(
          .occlusionIsOnDisplay, area.contains(occlusion.frame),
          at: position + ["occlusions", "\(number)", "frame"],
          "the \(occlusion.kind.rawValue) reaches beyond the display of \(text(size))")
      }
    }
  }
}
