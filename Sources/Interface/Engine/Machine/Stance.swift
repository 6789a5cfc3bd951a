package import GimbalGeometry

/// The orientations of a device and its interface, and the part of the screen that the app's window
/// fills.
package struct Stance {
  /// The orientation in which the user holds the device.
  var device: UIDeviceOrientation
  /// The orientation of the interface, which may differ from that of the device.
  var interface = UIInterfaceOrientation.portrait
  /// The part of the screen that the app's window fills; nil for the whole screen.
  var part: ScreenPart?
  /// True for a window of an app with phone idiom that the user can resize freely.
  var hasPhoneWindow = false
  /// True while a drag resizes the app's window.
  var isDragged = false
  /// The windows that do not follow the interface's orientation, by their identities.
  var heldRotations: [ObjectIdentifier: HeldRotation] = [:]
}

/// The orientation of a window that does not follow the interface, and the screen's insets in that
/// orientation.
///
/// See: R-ORI-8.
struct HeldRotation {
  /// The orientation of the window.
  let orientation: UIInterfaceOrientation
  /// The safe area insets of the screen in that orientation, in points.
  let safeArea: UIEdgeInsets
}

/// Counts the changes that affect traits, so that objects detect outdated cached traits.
struct EnvironmentStamp: Equatable {
  /// The number of changes of orientation, screen part and display.
  var stance: UInt32 = 0
  /// Changes of settings and of the styles that windows show instead.
  var appearance: UInt32 = 0
}

extension Machine {
  /// The orientation in which the user holds the device.
  package internal(set) var deviceOrientation: UIDeviceOrientation {
    get { stance.device }
    set { stance.device = newValue }
  }

  /// The orientation of the interface.
  package internal(set) var interfaceOrientation: UIInterfaceOrientation {
    get { stance.interface }
    set { stance.interface = newValue }
  }

  /// True if a window has another orientation than the interface.
  var holdsWindows: Bool { !stance.heldRotations.isEmpty }

  /// Returns the orientation that a window keeps; nil if it follows the interface.
  func heldRotation(of window: AnyObject) -> HeldRotation? {
    holdsWindows ? stance.heldRotations[ObjectIdentifier(window)] : nil
  }

  /// Makes a window keep an orientation; with nil, it follows the interface again.
  func hold(_ window: AnyObject, _ held: HeldRotation?) {
    guard held != nil || holdsWindows else { return }
    stance.heldRotations[ObjectIdentifier(window)] = held
  }

  /// True for a window of an app with phone idiom that the user can resize freely.
  ///
  /// See: R-RSZ-7.
  package internal(set) var hasPhoneWindow: Bool {
    get { stance.hasPhoneWindow }
    set { stance.hasPhoneWindow = newValue }
  }

  /// True while a drag resizes the app's window.
  ///
  /// See: R-RSZ-9.
  package internal(set) var isDragged: Bool {
    get { stance.isDragged }
    set { stance.isDragged = newValue }
  }

  /// The part of the screen that the app's window fills; nil means the whole screen.
  package internal(set) var part: ScreenPart? {
    get { stance.part }
    set { stance.part = newValue }
  }
}
