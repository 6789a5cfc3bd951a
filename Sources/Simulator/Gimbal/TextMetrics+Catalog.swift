import GimbalDevices
import GimbalEngine
import GimbalText

/// Returns the catalog's metrics of the system font, as the engine needs them.
///
/// The engine declares this function and the next by their symbol names, and calls each when it
/// first needs the values. A font thus has sizes before any device is powered on.
@_silgen_name("gimbal_systemTypeface")
func catalogTypeface() -> SystemTypeface {
  let font = SystemFont.standard
  return SystemTypeface(
    regular: font.regular.forEngine, bold: font.bold.forEngine,
    weights: font.weights.map {
      SystemTypeface.NamedWeight(
        name: $0.name, value: $0.value, blend: $0.blend, isMeasured: $0.confidence == .high)
    },
    spacing: SystemTypeface.Spacing(
      tracking: font.tracking.map(\.forEngine), opticalBlend: font.opticalBlend.map(\.forEngine)),
    spacingBefore14: font.before14.forEngine, spacingBefore11: font.before11.forEngine,
    squares: SystemTypeface.Squares(
      tracking: font.beyondLatin.tracking.map(\.forEngine), hangul: font.beyondLatin.hangul,
      emoji: font.beyondLatin.emoji.map(\.forEngine)),
    earlierAdvances: font.earlierAdvances,
    pairs: PairTable(
      font.pairs.map { (first: $0.first, second: $0.second, adjustment: $0.adjustment) },
      displayScale: font.pairDisplayScale),
    ascender: font.lines.ascender, descender: font.lines.descender, leading: font.lines.leading,
    lineHeight: font.lines.lineHeight, capHeight: font.lines.capHeight)
}

/// Returns the sizes of the text styles by their raw values.
@_silgen_name("gimbal_textStyleSizes")
func catalogTextStyles() -> [String: TextStyleSizes] {
  var styles: [String: TextStyleSizes] = [:]
  for style in Typography.standard.textStyles(.ios) {
    guard let rawValue = style.rawValue else { continue }
    styles[rawValue] = TextStyleSizes(
      weight: style.weight ?? "regular", weightBefore11: style.weightBefore11,
      sizes: style.sizes.mapValues {
        TextStyleSizes.Size(points: Double($0.size), lineDistance: Double($0.leading))
      })
  }
  return styles
}

extension FontCut {
  fileprivate var forEngine: SystemTypeface.Cut {
    SystemTypeface.Cut(
      text: text, display: display, textXHeight: textXHeight, displayXHeight: displayXHeight)
  }
}

extension FontSpacing {
  fileprivate var forEngine: SystemTypeface.Spacing {
    SystemTypeface.Spacing(
      tracking: tracking.map(\.forEngine), opticalBlend: opticalBlend.map(\.forEngine))
  }
}

extension FontKnot {
  fileprivate var forEngine: SystemTypeface.Knot { SystemTypeface.Knot(size: size, value: value) }
}
