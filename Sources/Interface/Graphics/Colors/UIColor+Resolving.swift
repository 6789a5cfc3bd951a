import Foundation
import GimbalGeometry
import GimbalTraits

/// The fixed color of a dynamic color under traits.
extension UIColor {
  /// The maximum depth of nested providers, because a provider that returns its own color would
  /// never end; beyond it a color is clear.
  private static let nestingLimit = 64

  /// Returns the fixed color for some traits.
  ///
  /// Dynamic colors are resolved until one is fixed; the outermost opacity applies. While an app's
  /// provider runs, `UITraitCollection.current` has these traits.
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

  /// Returns the gray with the same luminance as a color, as a component of sRGB; a gray's own
  /// value.
  ///
  /// Rule: L-COL-4.
  static func gray(of parts: SIMD4<Double>) -> Double {
    if parts.x == parts.y, parts.y == parts.z { return parts.x }
    let light = SIMD3(
      RGBConversion.linear(parts.x), RGBConversion.linear(parts.y), RGBConversion.linear(parts.z))
    return RGBConversion.encoded((light * SIMD3(0.2126, 0.7152, 0.0722)).sum())
  }

  /// The description of the color in UIKit's format.
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
  /// Returns the gray with the same luminance, which controls have while their tint is dimmed.
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
