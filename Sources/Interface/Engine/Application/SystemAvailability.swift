import GimbalGraphics
import GimbalTraits

/// True if the simulated system is of a version, or newer: what `#available(iOS 15, *)` asks.
///
/// Any thread may ask. Where no device is on, it is the system of the default device, which would answer for all else.
public func isSystemAvailable(_ major: Int, _ minor: Int) -> Bool {
  (Machine.currentGraphics?.system ?? systemOfDefaultDevice()) >= .iOS(major, minor)
}

/// The system of the default device, which need not be on: the room that knows devices defines the function.
@_silgen_name("gimbal_systemOfDefaultDevice")
private func systemOfDefaultDevice() -> SystemVersion
