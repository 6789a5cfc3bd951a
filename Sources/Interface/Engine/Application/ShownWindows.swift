/// The windows that a device shows.
package final class ShownWindows: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .showing }
  /// The windows that are shown, in display order.
  package internal(set) var windows: [UIWindow] = []
  /// The key window; nil if there is none.
  package internal(set) weak var keyWindow: UIWindow?

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// The shown windows of this device, created at the first use.
  package var showing: ShownWindows { state() }
}
