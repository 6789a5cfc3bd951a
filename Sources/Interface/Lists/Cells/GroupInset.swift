import Foundation
import GimbalEngine

extension Machine {
  /// What the groups of an `insetGrouped` list keep from the margin of the window, in points: groups stand 20 from
  /// the edge of a phone's window 376 to 413 wide, whose margin is 16.
  ///
  /// Rule: R-SDK-4.
  func groupInset(windowWidth: CGFloat) -> CGFloat {
    hasPhoneDesignOf26 && windowWidth > 375 && windowWidth < 414 ? 4 : 0
  }
}
