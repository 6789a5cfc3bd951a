public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// Screen size, size classes and safe area of a device in an orientation.
extension DeviceProfile {
  /// Returns the size of the screen in an orientation.
  public func screenSize(_ orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? screen.pointsLandscape : screen.pointsPortrait
  }

  /// The device as an app without a launch screen has it: with a smaller, enlarged screen.
  ///
  /// Without a known enlarged screen it is the device itself.
  ///
  /// See: F-64.
  public var withEnlargedApp: DeviceProfile {
    guard let enlarged = enlargedApp, let height = enlarged.height else { return self }
    var profile = self
    let portraitSize = CGSize(width: enlarged.width, height: height)
    profile.screen.pointsPortrait = portraitSize
    profile.screen.pointsLandscape = CGSize(width: portraitSize.height, height: portraitSize.width)
    profile.screen.nativeScale = enlarged.nativeScale
    profile.screen.renderedPixels = CGSize(
      width: portraitSize.width * screen.scale, height: portraitSize.height * screen.scale)
    profile.landscapeSizeClasses.horizontal = .compact
    return profile
  }

  /// Returns the size classes of the full screen in an orientation.
  public func sizeClasses(_ orientation: UIInterfaceOrientation) -> SizeClasses {
    orientation.isLandscape ? landscapeSizeClasses : portraitSizeClasses
  }

  /// The orientations that the interface can have on the device.
  public var orientations: UIInterfaceOrientationMask {
    supportsUpsideDown ? .all : .allButUpsideDown
  }

  /// Returns the insets of a full-screen root view without bars, in points of the interface's
  /// orientation.
  ///
  /// Before iOS 11 there is no safe area; the inset is then that of the status bar. Temporary
  /// errors of a system are not reproduced.
  ///
  /// Rule: V-54.
  public func safeArea(
    system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> SourcedValue<UIEdgeInsets> {
    if showsLandscapeStatusBar(system: system, orientation: orientation) {
      return DerivedMetrics.earlyLandscapeStatusBar(of: self, system: system)
        .map { UIEdgeInsets(top: $0, left: 0, bottom: 0, right: 0) }
    }
    let row = safeAreaRow(system)
    let isLandscape = orientation.isLandscape
    if let insets = isLandscape ? row?.landscape : row?.portrait {
      return SourcedValue(insets, row?.assumption.map { .assumed($0) } ?? .given(confidence))
    }
    return DerivedMetrics.safeArea(of: self, system: system, landscape: isLandscape)
  }

  /// Returns the height of the status bar's frame, 0 if hidden.
  ///
  /// `island` is the height below the smallest Dynamic Island.
  func statusBarHeight(
    system: SystemVersion, orientation: UIInterfaceOrientation, belowIsland island: CGFloat?
  ) -> SourcedValue<CGFloat> {
    if showsLandscapeStatusBar(system: system, orientation: orientation) {
      return DerivedMetrics.earlyLandscapeStatusBar(of: self, system: system)
    }
    let row = safeAreaRow(system)
    let isLandscape = orientation.isLandscape
    if let height = isLandscape ? row?.statusBarLandscape : row?.statusBarPortrait {
      return SourcedValue(height, .given(confidence))
    }
    return DerivedMetrics.statusBarHeight(
      of: self, system: system, landscape: isLandscape, belowIsland: island)
  }

  private func showsLandscapeStatusBar(
    system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> Bool {
    idiom == .phone && orientation.isLandscape && system.callbackTiming == .rotatedRootView
  }
}
