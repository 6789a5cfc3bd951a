import GimbalControls
import GimbalEngine
import GimbalTraits

/// The events of a control whose value the user changes.
extension UIControl {
  /// Sends the control's actions after the user has changed its value.
  ///
  /// Rule: R-CTRL-7.
  final func valueDidChangeByHand() {
    sendActions(
      for: machine.features.hasPrimaryActions
        ? [.valueChanged, .primaryActionTriggered] : .valueChanged)
  }
}

/// Values of a control by its state; a state without a value uses the value of the normal state.
struct ControlStateTable<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for a state itself; nil for none.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a state, or that of the normal state.
  func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
