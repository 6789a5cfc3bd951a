// The facts known about real devices: screens, safe areas, splits, type sizes.
//
// The figures stand in `Devices/` and nowhere else; this room reads them, checks them and, where one
// is missing, derives it and says so. It knows no view and no simulator: the room `Gimbal` comes next.

public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// One model of device with all figures that its file holds; nil means not known, never zero.
///
/// ```swift
/// let phone = try DeviceCatalog.standard.device("iphone-15-pro")
/// print(phone.name, phone.screenSize(.landscapeLeft), phone.systemsText)
/// let insets = phone.safeArea(system: .iOS(17), orientation: .landscapeLeft)
/// print(insets.value, insets.isAssumed)
/// ```
///
/// Sizes and insets are in points unless a name says pixels. A question whose answer may be missing
/// returns a ``SourcedValue`` that says whether the value was given or assumed.
public struct DeviceProfile: Hashable, Sendable {
  /// The marketing name, such as `iPhone 15 Pro`.
  public var name: String
  /// The stable identifier, which is also the file's name.
  public var slug: String
  /// Phone, iPod or iPad.
  public var kind: DeviceKind
  /// The idiom that UIKit reports; an iPod has the phone's.
  public var idiom: UIUserInterfaceIdiom
  /// Hardware identifiers of all variants, such as `iPhone16,1`.
  public var modelIdentifiers: [String]
  /// The year of release.
  public var year: Int
  /// The systems that the device runs, as far as known.
  public var declaredSystems: DeclaredSystems
  /// The panel's diagonal.
  public var diagonalInches: Double?
  /// The panel's density.
  public var pixelsPerInch: Double?
  /// The screen.
  public var screen: DeviceScreen
  /// The zoomed display, where published.
  public var displayZoom: DisplayZoom?
  /// The screen of an app without a launch screen, where known.
  ///
  /// See: F-64.
  public var enlargedApp: DisplayZoom?
  /// Safe areas and status bars, oldest systems first.
  ///
  /// Rule: L-SAFE-6.
  public var safeAreas: [SafeAreaMetrics]
  /// Size classes of the full screen, upright.
  public var portraitSizeClasses: SizeClasses
  /// Size classes of the full screen, on its side.
  public var landscapeSizeClasses: SizeClasses
  /// The orientations that a view controller supports by default.
  public var defaultOrientations: UIInterfaceOrientationMask
  /// True if the device ever turns its interface upside down.
  public var supportsUpsideDown: Bool
  /// The readable content width, where known.
  public var readableWidth: ReadableWidth?
  /// The display's corner radius; 0 is a square panel.
  public var cornerRadius: CGFloat?
  /// True if there is a Home button.
  public var hasHomeButton: Bool
  /// True if the screen shows a home indicator.
  public var hasHomeIndicator: Bool
  /// The part of the screen that is cut out for camera and sensors.
  public var sensorHousing: SensorHousing
  /// The docked keyboard's height, where probed.
  public var keyboardHeight: KeyboardHeight?
  /// The displays of a device that folds, the outer one first; empty for any other.
  public var displays: [DeviceDisplay] = []
  /// The hinge of a device that folds.
  public var hinge: DeviceHinge?
  /// What apps of older SDKs find of a device that folds; empty for any other.
  public var olderApps: [OlderApps] = []
  /// What the app of an older SDK finds for which the screens were chosen; nil for a newer one.
  public var appWindow: OlderApps?
  /// The posture in which the device is launched; closed unless it was chosen, as by `iphone-duo@open`.
  public var launchPosture = Posture.closed
  /// The confidence in the record as a whole.
  public var confidence: Confidence
  /// Caveats.
  public var notes: [String]
  /// The sources of the figures.
  public var sources: [String]
}

/// A kind of device.
public enum DeviceKind: String, CaseIterable, Hashable, Sendable {
  /// An iPhone.
  case phone
  /// An iPod touch.
  case pod
  /// An iPad.
  case pad
}

/// A device's screen.
public struct DeviceScreen: Hashable, Sendable {
  /// The size of `UIScreen.bounds`, upright; also the fixed coordinate space, whose origin is its top left.
  public var pointsPortrait: CGSize
  /// The size of `UIScreen.bounds`, on its side.
  public var pointsLandscape: CGSize
  /// Rendered pixels for each point.
  public var scale: CGFloat
  /// Pixels of the panel for each point.
  public var nativeScale: CGFloat
  /// The panel in pixels, upright.
  public var nativePixels: CGSize
  /// Points times scale, upright.
  public var renderedPixels: CGSize
  /// True if what is rendered is scaled down to the panel.
  public var isDownsampled: Bool
}

/// The screen when less is shown larger.
public struct DisplayZoom: Hashable, Sendable {
  /// Width in points, upright.
  public var width: CGFloat
  /// Height in points, upright.
  public var height: CGFloat?
  /// Pixels of the panel for each point.
  public var nativeScale: CGFloat
  /// The confidence in the figures.
  public var confidence: Confidence
}

/// The safe area of a full-screen root view without bars, and the status bar, on a range of systems.
public struct SafeAreaMetrics: Hashable, Sendable {
  /// The first system.
  public var first: SystemVersion
  /// The last system; nil is the last that the device runs.
  public var last: SystemLimit?
  /// Insets, upright.
  public var portrait: UIEdgeInsets?
  /// Insets on either side.
  public var landscape: UIEdgeInsets?
  /// Height of the status bar's frame, upright.
  public var statusBarPortrait: CGFloat?
  /// Height of the status bar's frame, on its side; 0 when it is hidden there.
  public var statusBarLandscape: CGFloat?
  /// The reason why insets of the row are assumed; nil where they are measured.
  public var assumption: String?
}

/// The readable content width at the text size `large`.
public struct ReadableWidth: Hashable, Sendable {
  /// Upright.
  public var portrait: CGFloat
  /// On its side.
  public var landscape: CGFloat
  /// The confidence in the figures.
  public var confidence: Confidence
}

/// A cut-out of the screen.
public struct SensorHousing: Hashable, Sendable {
  /// The kinds of housing.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Nothing is cut out.
    case none
    /// A notch at the top edge.
    case notch
    /// A pill below the top edge.
    case dynamicIsland
  }

  /// The kind of the housing.
  public var kind: Kind
  /// Its size, upright.
  public var size: CGSize?
  /// The distance from the top edge, upright.
  public var topOffset: CGFloat?
  /// The confidence in the size and offset.
  public var confidence: Confidence?
}

/// The height of the docked keyboard of the system.
public struct KeyboardHeight: Hashable, Sendable {
  /// Upright.
  public var portrait: CGFloat
  /// On its side.
  public var landscape: CGFloat
  /// The system on which it was probed.
  public var system: SystemVersion
}
