import GimbalDevices
import GimbalEngine

/// Returns what the catalog knows of margins; the engine calls it by name.
@_silgen_name("gimbal_marginFigures")
func catalogMarginFigures() -> MarginFigures {
  let rules = LayoutMarginRules.standard
  return MarginFigures(
    plainView: rules.plainView,
    rootHorizontal: rules.rootHorizontal.map {
      MarginFigures.Step(windowFrom: $0.windowFrom, margin: $0.margin)
    })
}
