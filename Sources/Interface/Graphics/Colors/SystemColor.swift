import Foundation
import GimbalGeometry
import GimbalTraits

/// A system color: its name, and its values by style, contrast, level and version.
struct SystemColor: Sendable {
  /// UIKit's name, such as `labelColor`.
  let name: String
  private let values: Values
  /// The values from iOS 26 on, if they differ.
  private let later: Values?
  /// The values up to iOS 14, if they differ.
  private let earlier: Values?

  /// Red, green and blue as 24 bits, and an opacity.
  struct Value: Sendable, ExpressibleByIntegerLiteral {
    /// Red, green and blue, with 8 bits each.
    let rgb: UInt32
    /// The opacity from 0 to 1.
    var alpha = 1.0

    /// Creates an opaque color, so that tables can contain plain numbers.
    init(integerLiteral value: UInt32) { rgb = value }

    /// Creates a color with an opacity.
    init(_ rgb: UInt32, _ alpha: Double) {
      self.rgb = rgb
      self.alpha = alpha
    }

    /// The color in the extended sRGB color space.
    var color: CGColor {
      let bytes = [rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255]
      return CGColor(.ofExtendedSRGB, bytes.map { CGFloat($0) / 255 } + [CGFloat(alpha)])
    }
  }

  /// The values by style and contrast; dark styles also have those of the elevated level.
  struct Values: Sendable {
    /// The value in light style.
    var light: Value
    /// The value in dark style.
    var dark: Value
    /// The value in light style with high contrast.
    var lightHigh: Value
    /// The value in dark style with high contrast.
    var darkHigh: Value
    /// The value in dark style at the elevated level; nil for the one of the base level.
    var elevated: Value?
    /// The same with high contrast.
    var elevatedHigh: Value?

    /// Creates the values; a value for high contrast that is not given is the normal one.
    init(
      _ light: Value, _ dark: Value, _ lightHigh: Value? = nil, _ darkHigh: Value? = nil,
      elevated: Value? = nil, elevatedHigh: Value? = nil
    ) {
      self.light = light
      self.dark = dark
      self.lightHigh = lightHigh ?? light
      self.darkHigh = darkHigh ?? dark
      self.elevated = elevated
      self.elevatedHigh = elevatedHigh
    }
  }

  /// Creates a system color; `later` and `earlier` are the values of other system versions.
  init(_ name: String, _ values: Values, later: Values? = nil, earlier: Values? = nil) {
    self.name = name
    self.values = values
    self.later = later
    self.earlier = earlier
  }

  /// Returns the color for some traits; unspecified traits count as light, normal contrast and base
  /// level.
  ///
  /// Rule: L-COL-7.
  func color(with traits: UITraitCollection) -> CGColor {
    let system = GraphicsEnvironment.current.system
    let values =
      system.hasHuesOf2025
      ? later ?? values : system.hasDarkerTeal ? values : earlier ?? values
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return (isHigh ? values.lightHigh : values.light).color
    }
    let base = isHigh ? values.darkHigh : values.dark
    guard traits.userInterfaceLevel == .elevated else { return base.color }
    return ((isHigh ? values.elevatedHigh : values.elevated) ?? base).color
  }
}
