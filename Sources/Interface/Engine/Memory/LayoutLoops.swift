import GimbalTraces

/// The limit of repeated updates in a layout pass, and the event that reports more of them.
package enum LayoutLoops {
  /// The maximum number of layouts of one view in a pass; a greater number is a loop.
  ///
  /// Rule: R-LAY-9.
  static let limit: UInt8 = 10

  /// Reports a view whose updates form a loop.
  @MainActor
  package static func report(_ view: UIView?, limit: Int = Int(LayoutLoops.limit)) {
    guard let view else { return }
    view.recordEvent(
      .layoutLoop,
      view.machine.arguments(
        TraceArgument("limit", .number(Double(limit))),
        TraceArgument("view", .text(view.description))))
  }
}
