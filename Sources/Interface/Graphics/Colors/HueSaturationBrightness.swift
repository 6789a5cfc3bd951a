/// A color as hue, saturation and brightness, for `UIColor`'s initializer and getter.
struct HueSaturationBrightness: Hashable {
  /// The hue as a fraction of the color wheel, from 0, red, up to 1.
  var hue: Double
  /// The saturation: from 0, which is gray, to 1.
  var saturation: Double
  /// The brightness: from 0, which is black, to 1.
  var brightness: Double

  /// Creates a color from its three values.
  init(hue: Double, saturation: Double, brightness: Double) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Creates the color from red, green and blue; grays have the hue 0.
  ///
  /// Rule: L-COL-2.
  init(rgb: SIMD3<Double>) {
    let most = rgb.max()
    let spread = most - rgb.min()
    brightness = most
    saturation = most > 0 ? spread / most : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth =
      if most == rgb.x {
        (rgb.y - rgb.z) / spread
      } else if most == rgb.y {
        2 + (rgb.z - rgb.x) / spread
      } else {
        4 + (rgb.x - rgb.y) / spread
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// Red, green and blue; the hue wraps around, the others are clamped, and NaN counts as 0.
  var rgb: SIMD3<Double> {
    let sixths = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    let saturation = Self.unit(saturation)
    let brightness = Self.unit(brightness)
    func part(_ offset: Double) -> Double {
      let position = (offset + sixths).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    return SIMD3(part(5), part(3), part(1))
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
