import GimbalEngine

/// Values of a control by its state; a state without a value uses the value of the normal state.
struct StateTable<Value> {
  private var rows: [(state: UIControl.State, value: Value)] = []

  /// The value that was set for exactly this state; setting nil removes it.
  subscript(state: UIControl.State) -> Value? {
    get { rows.first { $0.state == state }?.value }
    set {
      rows.removeAll { $0.state == state }
      if let newValue { rows.append((state, newValue)) }
    }
  }

  /// Returns the value for a state, or that for the normal state.
  func value(for state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
}
