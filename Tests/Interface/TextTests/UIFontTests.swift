import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalText
import GimbalTraits
import Testing

/// The system font: its measured values, and derived ones (advances and line metrics as read on a
/// recent system at 3 pixels per point).
@MainActor @Suite(.simulator("iphone-15-pro")) struct UIFontTests {
  @Test func `extra large titles are bold, and grow with large titles`() {
    let (first, second) = (UIFont.TextStyle.extraLargeTitle, UIFont.TextStyle.extraLargeTitle2)
    #expect(UIFont.preferredFont(forTextStyle: first).pointSize == 36)
    #expect(UIFont.preferredFont(forTextStyle: second).pointSize == 28)
    #expect(
      UIFont.preferredFont(forTextStyle: first).lineHeight
        == UIFont.systemFont(ofSize: 36, weight: .bold).lineHeight)
    let larger = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    #expect(
      UIFont.preferredFont(forTextStyle: first, compatibleWith: larger).pointSize == 38)
  }

  private nonisolated static let measured: [KnownFont] = [
    KnownFont(
      .regular, 8, hello: 42, narrow: 20, wide: 63.3333, ascender: 7.6171875,
      lineHeight: 9.546875, xHeight: 4.2109375),
    KnownFont(
      .regular, 12, hello: 59.6667, narrow: 27, wide: 92, ascender: 11.42578125,
      lineHeight: 14.3203125, xHeight: 6.31640625),
    KnownFont(
      .regular, 17, hello: 79.6667, narrow: 34.3333, wide: 126.3333, ascender: 16.18652344,
      lineHeight: 20.28710938, xHeight: 8.948242188),
    KnownFont(
      .regular, 20, hello: 91.6667, narrow: 39.3333, wide: 147, ascender: 19.04296875,
      lineHeight: 23.8671875, xHeight: 10.43945312),
    KnownFont(
      .regular, 28, hello: 127, narrow: 55.3333, wide: 206, ascender: 26.66015625,
      lineHeight: 33.4140625, xHeight: 14.21875),
    KnownFont(
      .medium, 15, hello: 74, narrow: 33.6667, wide: 114.3333, ascender: 14.28222656,
      lineHeight: 17.90039062, xHeight: 7.954101562),
    KnownFont(
      .semibold, 22, hello: 105, narrow: 47.3333, wide: 165, ascender: 20.94726562,
      lineHeight: 26.25390625, xHeight: 11.55859375),
    KnownFont(
      .bold, 17, hello: 86.3333, narrow: 40.6667, wide: 131, ascender: 16.18652344,
      lineHeight: 20.28710938, xHeight: 9.139160156),
    KnownFont(
      .bold, 34, hello: 166.3333, narrow: 77.3333, wide: 258.6667, ascender: 32.37304688,
      lineHeight: 40.57421875, xHeight: 17.796875),
  ]

  @Test(arguments: measured)
  func `labels have measured widths and lines measured heights`(known: KnownFont) {
    let font = UIFont.systemFont(ofSize: known.size, weight: known.weight)
    func width(_ text: String) -> CGFloat {
      let label = UILabel()
      label.font = font
      label.text = text
      return label.intrinsicContentSize.width
    }

    #expect(abs(width("Hello UIKit") - known.hello) < 0.001)
    #expect(abs(width("iiiiillll") - known.narrow) < 0.001)
    #expect(abs(width("WWWW MMMM") - known.wide) < 0.001)
    #expect(abs(font.ascender - known.ascender) < 0.0001)
    #expect(abs(font.lineHeight - known.lineHeight) < 0.0001)
    #expect(abs(font.xHeight - known.xHeight) < 0.0001)
    #expect(font.leading == 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.0001)
    #expect(font.pointSize == known.size)
  }

  @Test func `a text style has the user's text size`() throws {
    let sim = try #require(Simulator.bound)

    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    sim.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
    let silent = UITraitCollection(displayScale: 3)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: silent).pointSize == 53)
  }

  @Test func `each device has its own text size`() throws {
    let sim = try #require(Simulator.bound)
    let other = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    other.settings.contentSizeCategory = .extraExtraExtraLarge

    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    other.perform { #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23) }
    sim.settings.contentSizeCategory = .extraSmall
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    other.perform { #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23) }
  }

  @Test(arguments: [0, -3, CGFloat.nan, -CGFloat.infinity])
  func `an invalid size counts as the system's`(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test func `infinite sizes and weights are limited`() {
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 10_000)
    let odd: [CGFloat] = [.nan, CGFloat.infinity, -CGFloat.infinity, 0.35]
    for weight in odd {
      let font = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(weight))
      #expect(font.xHeight > 5 && font.xHeight < 12, "\(weight)")
    }
  }

  @Test func `fonts are equal when weight, size, slant and leading are`() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.preferredFont(forTextStyle: .body).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.boldSystemFont(ofSize: 17).withSize(20) == UIFont.boldSystemFont(ofSize: 20))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    #expect(UIFont.systemFont(ofSize: 12, weight: .ultraLight).fontName == ".SFUI-Ultralight")
  }

  @Test func `heavier fonts are wider`() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { weight in
      let label = UILabel()
      label.font = .systemFont(ofSize: 17, weight: weight)
      label.text = "Hamburgefonstiv"
      return label.intrinsicContentSize.width
    }

    #expect(widths == widths.sorted() && Set(widths).count == weights.count)
  }
}

/// Measured values of a font: widths of labels and heights, in points.
struct KnownFont: Sendable {
  let weight: UIFont.Weight
  let size: CGFloat
  let hello: CGFloat
  let narrow: CGFloat
  let wide: CGFloat
  let ascender: CGFloat
  let lineHeight: CGFloat
  let xHeight: CGFloat

  init(
    _ weight: UIFont.Weight, _ size: CGFloat, hello: CGFloat, narrow: CGFloat, wide: CGFloat,
    ascender: CGFloat, lineHeight: CGFloat, xHeight: CGFloat
  ) {
    self.weight = weight
    self.size = size
    self.hello = hello
    self.narrow = narrow
    self.wide = wide
    self.ascender = ascender
    self.lineHeight = lineHeight
    self.xHeight = xHeight
  }
}
