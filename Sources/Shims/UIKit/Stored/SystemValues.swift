public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// Values of the app that are kept: a simulated device has no home screen and no network.
extension UIApplication {
  /// True if the status bar shows that something is loaded; kept, deprecated from iOS 13 on.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The number at the app's picture; kept.
  public var applicationIconBadgeNumber: Int {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The short cuts on the home screen; kept.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if a shake undoes; kept.
  public var applicationSupportsShakeToEdit: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True once the app has asked for messages; kept.
  public var isRegisteredForRemoteNotifications: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The name of the app's other picture (nil is the first), kept.
  public var alternateIconName: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// False: there is no home screen.
  public var supportsAlternateIcons: Bool { false }

  /// Without end: nothing is ever cut short here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Available.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// True: no simulated device is locked.
  public var isProtectedDataAvailable: Bool { true }
}

/// The battery and the sensors of a device, as a simulator of Xcode has them: none.
extension UIDevice {
  /// True if the battery is looked at; kept.
  public var isBatteryMonitoringEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if it is felt that something is near; kept.
  public var isProximityMonitoringEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Minus one: it is not known.
  public var batteryLevel: Float { -1 }

  /// Not known.
  public var batteryState: BatteryState { .unknown }

  /// False: nothing is ever near.
  public var proximityState: Bool { false }

  /// True.
  public var isMultitaskingSupported: Bool { true }

  /// The same for every simulated device, so that runs are equal.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Makes the sound of a key; no sound is here.
  public func playInputClick() {}
}

/// Values of screens that are kept.
extension UIScreen {
  /// The light, from 0 to 1; kept.
  public var brightness: CGFloat {
    get { stored(0.5) }
    set { store(newValue) }
  }

  /// True if it may be darker than the light can be; kept.
  public var wantsSoftwareDimming: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// False: the screen is never recorded.
  public var isCaptured: Bool { false }

  /// Nil: it shows no other screen.
  public var mirrored: UIScreen? { nil }
}

/// Values of scenes that are kept.
extension UIWindowScene {
  /// The line below the title in the switcher; kept.
  public var subtitle: String {
    get { stored("") }
    set { store(newValue) }
  }
}

/// Values of windows that are kept.
extension UIWindow {
  /// True if the window grows with its content; kept.
  public var canResizeToFitContent: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

extension UIScene.ConnectionOptions {
  /// Nil: no quick action opens a scene.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

#if !canImport(Darwin)
  extension CGImage {
    /// The bits of each part of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row of pixels.
    public var bytesPerRow: Int { 4 * width }
  }
#endif
