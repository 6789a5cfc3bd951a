import GimbalDevices
import GimbalEngine

/// Returns the catalog's metrics of margins; the engine links to it by symbol name.
@_silgen_name("gimbal_marginFigures")
func catalogMarginMetrics() -> MarginMetrics {
  let rules = LayoutMarginRules.standard
  return MarginMetrics(
    plainView: rules.plainView,
    rootHorizontal: rules.rootHorizontal.map {
      MarginMetrics.Step(windowFrom: $0.windowFrom, margin: $0.margin)
    })
}
