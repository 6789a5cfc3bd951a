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
  /// What the windows show instead of the style that the person has set.
  var styles = Styles()

  struct Styles: Equatable {
    /// The style that the app had before the person set another one while it was not shown.
    var kept: UIUserInterfaceStyle?
    /// The style of a picture that is being taken.
    var posed: UIUserInterfaceStyle?
  }
}
