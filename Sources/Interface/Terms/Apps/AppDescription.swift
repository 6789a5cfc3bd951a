public import GimbalGeometry
public import GimbalTraits

/// An app's declarations that apply before any of its code runs: the part of Info.plist that
/// affects layout and rotation.
///
/// ```swift
/// var app = AppDescription()
/// app.supportedOrientations = .landscape
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), app: app)
/// sim.launch(PlayerViewController())
/// print(sim.interfaceOrientation)
/// ```
///
/// Source: Apple, Information Property List: `UISupportedInterfaceOrientations` (with `~ipad`),
/// `UILaunchStoryboardName`, `UIRequiresFullScreen`, `UIStatusBarHidden`, `UIDeviceFamily`,
/// `UIViewControllerBasedStatusBarAppearance`, `UIObservationTrackingEnabled`,
/// `UIDesignRequiresCompatibility`.
public struct AppDescription: Hashable, Sendable {
  /// The orientations that the app supports on phones.
  public var supportedOrientations: UIInterfaceOrientationMask
  /// The orientations that the app supports on iPads, if they differ.
  public var padOrientations: UIInterfaceOrientationMask?
  /// True if the app has a launch screen.
  ///
  /// Without one, the app is scaled up on large phones and has the size classes of smaller phones.
  public var launchScreen: Bool
  /// True if the app is built for iPhones only.
  ///
  /// On an iPad it has phone idiom and the screen of a small phone.
  ///
  /// See: R-SDK-5.
  public var isPhoneOnly: Bool
  /// True if the app requires the full screen: it has no multitasking.
  ///
  /// On an iPad from iOS 27 on, an app of its SDK is resized nevertheless, once per drag.
  ///
  /// See: R-ORI-4, R-RSZ-10.
  public var requiresFullScreen: Bool
  /// True if the app launches without a status bar.
  ///
  /// If controllers decide about the status bar, they can show it again.
  public var hidesStatusBar: Bool
  /// False if controllers are not queried for the status bar, so that ``hidesStatusBar`` stays in
  /// effect.
  public var controllersDecideStatusBar: Bool
  /// True if layout methods are called again when an observable model that they read changes.
  ///
  /// Nil means the system's default, which is true from iOS 26 on. Nil means false on iOS 18. On
  /// earlier systems the property has no effect.
  ///
  /// Source: Apple, Automatic observation tracking.
  public var tracksObservation: Bool?
  /// The SDK that the app was built with; nil means the newest SDK that the simulated system
  /// supports.
  ///
  /// Creating a simulator throws an error for an SDK that its system does not support.
  ///
  /// See: R-SDK-1.
  public var sdk: AppSDK?
  /// True if the app has the appearance before iOS 26 (`UIDesignRequiresCompatibility`).
  ///
  /// The SDK of iOS 27 ignores it.
  ///
  /// See: R-SDK-3.
  public var designRequiresCompatibility: Bool

  /// Creates a declaration; the defaults are those of a new Xcode project.
  public init(
    supportedOrientations: UIInterfaceOrientationMask = .allButUpsideDown,
    padOrientations: UIInterfaceOrientationMask? = .all, launchScreen: Bool = true,
    isPhoneOnly: Bool = false, requiresFullScreen: Bool = false, hidesStatusBar: Bool = false,
    controllersDecideStatusBar: Bool = true, tracksObservation: Bool? = nil, sdk: AppSDK? = nil,
    designRequiresCompatibility: Bool = false
  ) {
    self.supportedOrientations = supportedOrientations
    self.padOrientations = padOrientations
    self.launchScreen = launchScreen
    self.isPhoneOnly = isPhoneOnly
    self.requiresFullScreen = requiresFullScreen
    self.hidesStatusBar = hidesStatusBar
    self.controllersDecideStatusBar = controllersDecideStatusBar
    self.tracksObservation = tracksObservation
    self.sdk = sdk
    self.designRequiresCompatibility = designRequiresCompatibility
  }

  /// Returns the declared orientations that apply on a device of the given idiom.
  public func orientations(for idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
    idiom == .pad ? padOrientations ?? supportedOrientations : supportedOrientations
  }
}
