extension Hardware: CustomStringConvertible {
  /// The marketing name.
  public var description: String { name }
}

extension BehaviourSwitches: CustomStringConvertible {
  /// The switches that differ from their defaults.
  public var description: String {
    let usual = BehaviourSwitches()
    var changed = BehaviourSwitches.flags.filter {
      self[keyPath: $0.path] != usual[keyPath: $0.path]
    }
    .map { "\($0.name): \(self[keyPath: $0.path])" }
    if rotationDuration != usual.rotationDuration {
      changed.append("rotationDuration: \(rotationDuration)")
    }
    if transitionDuration != usual.transitionDuration {
      changed.append("transitionDuration: \(transitionDuration)")
    }
    return changed.isEmpty ? "as by default" : changed.joined(separator: ", ")
  }
}
