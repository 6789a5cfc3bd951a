import Foundation
import GimbalGeometry
import GimbalTraits

/// The snapshots that the system takes of an app in the background.
@MainActor
struct AppSnapshots {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

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
    machine.background.stay += 1
    let stay = machine.background.stay
    guard takesSnapshots else { return scheduleStyles(stay) }
    machine.clock.schedule(after: 0) { [unowned machine] in
      guard AppSnapshots(machine).isInBackground(stay) else { return }
      AppSnapshots(machine).pose()
      machine.clock.schedule(after: machine.switches.rotationDuration) { [unowned machine] in
        guard AppSnapshots(machine).isInBackground(stay) else { return }
        AppSnapshots(machine).endSnapshots()
        machine.clock.schedule(after: machine.switches.rotationDuration) { [unowned machine] in
          AppSnapshots(machine).scheduleStyles(stay)
        }
      }
    }
  }

  /// Schedules the change to the other style and back, for the snapshots of the app switcher.
  ///
  /// Rule: V-23 (from iOS 13 on).
  private func scheduleStyles(_ stay: Int) {
    guard machine.callbackTiming >= .traitPrediction, machine.switches.backgroundSnapshots != .none,
      machine.showing.keyWindow != nil,
      machine.settings.userInterfaceStyle != .unspecified
    else { return }
    machine.clock.schedule(after: 0) { [unowned machine] in
      guard AppSnapshots(machine).isInBackground(stay) else { return }
      SettingsUpdate(machine).poseOtherStyle(true)
      machine.clock.schedule(after: 0) { [unowned machine] in
        if AppSnapshots(machine).isInBackground(stay) {
          SettingsUpdate(machine).poseOtherStyle(false)
        }
      }
    }
  }

  private func isInBackground(_ stay: Int) -> Bool {
    machine.application.applicationState == .background && machine.background.stay == stay
  }

  /// True if snapshots of another size are taken: the device takes them, and the app supports a
  /// second orientation.
  private var takesSnapshots: Bool {
    guard machine.features.takesSnapshots, machine.showing.keyWindow != nil else { return false }
    switch machine.switches.backgroundSnapshots {
    case .none: return false
    case .pads: guard machine.hardware.idiom == .pad else { return false }
    case .all: break
    }
    if machine.hasPhoneWindow { return false }
    let other: UIInterfaceOrientationMask =
      machine.interfaceOrientation.isLandscape ? [.portrait, .portraitUpsideDown] : .landscape
    return !machine.app.orientations(for: machine.hardware.idiom).isDisjoint(with: other)
  }

  private func pose() {
    let rotated: UIInterfaceOrientation =
      machine.interfaceOrientation.isLandscape ? .portrait : .landscapeRight
    let frame = CGRect(origin: .zero, size: WindowGeometry(machine).windowSize(rotated))
    machine.background.part = machine.part
    machine.background.isPosing = true
    RotationAndResize(machine).resize(
      to: ScreenPart(portrait: frame, landscape: frame), named: "snapshot")
  }

  /// Restores style and size of the windows after a snapshot.
  func endSnapshots() {
    SettingsUpdate(machine).poseOtherStyle(false)
    guard machine.background.isPosing else { return }
    machine.background.isPosing = false
    RotationAndResize(machine).resize(to: machine.background.part, named: "snapshot")
  }
}
