import Foundation
import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// One device of a matrix, with a system, the way in which it is held at the start, and the app's window.
struct MatrixLocation: Hashable, Sendable {
  var device: DeviceProfile
  var system: SystemVersion
  var orientation: UIDeviceOrientation
  var window = WindowLayout.fullScreen
  /// Size and size classes of the app's window at the start; nil for one that fills the only screen.
  var pane: WindowPane?

  /// The place in words; the orientation only where it is not upright, the window where it does not fill the screen.
  var phrase: String {
    "\(device.slug) · iOS \(system)" + (orientation == .portrait ? "" : " · \(orientation.name)")
      + (window == .fullScreen ? "" : " · \(window)")
  }

  /// The orientation of the interface at the start, where an app supports it.
  private var interface: UIInterfaceOrientation {
    switch orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown where device.supportsUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  /// The posture at the start; nil for a device that does not fold.
  var posture: Posture? { device.hinge == nil ? nil : device.launchPosture }

  private var size: CGSize { pane?.size ?? device.screenSize(interface) }
  /// The width of the window at the start, in points.
  var width: Double { Double(size.width) }
  /// The height of the window at the start, in points.
  var height: Double { Double(size.height) }
  /// The size classes of the window at the start.
  var sizeClasses: SizeClasses { pane?.sizeClasses ?? device.sizeClasses(interface) }
  /// True if the screen is wider than high at the start.
  var isOnItsSide: Bool { interface.isLandscape }
}
