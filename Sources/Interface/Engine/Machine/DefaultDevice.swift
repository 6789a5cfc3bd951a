/// The device for code that runs before a device is powered on.
///
/// A suite that reads `UIScreen.main` in an initializer is an example.
package enum DefaultDevice {
  /// Powers on the default device for a member such as `UIScreen.main`; other devices stay on.
  @MainActor
  static func powerOn(for member: String) -> Machine { powerOnDefaultDevice(for: member) }
}

/// Powers on the default device; the module that knows the device catalog defines the function.
///
/// The linker must resolve the symbol, so a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_powerOnDefaultDevice")
private func powerOnDefaultDevice(for member: String) -> Machine

extension Machine {
  /// Powers on the default device if none is current, for objects that are shown or take time.
  ///
  /// A view alone needs no device.
  static func ensureDevice(for member: String) {
    if current == nil { _ = DefaultDevice.powerOn(for: member) }
  }

  /// Returns the current device, or the default device, which is powered on now.
  static func required(for member: String) -> Machine {
    current ?? DefaultDevice.powerOn(for: member)
  }
}
