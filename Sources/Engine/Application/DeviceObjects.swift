/// The objects that stand for a device, its screen and its app.
final class DeviceObjects: MachineState {
  static var place: MachineStatePlace { .objects }
  fileprivate var screen: UIScreen?
  fileprivate var device: UIDevice?
  fileprivate var application: UIApplication?

  /// An object that holds the machine: made once, and kept no longer than the device is on.
  fileprivate static func kept<Object>(
    _ place: inout Object?, on machine: Machine, _ make: @autoclosure () -> Object
  ) -> Object {
    if let place { return place }
    let object = make()
    if machine.power.isOn { place = object }
    return object
  }
}

extension Machine {
  private var objects: DeviceObjects { state() }

  package var screen: UIScreen {
    DeviceObjects.kept(&objects.screen, on: self, UIScreen(machine: self))
  }
  package var device: UIDevice {
    DeviceObjects.kept(&objects.device, on: self, UIDevice(machine: self))
  }
  package var application: UIApplication {
    DeviceObjects.kept(&objects.application, on: self, UIApplication(machine: self))
  }
}
