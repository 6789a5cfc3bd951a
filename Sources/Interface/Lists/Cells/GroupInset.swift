import Foundation
import GimbalEngine

extension Machine {
  /// Returns the excess of an `insetGrouped` group's inset over the margin of the window, in
  /// points.
  ///
  /// On a phone whose window is 376 to 413 wide, groups are 20 from the edge although the margin is
  /// 16.
  ///
  /// Rule: R-SDK-4.
  func groupInset(windowWidth: CGFloat) -> CGFloat {
    hasPhoneDesignOf26 && windowWidth > 375 && windowWidth < 414 ? 4 : 0
  }
}
