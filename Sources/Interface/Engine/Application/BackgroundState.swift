import GimbalGeometry
import GimbalTraits

/// The state of an app in the background.
final class BackgroundState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .background }
  /// The orientation of the device when the app went into the background.
  var orientation = UIDeviceOrientation.unknown
  /// The number of times that the app entered the background; actions from an earlier stay are
  /// ignored.
  var stay = 0
  /// True while the windows have the size of a snapshot.
  var isPosing = false
  /// The part of the screen that the app had before the snapshot.
  var part: ScreenPart?
  /// The interface styles that windows show instead of the user's.
  fileprivate var styles = Styles()

  /// The interface styles that windows show instead of the user's while the app is in the
  /// background.
  struct Styles: Equatable {
    /// The style that the app showed before the user set another one while it was in the
    /// background.
    var saved: UIUserInterfaceStyle?
    /// The style of the snapshot that is being taken.
    var posed: UIUserInterfaceStyle?
  }
}

extension Machine {
  /// The state of the app in the background, created at the first use.
  var background: BackgroundState { state() }

  /// The interface styles that windows show instead of the user's.
  var stylesInBackground: BackgroundState.Styles {
    get { background.styles }
    set {
      guard newValue != background.styles else { return }
      background.styles = newValue
      stamp.appearance &+= 1
    }
  }
}
