public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The figures of a device that the engine needs, whatever their source.
///
/// All sizes are in points and, unless they say otherwise, of the device held upright.
public struct Hardware: Sendable {
  /// The marketing name, such as `iPhone 15 Pro`.
  public var name: String
  /// The model: `iPhone`, `iPod touch` or `iPad`.
  public var model: String
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom
  /// The size of the screen held upright, in points.
  public var portraitSize: CGSize
  /// Pixels of the rendered image per point.
  public var scale: CGFloat
  /// Pixels of the panel per point.
  public var nativeScale: CGFloat
  /// The size of the panel held upright, in pixels.
  public var nativeSize: CGSize
  /// The parts of a full-screen window that bars, sensor and home indicator cover, held upright, in
  /// points.
  public var portraitSafeArea: UIEdgeInsets
  /// The same for the device on its side, in points; both sides are alike.
  public var landscapeSafeArea: UIEdgeInsets
  /// The height of the status bar, held upright, in points.
  public var portraitStatusBarHeight: CGFloat
  /// The height of the status bar with the device on its side, in points.
  public var landscapeStatusBarHeight: CGFloat
  /// The size classes of a full-screen window, held upright.
  public var portraitSizeClasses: SizeClasses
  /// The size classes of a full-screen window with the device on its side.
  public var landscapeSizeClasses: SizeClasses
  /// True if an interface can be upside down at all.
  public var supportsUpsideDown: Bool
  /// True if apps can share the screen on the system that the device runs.
  public var hasMultitasking: Bool
  /// The colours that the screen can show.
  public var displayGamut: UIDisplayGamut
  /// Margins and the widths of text.
  public var layoutMetrics: LayoutMetrics
  /// The figures of the display by state, on a device that folds; empty elsewhere.
  package var states: [DisplayState] = []
  /// The orientation of the interface while the device is held in portrait.
  package var nativeOrientation = UIInterfaceOrientation.portrait
  /// True if the display is the inner one of a device that folds.
  package var isInner = false
  /// True if the app's window stays upright however the display is held: of an app of an older SDK.
  ///
  /// See: R-FOLD-13.
  package var staysPortrait = false
  /// The radii of the corners of the display held upright, clockwise from the top left; empty where the insets that
  /// keep clear of them are not known.
  package var corners: [CGFloat] = []

  /// Creates the figures of a device from all of them.
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

  /// The size of the screen as an interface of the given orientation sees it, in points.
  ///
  /// See: R-COORD-1.
  package func size(_ orientation: UIInterfaceOrientation) -> CGSize {
    QuarterRotation(orientation).size(portrait: portraitSize)
  }

  /// The safe area of a full-screen window in the given interface orientation.
  package func safeArea(_ orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    states.state(orientation)?.safeArea
      ?? (orientation.isLandscape ? landscapeSafeArea : portraitSafeArea)
  }

  /// The height of the status bar in the given interface orientation.
  ///
  /// See: D-8 (phones show it on their side up to iOS 7).
  package func statusBarHeight(
    _ orientation: UIInterfaceOrientation, callbackTiming: CallbackTiming
  ) -> CGFloat {
    orientation.isLandscape && callbackTiming != .rotatedRootView
      ? landscapeStatusBarHeight : portraitStatusBarHeight
  }

  /// The orientation of the interface for a way in which the device is held; nil where it lies flat.
  ///
  /// Rule: R-FOLD-4.
  /// See: R-ORI-2, R-ORI-3.
  package func interface(for held: UIDeviceOrientation) -> UIInterfaceOrientation? {
    staysPortrait ? .portrait : rotated(held)
  }

  /// The orientation of the display's content for a way in which the device is held; nil where it lies flat.
  ///
  /// See: R-FOLD-4.
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

  /// The default orientations of controllers.
  ///
  /// Source: Apple, `UIViewController.supportedInterfaceOrientations`.
  var defaultOrientations: UIInterfaceOrientationMask {
    idiom == .pad ? .all : .allButUpsideDown
  }

  /// A device without a screen: where views live that are made while no device is powered on.
  static let none = Hardware(
    name: "", model: "", idiom: .unspecified, portraitSize: .zero, scale: 1, nativeScale: 1,
    nativeSize: .zero,
    portraitSafeArea: .zero, landscapeSafeArea: .zero, portraitStatusBarHeight: 0,
    landscapeStatusBarHeight: 0,
    portraitSizeClasses: SizeClasses(horizontal: .unspecified, vertical: .unspecified),
    landscapeSizeClasses: SizeClasses(horizontal: .unspecified, vertical: .unspecified),
    supportsUpsideDown: false, layoutMetrics: .none)
}
