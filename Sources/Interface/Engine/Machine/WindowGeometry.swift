package import Foundation
package import GimbalGeometry
import GimbalTraits

/// The frames of the app's windows on the screen.
///
/// Reads the device's display, posture and panes, and changes nothing.
@MainActor
package struct WindowGeometry {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// Returns the size of a window that fills the app's part of the screen, in points.
  package func windowSize(_ orientation: UIInterfaceOrientation) -> CGSize {
    windowSize(orientation, in: machine.part)
  }

  /// Returns the size of a window that fills a part of the screen, in points; nil is the whole
  /// screen.
  func windowSize(_ orientation: UIInterfaceOrientation, in part: ScreenPart?) -> CGSize {
    if machine.callbackTiming == .rotatedRootView { return machine.hardware.portraitSize }
    return part?.frame(orientation).size ?? machine.screenSize(orientation)
  }

  /// The bounds of the screen's rotating space, which does not rotate up to iOS 7.
  ///
  /// Rule: R-COORD-1.
  /// See: R-COORD-3.
  var screenBounds: CGRect {
    CGRect(
      origin: .zero,
      size: machine.callbackTiming == .rotatedRootView
        ? machine.hardware.portraitSize : machine.screenSize(machine.interfaceOrientation))
  }

  /// The frame of a window that fills the app's part of the screen, in the screen's coordinates, in
  /// points.
  var windowFrame: CGRect { windowFrame(machine.interfaceOrientation) }

  /// Returns the frame of a window that fills the app's part of the screen, in an orientation.
  func windowFrame(_ orientation: UIInterfaceOrientation) -> CGRect {
    machine.part?.frame(orientation) ?? CGRect(origin: .zero, size: windowSize(orientation))
  }

  /// Returns the position and transform of the root view in a window that does not rotate.
  ///
  /// Up to iOS 6 the view starts below the status bar; on iOS 7 it fills the window.
  func legacyRootPlacement(
    _ orientation: UIInterfaceOrientation
  ) -> (bounds: CGRect, center: CGPoint, transform: CGAffineTransform) {
    let size = machine.screenSize(orientation)
    let bar = machine.features.viewsExtendUnderBars ? 0 : orientation.statusBarHeight(on: machine)
    let inInterface = CGRect(x: 0, y: bar, width: size.width, height: size.height - bar)
    let rotation = QuarterRotation(orientation)
    let inWindow = inInterface.applying(
      rotation.interfaceToFixed(portraitSize: machine.hardware.portraitSize))
    return (
      CGRect(origin: .zero, size: inInterface.size),
      CGPoint(x: inWindow.midX, y: inWindow.midY), rotation.rootTransform
    )
  }
}
