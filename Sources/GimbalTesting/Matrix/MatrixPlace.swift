import Foundation
import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// One device of a matrix, with a system and the way in which it is held at the start.
struct MatrixPlace: Hashable, Sendable {
  var device: DeviceProfile
  var system: SystemVersion
  var orientation: UIDeviceOrientation

  /// The place in words; the orientation only where it is not upright.
  var words: String {
    "\(device.slug) · iOS \(system)" + (orientation == .portrait ? "" : " · \(orientation.name)")
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

  /// The width of the screen at the start, in points.
  var width: Double { Double(device.screenSize(interface).width) }
  /// The height of the screen at the start, in points.
  var height: Double { Double(device.screenSize(interface).height) }
  /// The size classes of the full screen at the start.
  var sizeClasses: SizeClasses { device.sizeClasses(interface) }
  /// True if the screen is wider than high at the start.
  var isOnItsSide: Bool { interface.isLandscape }
}
