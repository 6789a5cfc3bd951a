public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The metrics of a device that the engine needs.
///
/// All sizes are in points and for portrait, unless they say otherwise.
public struct Hardware: Sendable {
  /// The marketing name, such as `iPhone 15 Pro`.
  public var name: String
  /// The model: `iPhone`, `iPod touch` or `iPad`.
  public var model: String
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The size of the screen in portrait, in points.
  public var portraitSize: CGSize
  /// Pixels of the rendered image per point.
  public var scale: CGFloat
  /// Pixels of the panel per point.
  public var nativeScale: CGFloat
  /// The size of the panel in portrait, in pixels.
  public var nativeSize: CGSize
  /// The insets of a full-screen window that bars, sensor housing and home indicator cover in
  /// portrait, in points.
  public var portraitSafeArea: UIEdgeInsets
  /// The insets of a full-screen window in landscape, in points; both landscape orientations have
  /// the same.
  public var landscapeSafeArea: UIEdgeInsets
  /// The height of the status bar in portrait, in points.
  public var portraitStatusBarHeight: CGFloat
  /// The height of the status bar in landscape, in points.
  public var landscapeStatusBarHeight: CGFloat
  /// The size classes of a full-screen window in portrait.
  public var portraitSizeClasses: SizeClasses
  /// The size classes of a full-screen window in landscape.
  public var landscapeSizeClasses: SizeClasses
  /// True if the interface can be in the orientation upside down.
  public var supportsUpsideDown: Bool
  /// True if apps can share the screen on the device's system version.
  public var hasMultitasking: Bool
  /// The color gamut of the screen.
  public var displayGamut: UIDisplayGamut
  /// Margins, bar lengths and the readable width.
  public var layoutMetrics: LayoutMetrics
  /// The metrics of the display by state, on a foldable device; empty for others.
  package var states: [DisplayState] = []
  /// The orientation of the interface while the device is held in portrait.
  package var nativeOrientation = UIInterfaceOrientation.portrait
  /// True if the display is the inner one of a foldable device.
  package var isInner = false
  /// True if the app's window stays in portrait in every device orientation; this applies to apps
  /// of older SDKs.
  ///
  /// See: R-FOLD-13.
  package var staysPortrait = false
  /// The corner radii of the display in portrait, in points, clockwise from the top left.
  ///
  /// Empty if the insets that clear the corners are unknown.
  package var corners: [CGFloat] = []

  /// Creates the metrics of a device.
  public init(
    name: String, model: String, idiom: UIUserInterfaceIdiom, portraitSize: CGSize,
    scale: CGFloat, nativeScale: CGFloat,
    nativeSize: CGSize, portraitSafeArea: UIEdgeInsets, landscapeSafeArea: UIEdgeInsets,
    portraitStatusBarHeight: CGFloat, landscapeStatusBarHeight: CGFloat,
    portraitSizeClasses: SizeClasses, landscapeSizeClasses: SizeClasses,
    supportsUpsideDown: Bool, hasMultitasking: Bool = false,
    displayGamut: UIDisplayGamut = .unspecified,
    layoutMetrics: LayoutMetrics
  ) {
    self.name = name
    self.model = model
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.nativeScale = nativeScale
    self.nativeSize = nativeSize
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.portraitStatusBarHeight = portraitStatusBarHeight
    self.landscapeStatusBarHeight = landscapeStatusBarHeight
    self.portraitSizeClasses = portraitSizeClasses
    self.landscapeSizeClasses = landscapeSizeClasses
    self.supportsUpsideDown = supportsUpsideDown
    self.hasMultitasking = hasMultitasking
    self.displayGamut = displayGamut
    self.layoutMetrics = layoutMetrics
  }

  // The methods below are inlined, because a call would copy the whole structure.

  /// Returns the safe area of a full-screen window in an interface orientation, in points.
  @inline(__always)
  package func safeArea(_ orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    states.state(orientation)?.safeArea
      ?? (orientation.isLandscape ? landscapeSafeArea : portraitSafeArea)
  }

  /// Returns the interface orientation for a device orientation; nil for face up and face down.
  ///
  /// Rule: R-FOLD-4.
  /// See: R-ORI-2, R-ORI-3.
  @inline(__always)
  package func interface(for held: UIDeviceOrientation) -> UIInterfaceOrientation? {
    staysPortrait ? .portrait : rotated(held)
  }

  /// Returns the orientation of the display's content for a device orientation; nil for face up and
  /// face down.
  ///
  /// See: R-FOLD-4.
  @inline(__always)
  func rotated(_ held: UIDeviceOrientation) -> UIInterfaceOrientation? {
    guard nativeOrientation != .portrait else { return UIInterfaceOrientation(held) }
    switch held {
    case .portrait: return .landscapeLeft
    case .portraitUpsideDown: return .landscapeRight
    case .landscapeLeft: return .portrait
    case .landscapeRight: return .portraitUpsideDown
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// The default of `supportedInterfaceOrientations`: all on iPad, all but upside down on iPhone.
  ///
  /// Source: Apple, `UIViewController.supportedInterfaceOrientations`.
  var defaultOrientations: UIInterfaceOrientationMask {
    idiom == .pad ? .all : .allButUpsideDown
  }

  /// A device without a screen, for views that are created while no device is powered on.
  static let none = Hardware(
    name: "", model: "", idiom: .unspecified, portraitSize: .zero, scale: 1, nativeScale: 1,
    nativeSize: .zero,
    portraitSafeArea: .zero, landscapeSafeArea: .zero, portraitStatusBarHeight: 0,
    landscapeStatusBarHeight: 0,
    portraitSizeClasses: SizeClasses(horizontal: .unspecified, vertical: .unspecified),
    landscapeSizeClasses: SizeClasses(horizontal: .unspecified, vertical: .unspecified),
    supportsUpsideDown: false, layoutMetrics: .none)
}

extension Machine {
  /// Returns the size of the screen in an interface orientation, in points.
  ///
  /// A call of a method of `hardware` would copy the whole structure.
  ///
  /// See: R-COORD-1.
  package func screenSize(_ orientation: UIInterfaceOrientation) -> CGSize {
    QuarterRotation(orientation).size(portrait: hardware.portraitSize)
  }
}

extension UIInterfaceOrientation {
  /// Returns the height of a device's status bar in this orientation, in points.
  ///
  /// See: D-8 (phones show it in landscape up to iOS 7).
  @MainActor package func statusBarHeight(on machine: Machine) -> CGFloat {
    isLandscape && machine.callbackTiming != .rotatedRootView
      ? machine.hardware.landscapeStatusBarHeight : machine.hardware.portraitStatusBarHeight
  }
}
