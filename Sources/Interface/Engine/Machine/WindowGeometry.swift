package import Foundation
package import GimbalGeometry
import GimbalTraits

/// The frames of the app's windows on the screen.
extension Machine {
  /// Returns the size of a window that fills the app's part of the screen, in points.
  package func windowSize(_ orientation: UIInterfaceOrientation) -> CGSize {
    windowSize(orientation, in: part)
  }

  func windowSize(_ orientation: UIInterfaceOrientation, in part: ScreenPart?) -> CGSize {
    if callbackTiming == .rotatedRootView { return hardware.portraitSize }
    return part?.frame(orientation).size ?? hardware.size(orientation)
  }

  /// The frame of a window that fills the app's part of the screen, in the screen's coordinates, in
  /// points.
  var windowFrame: CGRect { windowFrame(interfaceOrientation) }

  /// Returns the frame of a window that fills the app's part of the screen, in an orientation.
  func windowFrame(_ orientation: UIInterfaceOrientation) -> CGRect {
    part?.frame(orientation) ?? CGRect(origin: .zero, size: windowSize(orientation))
  }

  /// Returns the position and transform of the root view in a window that does not rotate.
  ///
  /// Up to iOS 6 the view starts below the status bar; on iOS 7 it fills the window.
  func legacyRootPlacement(
    _ orientation: UIInterfaceOrientation
  ) -> (bounds: CGRect, center: CGPoint, transform: CGAffineTransform) {
    let size = hardware.size(orientation)
    let bar =
      features.viewsExtendUnderBars
      ? 0 : hardware.statusBarHeight(orientation, callbackTiming: callbackTiming)
    let inInterface = CGRect(x: 0, y: bar, width: size.width, height: size.height - bar)
    let rotation = QuarterRotation(orientation)
    let inWindow = inInterface.applying(
      rotation.interfaceToFixed(portraitSize: hardware.portraitSize))
    return (
      CGRect(origin: .zero, size: inInterface.size),
      CGPoint(x: inWindow.midX, y: inWindow.midY), rotation.rootTransform
    )
  }
}
