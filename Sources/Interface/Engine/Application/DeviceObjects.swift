/// The objects that represent a device, its screen and its app.
final class DeviceObjects: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .objects }
  fileprivate var screen: UIScreen?
  fileprivate var innerScreen: UIScreen?
  fileprivate var device: UIDevice?
  @exclusivity(unchecked) fileprivate var application: UIApplication?
  fileprivate var principalClass: UIApplication.Type = UIApplication.self

  /// Returns a cached object that retains the machine, and creates it on first use; it is cached
  /// only while the device is on.
  fileprivate static func cached<Object>(
    _ position: inout Object?, on machine: Machine, _ make: @autoclosure () -> Object
  ) -> Object {
    if let position { return position }
    let object = make()
    if machine.power.isOn { position = object }
    return object
  }
}

extension Machine {
  private var objects: DeviceObjects { state() }

  /// The screen with the app's scene: on an open foldable device the inner one.
  package var screen: UIScreen {
    guard hardware.isInner, let inner = fold?.inner else { return mainScreen }
    return DeviceObjects.cached(
      &objects.innerScreen, on: self, UIScreen(machine: self, display: inner))
  }

  /// The device's main screen: on a foldable device the outer one, in every posture.
  ///
  /// Rule: R-FOLD-5.
  package var mainScreen: UIScreen {
    DeviceObjects.cached(&objects.screen, on: self, UIScreen(machine: self, display: fold?.outer))
  }
  /// The value of `UIDevice.current`, created at the first use.
  package var device: UIDevice {
    DeviceObjects.cached(&objects.device, on: self, UIDevice(machine: self))
  }
  /// The value of `UIApplication.shared`, an object of the app's principal class.
  package var application: UIApplication {
    DeviceObjects.cached(
      &objects.application, on: self, PrincipalClass.make(UIApplication.self, on: self))
  }

  /// The class of the application object for the next launches.
  package var principalClass: UIApplication.Type {
    get { objects.principalClass }
    set { objects.principalClass = newValue }
  }

  /// Replaces the application object for a launch, unless both are of UIKit's own class.
  func renewApplication() {
    let present = application
    guard principalClass != UIApplication.self || type(of: present) != UIApplication.self else {
      return
    }
    objects.application = PrincipalClass.make(principalClass, on: self)
  }
}
