import GimbalGeometry
import GimbalTraits

/// The state of an app in the background.
final class BackgroundState: MachineState {
  static var position: MachineStateSlot { .background }
  /// The orientation of the device when the app went into the background.
  var orientation = UIDeviceOrientation.unknown
  /// The number of the stay in the background; what was planned for another stay is dropped.
  var stay = 0
  /// Set while the windows have the size of a picture.
  var isPosing = false
  /// The part of the screen that the app had before.
  var part: ScreenPart?
  /// The style that windows show instead of the person's.
  fileprivate var styles = Styles()

  struct Styles: Equatable {
    /// The style that the app had before the person set another one while it was not shown.
    var saved: UIUserInterfaceStyle?
    /// The style of a picture that is being taken.
    var posed: UIUserInterfaceStyle?
  }
}

extension Machine {
  var background: BackgroundState { state() }

  /// The styles that windows show instead of the person's.
  var stylesInBackground: BackgroundState.Styles {
    get { background.styles }
    set {
      guard newValue != background.styles else { return }
      background.styles = newValue
      stamp.appearance &+= 1
    }
  }
}
