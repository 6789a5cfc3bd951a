public import Foundation
public import GimbalGeometry
public import GimbalTraits

extension DeviceProfile {
  /// The height of the status bar's frame; 0 where it is hidden.
  public func statusBarHeight(
    system: SystemVersion, orientation: UIInterfaceOrientation
  ) -> SourcedValue<CGFloat> {
    statusBarHeight(
      system: system, orientation: orientation,
      belowIsland: Typography.standard.statusBar.dynamicIsland59)
  }
}
