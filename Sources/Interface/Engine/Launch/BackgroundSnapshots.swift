import Foundation
import GimbalGeometry
import GimbalTraits

/// The pictures that the system takes of an app in the background.
extension Machine {
  /// Plans the pictures: where they are taken, at the size that the windows have in the other
  /// orientation, and back; then in the other of light and dark, and back.
  ///
  /// Each is a whole change, the next begins when the one before has ended (the order of the two kinds is
  /// a CHOICE). The interface keeps its orientation (CHOICE: the record has sizes only).
  ///
  /// Rule: R-RSZ-4.
  /// See: V-23.
  func scheduleSnapshots() {
    background.stay += 1
    let stay = background.stay
    guard takesSnapshots else { return scheduleStyles(stay) }
    clock.schedule(after: 0) { [unowned self] in
      guard isInBackground(stay) else { return }
      pose()
      clock.schedule(after: switches.rotationDuration) { [unowned self] in
        guard isInBackground(stay) else { return }
        endSnapshots()
        clock.schedule(after: switches.rotationDuration) { [unowned self] in scheduleStyles(stay) }
      }
    }
  }

  /// Schedules the other style and the own again, for the app switcher's pictures.
  ///
  /// Rule: V-23 (from iOS 13 on).
  private func scheduleStyles(_ stay: Int) {
    guard callbackTiming >= .traitPrediction, switches.backgroundSnapshots != .none,
      showing.keyWindow != nil,
      settings.userInterfaceStyle != .unspecified
    else { return }
    clock.schedule(after: 0) { [unowned self] in
      guard isInBackground(stay) else { return }
      poseOtherStyle(true)
      clock.schedule(after: 0) { [unowned self] in
        if isInBackground(stay) { poseOtherStyle(false) }
      }
    }
  }

  private func isInBackground(_ stay: Int) -> Bool {
    application.applicationState == .background && background.stay == stay
  }

  /// True if a picture at another size is taken: the device takes them, and the app supports an
  /// orientation that the interface is not in.
  private var takesSnapshots: Bool {
    guard features.takesSnapshots, showing.keyWindow != nil else { return false }
    switch switches.backgroundSnapshots {
    case .none: return false
    case .pads: guard hardware.idiom == .pad else { return false }
    case .all: break
    }
    if hasPhoneWindow { return false }
    let other: UIInterfaceOrientationMask =
      interfaceOrientation.isLandscape ? [.portrait, .portraitUpsideDown] : .landscape
    return !app.orientations(for: hardware.idiom).isDisjoint(with: other)
  }

  private func pose() {
    let rotated: UIInterfaceOrientation =
      interfaceOrientation.isLandscape ? .portrait : .landscapeRight
    let frame = CGRect(origin: .zero, size: windowSize(rotated))
    background.part = part
    background.isPosing = true
    resize(to: ScreenPart(portrait: frame, landscape: frame), named: "snapshot")
  }

  /// Gives the windows their own style and size again, if they have those of a picture.
  func endSnapshots() {
    poseOtherStyle(false)
    guard background.isPosing else { return }
    background.isPosing = false
    resize(to: background.part, named: "snapshot")
  }
}
