package import GimbalGeometry

/// The orientations of a device and its interface, and the part of the screen that the app has.
package struct Posture {
  var device: UIDeviceOrientation
  var interface = UIInterfaceOrientation.portrait
  var part: ScreenPart?
}

/// Counts the changes from which other traits follow, so that objects that keep traits see that they are old.
struct EnvironmentStamp: Equatable {
  /// Changes of posture.
  var posture: UInt32 = 0
  /// Changes of settings, and of the styles that windows show instead.
  var look: UInt32 = 0
}

extension Machine {
  /// The orientation in which the device is held.
  package internal(set) var deviceOrientation: UIDeviceOrientation {
    get { posture.device }
    set { posture.device = newValue }
  }

  /// The orientation of the interface.
  package internal(set) var interfaceOrientation: UIInterfaceOrientation {
    get { posture.interface }
    set { posture.interface = newValue }
  }

  /// The part of the screen that the app's window has; nil is all of it.
  package internal(set) var part: ScreenPart? {
    get { posture.part }
    set { posture.part = newValue }
  }
}
