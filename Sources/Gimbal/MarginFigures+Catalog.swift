import GimbalDevices
import GimbalEngine

/// The catalog's figures of margins, as the engine needs them.
extension MarginFigures {
  @_dynamicReplacement(for:catalogFigures())
  private static func figuresOfCatalog() -> MarginFigures {
    let rules = LayoutMarginRules.standard
    return MarginFigures(
      plainView: rules.plainView,
      rootHorizontal: rules.rootHorizontal.map {
        Step(windowFrom: $0.windowFrom, margin: $0.margin)
      })
  }
}
