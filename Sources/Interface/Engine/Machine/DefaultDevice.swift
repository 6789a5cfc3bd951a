/// The device for code that runs before any is powered on, such as a suite that asks for
/// `UIScreen.main` in an initializer.
package enum DefaultDevice {
  /// Powers it on, for a member such as `UIScreen.main`; what is on already goes on.
  @MainActor
  static func powerOn(for member: String) -> Machine { powerOnDefaultDevice(for: member) }
}

/// Powers the default device on: the room that knows devices defines the function.
///
/// It is a symbol that the linker must find, so that a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_powerOnDefaultDevice")
private func powerOnDefaultDevice(for member: String) -> Machine

extension Machine {
  /// Powers the default device on where none is current, for what is shown or takes time; a view by
  /// itself needs none.
  static func ensureDevice(for member: String) {
    if current == nil { _ = DefaultDevice.powerOn(for: member) }
  }

  /// The device that is current, for an interface that cannot do without one: else the default device,
  /// which is powered on now.
  static func required(for member: String) -> Machine {
    current ?? DefaultDevice.powerOn(for: member)
  }
}
