/// The device for code that runs before a device is powered on.
///
/// For example, a test suite may read `UIScreen.main` in an initializer.
package enum DefaultDevice {
  /// Powers on the default device for a member such as `UIScreen.main`; other devices stay on.
  @MainActor
  static func powerOn(for member: String) -> Machine { powerOnDefaultDevice(for: member) }
}

/// Powers on the default device; the module that knows the device catalog defines the function.
///
/// The linker must resolve the symbol, so a static archive with the definition cannot be left out.
@MainActor
@_silgen_name("gimbal_powerOnDefaultDevice")
private func powerOnDefaultDevice(for member: String) -> Machine

@MainActor
extension DefaultDevice {
  /// Powers on the default device if no device is current; needed by objects that are shown or use
  /// the clock.
  ///
  /// A view alone needs no device.
  static func ensure(for member: String) {
    if Machine.current == nil { _ = powerOn(for: member) }
  }

  /// Returns the current device; if there is none, powers on the default device and returns it.
  static func required(for member: String) -> Machine {
    Machine.current ?? powerOn(for: member)
  }
}
