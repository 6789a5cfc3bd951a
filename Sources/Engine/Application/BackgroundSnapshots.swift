import Foundation
import GimbalGeometry
import GimbalTraits

/// What happens to an app that is not shown.
struct BackgroundState {
  /// How the device was held when the app went into the background.
  var orientation = UIDeviceOrientation.unknown
  /// Which stay in the background this is, so that what was planned for another comes to nothing.
  var stay = 0
  /// Set while the windows have the size of a picture.
  var isPosing = false
  /// The part of the screen that the app had before.
  var part: ScreenPart?
}

/// The pictures that the system takes of an app in the background.
extension Machine {
  /// Plans two resizes: to the size that the windows have in the other orientation, and back.
  ///
  /// Each is a whole transition, the second begins when the first has ended. The interface keeps its
  /// orientation (CHOICE: the record has sizes only).
  ///
  /// Source: R-RSZ-4.
  func scheduleSnapshots() {
    backgroundState.stay += 1
    guard takesSnapshots else { return }
    let stay = backgroundState.stay
    clock.schedule(after: 0) { [unowned self] in
      guard isInBackground(stay) else { return }
      pose()
      clock.schedule(after: switches.rotationDuration) { [unowned self] in
        if isInBackground(stay) { endSnapshots() }
      }
    }
  }

  private func isInBackground(_ stay: Int) -> Bool {
    application.applicationState == .background && backgroundState.stay == stay
  }

  /// Whether a picture at another size is taken: the device takes them, and the app supports an
  /// orientation that the interface is not in.
  private var takesSnapshots: Bool {
    guard system.major >= 9, keyWindow != nil else { return false }
    switch switches.backgroundSnapshots {
    case .none: return false
    case .pads: guard hardware.idiom == .pad else { return false }
    case .all: break
    }
    let other: UIInterfaceOrientationMask =
      interfaceOrientation.isLandscape ? [.portrait, .portraitUpsideDown] : .landscape
    return !app.orientations(for: hardware.idiom).isDisjoint(with: other)
  }

  private func pose() {
    let turned: UIInterfaceOrientation =
      interfaceOrientation.isLandscape ? .portrait : .landscapeRight
    let frame = CGRect(origin: .zero, size: windowSize(turned))
    backgroundState.part = part
    backgroundState.isPosing = true
    resize(to: ScreenPart(portrait: frame, landscape: frame), named: "snapshot")
  }

  /// Gives the windows their own size again, if they have that of a picture.
  func endSnapshots() {
    guard backgroundState.isPosing else { return }
    backgroundState.isPosing = false
    resize(to: backgroundState.part, named: "snapshot")
  }
}
