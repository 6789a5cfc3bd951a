public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// The height of the status bar.
extension DeviceProfile {
  /// Returns the height of the status bar's frame; 0 if hidden.
  public func statusBarHeight(
    system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> SourcedValue<CGFloat> {
    statusBarHeight(
      system: system, orientation: orientation,
      belowIsland: Typography.standard.statusBar.dynamicIsland59)
  }
}
