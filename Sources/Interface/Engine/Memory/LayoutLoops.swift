import GimbalTraces

/// Updates that go round in circles.
extension Machine {
  /// The number of layouts of one view in a pass that counts as a loop.
  ///
  /// Rule: R-LAY-9.
  static let layoutLoopLimit: UInt8 = 10

  /// Reports a view at which updates go round in circles.
  package func reportLayoutLoop(of view: UIView?, limit: Int = Int(Machine.layoutLoopLimit)) {
    guard let view else { return }
    view.recordEvent(
      .layoutLoop,
      arguments(
        TraceArgument("limit", .number(Double(limit))),
        TraceArgument("view", .text(view.description))))
  }
}
