import Foundation
import GimbalGeometry
import GimbalGraphics
import GimbalTraits
import SeededGenerator
import Testing

private func parts(_ color: UIColor) -> [CGFloat] {
  var red: CGFloat = -1
  var green: CGFloat = -1
  var blue: CGFloat = -1
  var alpha: CGFloat = -1
  #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
  return [red, green, blue, alpha]
}

private func isNear(_ left: [CGFloat], _ right: [CGFloat], _ limit: CGFloat = 1e-9) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= limit }
}

private let dark = UITraitCollection(userInterfaceStyle: .dark)
private let high = UITraitCollection(accessibilityContrast: .high)
private let elevated = UITraitCollection(userInterfaceLevel: .elevated)

/// Returns red, green and blue from 0 to 255, on a system.
private func bytes(
  _ color: UIColor, _ traits: UITraitCollection..., on system: SystemVersion = .iOS(18)
) -> [Int] {
  let device = GraphicsEnvironment(system: system, displayScale: 3)
  let resolved = GraphicsEnvironment.$ofTask.withValue(device) {
    color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
  }
  return parts(resolved).dropLast().map { Int(($0 * 255).rounded()) }
}

@Suite("Colors") struct ColorTests {
  @Test func `a color of each space returns its components in sRGB`() {
    #expect(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(parts(UIColor(white: 0.25, alpha: 1)) == [0.25, 0.25, 0.25, 1])
    #expect(
      isNear(parts(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)), [0, 1, 0, 1]))
    let wide = parts(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(isNear(wide, [1.0930, -0.2267, -0.1501, 1], 1e-4))
    #expect(
      isNear(parts(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [1, 1, 1, 1], 1e-7))
  }

  @Test func `conversion from sRGB to Display P3 and back changes nothing`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let color = SIMD4<Double>(
        .random(in: -0.2...1.2, using: &random), .random(in: 0...1, using: &random),
        .random(in: 0...1, using: &random), 1)
      let back = RGBConversion.toSRGB(displayP3: RGBConversion.toDisplayP3(sRGB: color))
      #expect((back - color).min() > -1e-6 && (back - color).max() < 1e-6)
    }
  }

  /// L-COL-2.
  @Test func `hue, saturation and brightness are returned as they were set`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<1_000 {
      let hue = CGFloat.random(in: 0..<1, using: &random)
      let saturation = CGFloat.random(in: 0.01...1, using: &random)
      let brightness = CGFloat.random(in: 0.01...1, using: &random)
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      var h: CGFloat = 0
      var s: CGFloat = 0
      var b: CGFloat = 0
      var opacity: CGFloat = 0
      color.getHue(&h, saturation: &s, brightness: &b, alpha: &opacity)
      let found = [h, s, b, opacity]
      #expect(isNear(found, [hue, saturation, brightness, 0.5], 1e-7))
    }
  }

  @Test(arguments: [
    (UIColor.secondaryLabel, [153, 153, 173, 173]), (.tertiaryLabel, [76, 76, 96, 96]),
    (.quaternaryLabel, [45, 40, 66, 61]), (.placeholderText, [76, 76, 96, 96]),
    (.separator, [73, 153, 94, 173]), (.systemFill, [51, 91, 71, 112]),
    (.secondarySystemFill, [40, 81, 61, 102]), (.tertiarySystemFill, [30, 61, 51, 81]),
    (.quaternarySystemFill, [20, 45, 40, 66]),
  ])
  func `opacities depend on style and contrast as iOS 13 prints them (L-COL-7)`(
    color: UIColor, expected: [Int]
  ) {
    let traits = [[], [dark], [high], [dark, high]].map { UITraitCollection(traitsFrom: $0) }
    let opacities = traits.map { Int(parts(color.resolvedColor(with: $0))[3] * 255) }
    #expect(opacities == expected)
  }

  /// L-COL-4.
  @Test func `a gray returns its white, a color the gray of equal luminance`() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.7)
    #expect(UIColor.green.getWhite(&white, alpha: nil))
    #expect(abs(white - 0.86248) < 1e-4)
  }

  /// L-COL-3.
  @Test func `a provider is called with the traits, which are current during the call`() {
    let color = UIColor { traits in
      #expect(UITraitCollection.current.userInterfaceStyle == traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .white : .black
    }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection()) == .black)
    dark.performAsCurrent { #expect(color.cgColor.components == [1, 1]) }
    #expect(parts(color) == [0, 0, 0, 1])
  }

  @Test func `an explicit alpha replaces that of the provider's color`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      .withAlphaComponent(0.9).withAlphaComponent(0.5)
    #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.secondaryLabel.withAlphaComponent(1).cgColor.alpha == 1)
    #expect(UIColor.red.withAlphaComponent(.nan).cgColor.alpha == 0)
    #expect(UIColor.red.withAlphaComponent(7).cgColor.alpha == 1)
  }

  @Test func `a provider that returns its own color ends`() {
    final class Loop: @unchecked Sendable { var color = UIColor.red }
    let loop = Loop()
    loop.color = UIColor { _ in loop.color }
    #expect(loop.color.resolvedColor(with: dark) == UIColor(cgColor: .clear))
    loop.color = .red
  }

  /// L-COL-7.
  @Test func `system colors depend on style, contrast and level`() {
    #expect(bytes(.systemRed) == [255, 59, 48])
    #expect(bytes(.systemRed, dark) == [255, 69, 58])
    #expect(bytes(.systemRed, high) == [215, 0, 21])
    #expect(bytes(.systemRed, dark, high) == [255, 105, 97])
    #expect(bytes(.systemRed, on: .iOS(26)) == [255, 56, 60])
    #expect(bytes(.systemTeal, on: .iOS(14)) == [90, 200, 250])
    #expect(bytes(.systemTeal, on: .iOS(15)) == [48, 176, 199])
    #expect(bytes(.systemBackground) == [255, 255, 255])
    #expect(bytes(.systemBackground, elevated) == [255, 255, 255])
    #expect(bytes(.systemBackground, dark) == [0, 0, 0])
    #expect(bytes(.systemBackground, dark, elevated) == [28, 28, 30])
    #expect(bytes(.systemGray6, dark) == [28, 28, 30])
    #expect(bytes(.label, dark) == [255, 255, 255])
    #expect(UIColor.separator.resolvedColor(with: dark).cgColor.alpha == 0.6)
  }

  @Test func `in the dark style each group of backgrounds gets lighter with its level`() {
    for color in [
      UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ] {
      let base = bytes(color, dark)
      #expect(zip(base, bytes(color, dark, elevated)).allSatisfy { $0 < $1 }, "\(color)")
    }
  }

  /// L-COL-5.
  @Test func `colors are equal by space and components, or by name`() {
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
    #expect(UIColor.label == .label && UIColor.label != .darkText)
    #expect(UIColor.label.withAlphaComponent(0.5) == .label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != .label.withAlphaComponent(0.6))
    #expect(
      UIColor.label.withAlphaComponent(0.5).hash == UIColor.label.withAlphaComponent(0.5).hash)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  /// L-COL-6.
  @Test func `a color's description has its space and numbers, a system color's its name`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
    #expect(
      UIColor(displayP3Red: 0.5, green: 0, blue: 0, alpha: 1).description
        == "UIDisplayP3ColorSpace 0.5 0 0 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
  }

  /// L-TINT-3.
  @Test func `a desaturated color has the same luminance`() {
    let gray = UIColor.systemBlue.desaturated().resolvedColor(with: dark)
    var before: CGFloat = 0
    var after: CGFloat = 0
    UIColor.systemBlue.resolvedColor(with: dark).getWhite(&before, alpha: nil)
    gray.getWhite(&after, alpha: nil)
    #expect(abs(before - after) < 1e-12)
    #expect(Set(parts(gray).dropLast()).count == 1)
  }

  @Test func `a Core Graphics color keeps its color space`() {
    let space = CGColorSpaceCreateDeviceRGB()
    let color = CGColor(colorSpace: space, components: [1, 0.5, 0, 1])
    #expect(color?.colorSpace == space && color?.components == [1, 0.5, 0, 1])
    #expect(CGColor(colorSpace: space, components: [1, 0.5]) == nil)
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.components == [0.5, 0.25])
  }
}
