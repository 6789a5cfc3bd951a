import GimbalGraphics
import GimbalTraits

/// Returns true if the simulated system has this version or a newer one, as `#available(iOS 15, *)`
/// does.
///
/// It can be called on any thread. If no device is on, it uses the system of the default device.
public func isSystemAvailable(_ major: Int, _ minor: Int) -> Bool {
  (CurrentMachine.currentGraphics?.system ?? systemOfDefaultDevice()) >= .iOS(major, minor)
}

/// Returns the system of the default device, which need not be on.
///
/// The module that knows the device catalog defines the function.
@_silgen_name("gimbal_systemOfDefaultDevice")
private func systemOfDefaultDevice() -> SystemVersion
