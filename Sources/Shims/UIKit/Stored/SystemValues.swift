public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// Values of the app that are stored: a simulated device has no home screen and no network.
extension UIApplication {
  /// True if the status bar shows network activity; stored, deprecated from iOS 13 on.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The number on the app's icon; stored without effect.
  public var applicationIconBadgeNumber: Int {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The shortcuts on the home screen; stored without effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// True if a shake offers undo; stored without effect.
  public var applicationSupportsShakeToEdit: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// True once the app has registered for remote notifications; stored without effect.
  public var isRegisteredForRemoteNotifications: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The name of the app's alternate icon (nil is the primary one); stored without effect.
  public var alternateIconName: String? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Always false: there is no home screen.
  public var supportsAlternateIcons: Bool { false }

  /// Unlimited: the app is never suspended here.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Available.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Always true: no simulated device is locked.
  public var isProtectedDataAvailable: Bool { true }
}

/// The battery and the sensors of a device: none, as in Xcode's simulator.
extension UIDevice {
  /// True if the battery is monitored; stored without effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// True if the proximity sensor is monitored; stored without effect.
  public var isProximityMonitoringEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Minus one: unknown.
  public var batteryLevel: Float { -1 }

  /// Not known.
  public var batteryState: BatteryState { .unknown }

  /// Always false: nothing is ever near.
  public var proximityState: Bool { false }

  /// True.
  public var isMultitaskingSupported: Bool { true }

  /// The same for every simulated device, so that runs are equal.
  public var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Plays the click of a key; no sound is played here.
  public func playInputClick() {}
}

/// Values of screens that are stored.
extension UIScreen {
  /// The brightness, from 0 to 1; stored without effect.
  public var brightness: CGFloat {
    get { stored(0.5) }
    set { store(newValue) }
  }

  /// True if software dimming is wanted; stored without effect.
  public var wantsSoftwareDimming: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Always false: the screen is never recorded.
  public var isCaptured: Bool { false }

  /// Always nil: it does not mirror another screen.
  public var mirrored: UIScreen? { nil }
}

/// Values of scenes that are stored.
extension UIWindowScene {
  /// The subtitle in the app switcher; stored without effect.
  public var subtitle: String {
    get { stored("") }
    set { store(newValue) }
  }
}

/// Values of windows that are stored.
extension UIWindow {
  /// True if the window grows with its content; stored without effect.
  public var canResizeToFitContent: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}

extension UIScene.ConnectionOptions {
  /// Always nil: no quick action opens a scene.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

#if !canImport(Darwin)
  extension CGImage {
    /// The bits of each component of a pixel.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes in a row of pixels.
    public var bytesPerRow: Int { 4 * width }
  }
#endif
