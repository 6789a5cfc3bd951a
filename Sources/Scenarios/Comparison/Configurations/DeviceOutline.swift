public import Foundation
public import GimbalDevices
public import GimbalGeometry

/// The measurements of a device for checking and drawing a layout.
///
/// Lengths are in points, rectangles are those of the device in portrait.
public struct DeviceOutline: Hashable, Sendable {
  /// The marketing name.
  public var name: String
  /// The stable identifier.
  public var slug: String
  /// The size of the screen in portrait.
  public var screenSize: CGSize
  /// Rendered pixels per point.
  public var scale: CGFloat
  /// The display's corner radius; 0 for a square panel and if unknown.
  public var cornerRadius: CGFloat
  /// The cut-out of the screen; nil if there is none or its size is unknown.
  public var sensorHousing: CGRect?
  /// True if the housing extends to the edge of the screen: a notch, not an island.
  public var isNotch: Bool
  /// True if the screen shows a home indicator.
  public var hasHomeIndicator: Bool

  /// Creates an outline from its measurements.
  public init(
    name: String, slug: String, screenSize: CGSize, scale: CGFloat, cornerRadius: CGFloat = 0,
    sensorHousing: CGRect? = nil, isNotch: Bool = false, hasHomeIndicator: Bool = false
  ) {
    self.name = name
    self.slug = slug
    self.screenSize = screenSize
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.sensorHousing = sensorHousing
    self.isNotch = isNotch
    self.hasHomeIndicator = hasHomeIndicator
  }

  /// Creates the outline of a profile; the housing is in the middle of the top edge.
  public init(_ profile: DeviceProfile) {
    let screen = profile.screen.pointsPortrait
    let housing = profile.sensorHousing
    self.init(
      name: profile.name, slug: profile.slug, screenSize: screen, scale: profile.screen.scale,
      cornerRadius: profile.cornerRadius ?? 0,
      sensorHousing: housing.size.map { size in
        CGRect(
          x: (screen.width - size.width) / 2, y: housing.topOffset ?? 0, width: size.width,
          height: size.height)
      }, isNotch: housing.kind == .notch, hasHomeIndicator: profile.hasHomeIndicator)
  }

  /// Returns the home indicator on a screen in the interface's orientation; nil for a device
  /// without one.
  ///
  /// No source gives its exact size: about a third of the shorter side, 8 points above the edge.
  public func homeIndicator(on screen: CGSize) -> CGRect? {
    guard hasHomeIndicator else { return nil }
    let width = min(screen.width, screen.height) * 0.35
    return CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
  }

  /// Returns the housing on the screen in the interface's orientation.
  public func sensorHousing(_ orientation: UIInterfaceOrientation) -> CGRect? {
    let rotation = QuarterRotation(orientation).fixedToInterface(portraitSize: screenSize)
    return sensorHousing.map { $0.applying(rotation) }
  }
}
