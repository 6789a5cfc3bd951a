public import Foundation
public import GimbalDevices
public import GimbalGeometry
public import GimbalSnapshots
public import GimbalTraits

/// A device, a system, a way of holding it and a window: one way in which a scene can be shown.
public struct ConfigurationID: Hashable, Sendable, CustomStringConvertible {
  /// The device's slug.
  public var device: String
  /// The system.
  public var system: SystemVersion
  /// The orientation in which the device is held.
  public var orientation: UIDeviceOrientation
  /// The part of the screen that the window gets.
  public var window: WindowLayout

  /// Names a configuration.
  public init(
    device: String, system: SystemVersion, orientation: UIDeviceOrientation,
    window: WindowLayout = .fullScreen
  ) {
    self.device = device
    self.system = system
    self.orientation = orientation
    self.window = window
  }

  /// `iphone-15-pro · iOS 17 · landscapeLeft`; a window that is not the full screen follows.
  public var description: String {
    let name = "\(device) · iOS \(system) · \(orientation.name)"
    return window == .fullScreen ? name : name + " · \(window)"
  }
}

/// A scene as one configuration shows it.
public struct Configuration: Hashable, Sendable {
  /// The configuration's id.
  public var id: ConfigurationID
  /// The device's figures.
  public var device: DeviceOutline
  /// The layout.
  public var layout: LayoutSnapshot
  /// Figures of the device that were derived, one sentence each.
  ///
  /// See: D-5.
  public var assumptions: [String]

  /// Puts a layout with the configuration that it was taken on.
  public init(
    id: ConfigurationID, device: DeviceOutline, layout: LayoutSnapshot, assumptions: [String] = []
  ) {
    self.id = id
    self.device = device
    self.layout = layout
    self.assumptions = assumptions
  }

  /// The orientation of the interface; portrait when the layout has none.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(name: layout.orientation) ?? .portrait
  }

  /// The cut-out of the screen, in the orientation of the interface.
  public var sensorHousing: CGRect? { device.sensorHousing(interfaceOrientation) }
}

/// A configuration that was asked for and cannot be, and why.
public struct SkippedConfiguration: Hashable, Sendable {
  /// The configuration in words.
  public var name: String
  /// One sentence.
  public var reason: String

  /// Names what was skipped and why.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
