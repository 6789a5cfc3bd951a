import GimbalDevices
import GimbalEngine

/// Returns what the catalog knows of margins; the engine calls it by name.
@_silgen_name("gimbal_marginFigures")
func catalogMarginMetrics() -> MarginMetrics {
  let rules = LayoutMarginRules.standard
  return MarginMetrics(
    plainView: rules.plainView,
    rootHorizontal: rules.rootHorizontal.map {
      MarginMetrics.Step(windowFrom: $0.windowFrom, margin: $0.margin)
    })
}
