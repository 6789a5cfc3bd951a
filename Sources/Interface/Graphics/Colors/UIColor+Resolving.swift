import Foundation
import GimbalGeometry
import GimbalTraits

extension UIColor {
  /// Providers inside each other, after which a color is clear: an app whose provider answers with itself
  /// would never end.
  private static let nestingLimit = 64

  /// The color that this one is under some traits: of a fixed color itself, of others what they say, until
  /// one is fixed; an opacity of its own is the one that holds.
  ///
  /// While an app's provider runs, the traits are the current ones.
  ///
  /// Rule: L-COL-3.
  final func resolved(with traits: UITraitCollection) -> UIColor {
    var color = self
    var alpha: CGFloat?
    for _ in 0..<Self.nestingLimit {
      switch color.content {
      case .fixed(let fixed):
        guard let alpha else { return color }
        return UIColor(cgColor: fixed.copy(alpha: alpha) ?? fixed)
      case .provider(let provider):
        var answer = color
        traits.performAsCurrent { answer = provider(traits) }
        color = answer
      case .system(let system): color = UIColor(cgColor: system.color(with: traits))
      case .catalog(let named): color = UIColor(cgColor: named.color(with: traits))
      case .faded(let base, let own):
        alpha = alpha ?? own
        color = base
      case .pattern: return color
      }
    }
    return UIColor(cgColor: .clear)
  }

  /// The gray that sends as much light as a color, as a component of sRGB; a gray's own value.
  ///
  /// Rule: L-COL-4.
  static func gray(of parts: SIMD4<Double>) -> Double {
    if parts.x == parts.y, parts.y == parts.z { return parts.x }
    let light = SIMD3(
      RGBConversion.linear(parts.x), RGBConversion.linear(parts.y), RGBConversion.linear(parts.z))
    return RGBConversion.encoded((light * SIMD3(0.2126, 0.7152, 0.0722)).sum())
  }

  /// The color in UIKit's form.
  ///
  /// Rule: L-COL-6.
  final var text: String {
    switch content {
    case .fixed(let color):
      let numbers = (color.components ?? []).map(MeasureText.significant).joined(separator: " ")
      return "\(UIColor.spaceName(of: color)) \(numbers)"
    case .system(let color): return "<UIDynamicSystemColor; name = \(color.name)>"
    case .catalog(let color): return "<UIDynamicCatalogColor; name = \(color.name)>"
    case .provider: return "<UIDynamicProviderColor>"
    case .faded(let base, let alpha):
      return "<UIDynamicModifiedColor; contrast = normal, baseColor = \(base.description), "
        + "alpha = \(MeasureText.significant(alpha))>"
    case .pattern: return "UIPatternColorSpace"
    }
  }

  private static func spaceName(of color: CGColor) -> String {
    switch color.colorSpace?.name {
    case CGColorSpace.displayP3: "UIDisplayP3ColorSpace"
    case CGColorSpace.extendedGray: "UIExtendedGrayColorSpace"
    case CGColorSpace.extendedSRGB: "UIExtendedSRGBColorSpace"
    default:
      switch color.colorSpace?.model {
      case .monochrome: "UIDeviceWhiteColorSpace"
      case .cmyk: "UIDeviceCMYKColorSpace"
      default: "UIDeviceRGBColorSpace"
      }
    }
  }
}

extension UIColor {
  /// The color without its hue, as what can be touched has while its tint is dimmed: the gray that sends as much
  /// light.
  ///
  /// See: L-TINT-3.
  package final func desaturated() -> UIColor {
    let color = self
    return UIColor(dynamicProvider: { traits in
      guard case .fixed(let fixed) = color.resolved(with: traits).content else { return color }
      return UIColor(white: CGFloat(UIColor.gray(of: fixed.parts)), alpha: fixed.alpha)
    })
  }
}
