import Foundation
import GimbalGeometry
import GimbalTraits

/// The snapshots that the system takes of an app in the background.
extension Machine {
  /// Schedules the snapshots of an app in the background.
  ///
  /// If snapshots of another size are taken, the windows first get the size of the other
  /// orientation and then their own again. After that they get the other interface style and then
  /// their own.
  ///
  /// Each change is complete before the next begins. The order of the two kinds is Gimbal's choice
  /// (CHOICE). The interface orientation does not change, because measurements show only sizes
  /// (CHOICE).
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

  /// Schedules the change to the other style and back, for the snapshots of the app switcher.
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

  /// True if snapshots of another size are taken: the device takes them, and the app supports a
  /// second orientation.
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

  /// Restores style and size of the windows after a snapshot.
  func endSnapshots() {
    poseOtherStyle(false)
    guard background.isPosing else { return }
    background.isPosing = false
    resize(to: background.part, named: "snapshot")
  }
}
