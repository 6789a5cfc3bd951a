// The facts of real devices: screens, safe areas, splits, type sizes.
//
// The values are in `Devices/` only. This module reads and checks them, and derives a missing value
// with its reason. It uses no views and no simulators; `Gimbal` builds on it.

public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// A model of device with all values of its file; nil means unknown, never zero.
///
/// ```swift
/// let phone = try DeviceCatalog.standard.device("iphone-15-pro")
/// print(phone.name, phone.screenSize(.landscapeLeft), phone.systemsText)
/// let insets = phone.safeArea(system: .iOS(17), orientation: .landscapeLeft)
/// print(insets.value, insets.isAssumed)
/// ```
///
/// Sizes and insets are in points unless a name says pixels. A value that a file may lack is a
/// ``SourcedValue``, which says whether it is given or assumed.
public struct DeviceProfile: Hashable, Sendable {
  /// The marketing name, such as `iPhone 15 Pro`.
  public var name: String
  /// The stable identifier, which is also the name of the file.
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
  /// The panel's diagonal, in inches.
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
  /// Size classes of the full screen, in portrait.
  public var portraitSizeClasses: SizeClasses
  /// Size classes of the full screen, in landscape.
  public var landscapeSizeClasses: SizeClasses
  /// The orientations that a view controller supports by default.
  public var defaultOrientations: UIInterfaceOrientationMask
  /// True if the interface can be upside down on the device.
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
  /// The screens of apps of older SDKs on a device that folds; empty for any other.
  public var olderApps: [OlderApps] = []
  /// The older SDK's row that applies to the app, if the screens were chosen for one; else nil.
  public var appWindow: OlderApps?
  /// The posture at launch: closed, unless chosen as in `iphone-duo@open`.
  public var launchPosture = Posture.closed
  /// The confidence in the whole file.
  public var confidence: Confidence
  /// Caveats.
  public var notes: [String]
  /// The sources of the values.
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
  /// The size of `UIScreen.bounds` in portrait, which is also that of the fixed coordinate space.
  ///
  /// The fixed coordinate space has its origin at the top left in portrait.
  public var pointsPortrait: CGSize
  /// The size of `UIScreen.bounds` in landscape.
  public var pointsLandscape: CGSize
  /// Rendered pixels per point.
  public var scale: CGFloat
  /// Pixels of the panel per point.
  public var nativeScale: CGFloat
  /// The size of the panel in portrait, in pixels.
  public var nativePixels: CGSize
  /// The size in points times the scale, in portrait.
  public var renderedPixels: CGSize
  /// True if rendered pixels are scaled down to the panel.
  public var isDownsampled: Bool
}

/// The screen with enlarged content.
public struct DisplayZoom: Hashable, Sendable {
  /// The width in portrait, in points.
  public var width: CGFloat
  /// The height in portrait, in points.
  public var height: CGFloat?
  /// Pixels of the panel per point.
  public var nativeScale: CGFloat
  /// The confidence in the values.
  public var confidence: Confidence
}

/// The safe area of a full-screen root view without bars, and the status bar, on a range of
/// systems.
public struct SafeAreaMetrics: Hashable, Sendable {
  /// The first system.
  public var first: SystemVersion
  /// The last system; nil is the last that the device runs.
  public var last: SystemLimit?
  /// The insets in portrait.
  public var portrait: UIEdgeInsets?
  /// The insets in either landscape orientation.
  public var landscape: UIEdgeInsets?
  /// The height of the status bar's frame in portrait.
  public var statusBarPortrait: CGFloat?
  /// The height of the status bar's frame in landscape; 0 if hidden there.
  public var statusBarLandscape: CGFloat?
  /// The reason why insets of the row are assumed; nil where they are measured.
  public var assumption: String?
}

/// The readable content width at the text size `large`.
public struct ReadableWidth: Hashable, Sendable {
  /// The width in portrait, in points.
  public var portrait: CGFloat
  /// The width in landscape, in points.
  public var landscape: CGFloat
  /// The confidence in the widths.
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
  /// The size in portrait.
  public var size: CGSize?
  /// The distance from the top edge in portrait.
  public var topOffset: CGFloat?
  /// The confidence in the size and offset.
  public var confidence: Confidence?
}

/// The height of the docked keyboard of the system.
public struct KeyboardHeight: Hashable, Sendable {
  /// The height in portrait, in points.
  public var portrait: CGFloat
  /// The height in landscape, in points.
  public var landscape: CGFloat
  /// The system on which it was measured.
  public var system: SystemVersion
}
