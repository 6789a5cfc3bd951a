public import GimbalEngine
public import GimbalGeometry

/// The state of the device, and the names of the trace.
extension Simulator {
  /// The simulator that is current: `UIScreen.main` and its like belong to it.
  package static var current: Simulator? { Machine.current?.power.driver as? Simulator }

  /// The screen.
  public var screen: UIScreen { machine.screen }
  /// The key window, or nil before the launch.
  public var window: UIWindow? { machine.showing.keyWindow }
  /// The app.
  public var application: UIApplication { machine.application }
  /// The virtual clock.
  public var clock: VirtualClock { machine.clock }
  /// The orientation in which the device is held.
  public var orientation: UIDeviceOrientation { machine.deviceOrientation }
  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { machine.interfaceOrientation }

  /// The row of the table of orientations that counts for the app on this device, in words.
  ///
  /// See: R-ORI-4.
  package var orientationRule: String { machine.orientationRule.text }

  /// The orientations in which the interface is never while the present controllers are shown, each with its reason.
  ///
  /// The deciding controller is queried.
  ///
  /// See: R-ORI-4.
  package var orientationsLeftOut: [(orientation: UIInterfaceOrientation, reason: String)] {
    machine.perform { machine.orientationsLeftOut() }
  }

  /// The name by which the trace knows a view.
  public func name(of view: UIView) -> String { view.traceName }

  /// The name by which the trace knows a controller.
  public func name(of controller: UIViewController) -> String { controller.traceName }
}
