public import GimbalEngine
public import GimbalGeometry

/// The state of the device, and the names of the trace.
extension Simulator {
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

  /// The name by which the trace knows a view.
  public func name(of view: UIView) -> String { view.traceName }

  /// The name by which the trace knows a controller.
  public func name(of controller: UIViewController) -> String { controller.traceName }
}
