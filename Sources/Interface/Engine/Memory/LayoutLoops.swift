import GimbalTraces

/// Detection of layout loops.
extension Machine {
  /// The maximum number of layouts of one view in a pass; a greater number is a loop.
  ///
  /// Rule: R-LAY-9.
  static let layoutLoopLimit: UInt8 = 10

  /// Reports a view whose updates form a loop.
  package func reportLayoutLoop(of view: UIView?, limit: Int = Int(Machine.layoutLoopLimit)) {
    guard let view else { return }
    view.recordEvent(
      .layoutLoop,
      arguments(
        TraceArgument("limit", .number(Double(limit))),
        TraceArgument("view", .text(view.description))))
  }
}
