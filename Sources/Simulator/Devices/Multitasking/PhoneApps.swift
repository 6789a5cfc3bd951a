public import Foundation
import GimbalGeometry
public import GimbalTraits

/// The screens and windows that iPads give to apps for iPhones only; sizes are in points.
///
/// See: R-SDK-5, R-RSZ-11.
public struct PhoneApps: Sendable {
  /// The size of the app's screen in portrait.
  public let screen: CGSize
  /// The size on earlier systems, on iPads that are not wide.
  public let earlierScreen: CGSize
  /// The first system on which each iPad has the size ``screen``.
  public let screenSince: SystemVersion
  /// The width in portrait from which an iPad is wide.
  public let widePad: CGFloat
  /// The least width of a window.
  public let minimumWidth: CGFloat

  /// Returns the size of the app's screen on an iPad, in portrait.
  public func screen(on device: DeviceProfile, system: SystemVersion) -> CGSize {
    system >= screenSince || device.screen.pointsPortrait.width >= widePad ? screen : earlierScreen
  }

  /// Returns the reason why an app has no window of a size on an iPad, or nil if it has.
  ///
  /// The widest window is half as wide as the screen in landscape.
  public func reasonAgainst(
    _ size: CGSize, on screen: DeviceScreen, landscape: Bool
  ) -> String? {
    let widths = minimumWidth...(screen.pointsLandscape.width / 2)
    let height = landscape ? screen.pointsLandscape.height : screen.pointsPortrait.height
    guard !widths.contains(size.width) || !(1...height).contains(size.height) else { return nil }
    return "the window of an iPhone app is \(MeasureText.number(widths.lowerBound)) to "
      + "\(MeasureText.number(widths.upperBound)) wide and at most \(MeasureText.number(height)) high"
  }
}
