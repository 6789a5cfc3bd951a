package import Foundation
package import GimbalGeometry

/// The part of the screen that an app's window fills, in the screen's coordinates, in points.
package struct ScreenPart: Hashable, Sendable {
  /// The part while the interface is in portrait or upside down.
  package var portrait: CGRect
  /// The part while the interface is in landscape.
  package var landscape: CGRect
  /// True for a window of an app with phone idiom that the user can resize freely.
  ///
  /// See: R-RSZ-7.
  package var isPhoneWindow: Bool
  /// The side of the display of a foldable device on which the app is in Split View; nil otherwise.
  package var side: PaneSide?

  /// Creates a part from its frames with the interface in portrait and in landscape.
  package init(
    portrait: CGRect, landscape: CGRect, isPhoneWindow: Bool = false, side: PaneSide? = nil
  ) {
    self.isPhoneWindow = isPhoneWindow
    self.portrait = portrait
    self.landscape = landscape
    self.side = side
  }

  /// Returns the frame of the part on the screen in an orientation, in points.
  func frame(_ orientation: UIInterfaceOrientation) -> CGRect {
    orientation.isLandscape ? landscape : portrait
  }
}
