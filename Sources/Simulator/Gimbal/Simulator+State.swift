public import GimbalEngine
public import GimbalGeometry

/// The state of the device, and the names of objects in the trace.
extension Simulator {
  /// The current simulator, to which `UIScreen.main` and the like belong.
  package static var current: Simulator? { Machine.current?.power.driver as? Simulator }

  /// The screen.
  public var screen: UIScreen { machine.screen }
  /// The key window, or nil before the launch.
  public var window: UIWindow? { machine.showing.keyWindow }
  /// The app.
  public var application: UIApplication { machine.application }
  /// The virtual clock.
  public var clock: VirtualClock { machine.clock }
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation { machine.deviceOrientation }
  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// The text of the row that applies to the app on this device in the table of orientations.
  ///
  /// See: R-ORI-4.
  package var orientationRule: String { OrientationNegotiation(machine).orientationRule.text }

  /// The orientations that the current controllers do not support, each with its reason.
  ///
  /// Reading this property queries the deciding controller.
  ///
  /// See: R-ORI-4.
  package var orientationsLeftOut: [(orientation: UIInterfaceOrientation, reason: String)] {
    machine.perform { OrientationNegotiation(machine).orientationsLeftOut() }
  }

  /// Returns the name of a view in the trace.
  public func name(of view: UIView) -> String { view.traceName }

  /// Returns the name of a controller in the trace.
  public func name(of controller: UIViewController) -> String { controller.traceName }
}
