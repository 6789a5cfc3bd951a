/// The windows that a device shows.
package final class ShownWindows: MachineState {
  package static var position: MachineStateSlot { .showing }
  /// The windows that are shown, in display order.
  package internal(set) var windows: [UIWindow] = []
  package internal(set) weak var keyWindow: UIWindow?

  package init() {}
}

extension Machine {
  package var showing: ShownWindows { state() }
}
