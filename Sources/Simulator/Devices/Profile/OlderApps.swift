public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The screens of apps of an older SDK on a device that folds.
///
/// Either an area along the natural right side of both displays stays black, or the app has a
/// window of a fixed size on both displays.
///
/// See: R-FOLD-13.
public struct OlderApps: Hashable, Sendable {
  /// The newest SDK of these apps.
  public var sdk: AppSDK
  /// The width of the black area along the right side, in points; 0 for a window of a fixed size.
  public var strip: CGFloat
  /// The size of the window in portrait, in points; nil if it is the display without the black
  /// area.
  public var size: CGSize?
  /// The safe area of a window in portrait.
  public var portrait: UIEdgeInsets
  /// The safe area of a window in landscape.
  public var landscape: UIEdgeInsets
  /// The safe area of a fixed-size portrait window on the inner display in landscape.
  public var innerLandscape: UIEdgeInsets?
}

extension DeviceProfile {
  /// Returns the device with the screens, safe areas and size classes of apps of an SDK.
  ///
  /// A device that does not fold, and one that the SDK knows, is returned unchanged.
  ///
  /// - Complexity: O(displays × states).
  ///
  /// Rule: R-FOLD-13.
  public func screens(forAppsOf sdk: AppSDK) -> DeviceProfile {
    let known = olderApps.filter { sdk <= $0.sdk }.min { $0.sdk < $1.sdk }
    guard let older = known else { return self }
    var profile = self
    profile.appWindow = older
    profile.displays = displays.map { older.display($0) }
    if let outer = profile.display(.closed) {
      profile.screen = outer.screen
      profile.portraitSizeClasses = outer.portraitSizeClasses
      profile.landscapeSizeClasses = outer.landscapeSizeClasses
    }
    profile.safeAreas = [
      SafeAreaMetrics(
        first: firstSystem.value, last: nil, portrait: older.portrait, landscape: older.landscape,
        statusBarPortrait: nil, statusBarLandscape: nil)
    ]
    return profile
  }
}

extension OlderApps {
  /// Returns a display as these apps have it.
  fileprivate func display(_ display: DeviceDisplay) -> DeviceDisplay {
    var display = display
    let portraitSize = size ?? display.portraitSize(without: strip)
    let scale = display.screen.scale
    display.screen.pointsPortrait = portraitSize
    display.screen.pointsLandscape = CGSize(width: portraitSize.height, height: portraitSize.width)
    display.screen.renderedPixels = CGSize(
      width: portraitSize.width * scale, height: portraitSize.height * scale)
    if size != nil {
      display.portraitSizeClasses = SizeClasses(horizontal: .compact, vertical: .regular)
      display.landscapeSizeClasses =
        display.name == .inner
        ? display.portraitSizeClasses : SizeClasses(horizontal: .compact, vertical: .compact)
    }
    let sides: [PaneSide?] = display.name == .inner ? [nil, .left, .right] : [nil]
    let orientations: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    display.states = orientations.flatMap { orientation in
      sides.map { side in
        DisplayState(
          orientation: orientation, side: side,
          safeArea: insets(orientation, on: display.name))
      }
    }
    return display
  }

  private func insets(
    _ orientation: UIInterfaceOrientation, on display: DeviceDisplay.Name
  ) -> UIEdgeInsets {
    guard orientation.isLandscape else { return portrait }
    return display == .inner ? innerLandscape ?? landscape : landscape
  }
}

extension DeviceDisplay {
  /// Returns the size in portrait without a black area along the natural right side, in points.
  fileprivate func portraitSize(without strip: CGFloat) -> CGSize {
    var size = screen.pointsPortrait
    if nativeOrientation.isLandscape { size.height -= strip } else { size.width -= strip }
    return size
  }
}
