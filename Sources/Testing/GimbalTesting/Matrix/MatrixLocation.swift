#if !APPLE_UIKIT
  import Foundation
  import GimbalDevices
  import GimbalGeometry
  import GimbalTraits

  /// A combination of a matrix: device, system, orientation at the start, and the app's window.
  struct MatrixLocation: Hashable, Sendable {
    /// The device on which the test runs.
    var device: DeviceProfile
    /// The system that the device runs.
    var system: SystemVersion
    /// The orientation of the device at the launch.
    var orientation: UIDeviceOrientation
    /// The window of the app.
    var window = WindowLayout.fullScreen
    /// Size and size classes of the app's window at the start; nil for a full-screen window.
    var pane: WindowPane?

    /// The name in messages, with the orientation if not portrait and the window if not full screen.
    var phrase: String {
      "\(device.slug) · iOS \(system)" + (orientation == .portrait ? "" : " · \(orientation.name)")
        + (window == .fullScreen ? "" : " · \(window)")
    }

    /// The orientation of the interface at the start, if an app supports it.
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
#endif
