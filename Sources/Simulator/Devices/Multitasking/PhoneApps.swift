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

  /// Returns the reason why an app has no window of a size on a screen, or nil if it has.
  ///
  /// The screen has the given size in landscape. The widest window is half as wide.
  public func reasonAgainst(_ size: CGSize, on screen: CGSize, landscape: Bool) -> String? {
    let widths = minimumWidth...(screen.width / 2)
    let height = landscape ? screen.height : screen.width
    guard !widths.contains(size.width) || !(1...height).contains(size.height) else { return nil }
    return "the window of an iPhone app is \(MeasureText.number(widths.lowerBound)) to "
      + "\(MeasureText.number(widths.upperBound)) wide and at most \(MeasureText.number(height)) high"
  }
}

extension DeviceProfile {
  /// The size in landscape of the iPad's screen on which the device is an iPhone app's screen; nil
  /// for any other device.
  public var padScreen: CGSize? {
    guard kind == .pad, idiom == .phone else { return nil }
    return CGSize(
      width: screen.nativePixels.height / screen.nativeScale,
      height: screen.nativePixels.width / screen.nativeScale)
  }

  /// Returns an iPad as an app for iPhones only has it: with phone idiom and the screen of a small
  /// phone with a Home button.
  ///
  /// Another device is returned unchanged.
  ///
  /// Rule: R-SDK-5.
  public func withPhoneApp(system: SystemVersion) -> DeviceProfile {
    guard idiom == .pad else { return self }
    var profile = self
    let size = Multitasking.standard.phoneApps.screen(on: self, system: system)
    profile.idiom = .phone
    profile.screen.pointsPortrait = size
    profile.screen.pointsLandscape = CGSize(width: size.height, height: size.width)
    profile.screen.renderedPixels = CGSize(
      width: size.width * screen.scale, height: size.height * screen.scale)
    profile.portraitSizeClasses = SizeClasses(horizontal: .compact, vertical: .regular)
    profile.landscapeSizeClasses = SizeClasses(horizontal: .compact, vertical: .compact)
    profile.defaultOrientations = .allButUpsideDown
    profile.safeAreas = [
      SafeAreaMetrics(
        first: firstSystem.value, last: nil,
        portrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero,
        statusBarPortrait: 20, statusBarLandscape: 0)
    ]
    profile.hasHomeButton = true
    profile.hasHomeIndicator = false
    profile.readableWidth = nil
    profile.keyboardHeight = nil
    profile.displayZoom = nil
    profile.cornerRadius = 0
    return profile
  }
}
