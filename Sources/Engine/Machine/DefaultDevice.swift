/// The device for code that runs before any is powered on, such as a suite that asks for
/// `UIScreen.main` in an initializer.
package enum DefaultDevice {
  /// Powers it on, for a member such as `UIScreen.main`; nil where no devices are known.
  ///
  /// The engine knows none: this is replaced when the program is linked with a catalog.
  @MainActor
  package dynamic static func powerOn(for member: String) -> Machine? { nil }
}

extension Machine {
  /// Powers the default device on where none is current, for what is shown or takes time; a view by
  /// itself needs none.
  static func ensureDevice(for member: String) {
    if current == nil { _ = DefaultDevice.powerOn(for: member) }
  }

  /// The device that is current, for an interface that cannot do without one: else the default device,
  /// which is powered on now.
  static func required(for member: String) -> Machine {
    guard let machine = current ?? DefaultDevice.powerOn(for: member) else {
      preconditionFailure("\(member): no device is powered on; make a Simulator first")
    }
    return machine
  }
}
