import Foundation
import GimbalEngine

/// The inset of groups in tables of the style `insetGrouped`.
extension Machine {
  /// Returns the inset of an `insetGrouped` group minus the margin of the window, in points.
  ///
  /// On a phone with a window 376 to 413 points wide, groups are 20 points from the edge, and the
  /// margin is 16.
  ///
  /// Rule: R-SDK-4.
  func groupInset(windowWidth: CGFloat) -> CGFloat {
    hasPhoneDesignOf26 && windowWidth > 375 && windowWidth < 414 ? 4 : 0
  }
}
