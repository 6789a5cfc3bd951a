package import GimbalEngine

extension Fault {
  package static var stacksTooDeep: Fault {
    Fault(
      .stacksTooDeep, .limit, .gimbal,
      "stack views that share in proportion are nested deeper than "
        + "\(UIStackView.proportionLimit) levels")
  }

  /// Source: uber/UberSignature#32.
  package static func arrangedIndex(_ index: Int, count: Int) -> Fault {
    Fault(
      .arrangedIndex, .invalidArgument, .uikit,
      "index out of bounds for arranged subview: index = \(index) expected to be less than or "
        + "equal to \(count)")
  }
}
