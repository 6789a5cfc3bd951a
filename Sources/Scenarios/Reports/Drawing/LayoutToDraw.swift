import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

extension Configuration {
  /// Creates a drawable configuration from a layout; without an outline the device is a plain
  /// screen.
  init(
    _ layout: LayoutSnapshot, on slug: String, _ system: SystemVersion, outline: DeviceOutline?
  ) {
    let interface = UIInterfaceOrientation(name: layout.orientation) ?? .portrait
    self.init(
      id: ConfigurationID(
        device: slug, system: system, orientation: UIDeviceOrientation(interface)),
      device: outline
        ?? DeviceOutline(name: slug, slug: slug, screenSize: layout.fixedSize, scale: 2),
      layout: layout)
  }
}

extension UIDeviceOrientation {
  /// Creates the orientation of the device that corresponds to an interface orientation.
  fileprivate init(_ interface: UIInterfaceOrientation) {
    switch interface {
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .portraitUpsideDown: self = .portraitUpsideDown
    default: self = .portrait
    }
  }
}
