package import Foundation
package import GimbalGeometry

/// The part of the screen that an app has, in the screen's coordinates, in points.
package struct ScreenPart: Hashable, Sendable {
  /// The part when the interface is upright or upside down.
  package var portrait: CGRect
  /// The part when the interface is on its side.
  package var landscape: CGRect
  /// True for a window of any size of an app with phone idiom.
  ///
  /// See: R-RSZ-7.
  package var isPhoneWindow: Bool
  /// The side of a divided display of a device that folds; nil elsewhere.
  package var side: PaneSide?

  /// Creates a part from its two forms.
  package init(
    portrait: CGRect, landscape: CGRect, isPhoneWindow: Bool = false, side: PaneSide? = nil
  ) {
    self.isPhoneWindow = isPhoneWindow
    self.portrait = portrait
    self.landscape = landscape
    self.side = side
  }

  func frame(_ orientation: UIInterfaceOrientation) -> CGRect {
    orientation.isLandscape ? landscape : portrait
  }
}
