#if !canImport(Darwin)
  public import Foundation

  /// A fixed color: components in a color space, and opacity.
  ///
  /// Source: Apple, CGColor.
  public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    /// The meaning of the components.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]
    /// Red, green, blue in extended sRGB, and opacity, whatever the color's own space.
    package let parts: SIMD4<Double>

    /// Creates a color from its parts in sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(.ofSRGB, [red, green, blue, alpha])
    }

    /// Creates a color from its parts in sRGB, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(.ofSRGB, [red, green, blue, alpha])
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(.ofGray, [gray, alpha]) }

    /// Creates a color from components of a space and opacity, or nil if there are not enough of
    /// them.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
      let count = colorSpace.numberOfComponents + 1
      guard components.count >= count else { return nil }
      self.init(colorSpace, Array(components.prefix(count)))
    }

    /// Creates a color from red, green, blue and opacity in extended sRGB.
    package convenience init(parts: SIMD4<Double>) {
      self.init(.ofSRGB, (0..<4).map { CGFloat(parts[$0]) })
    }

    /// Creates a color from as many components as the space has, and opacity.
    package init(_ colorSpace: CGColorSpace, _ values: [CGFloat]) {
      self.colorSpace = colorSpace
      self.values = values
      parts = colorSpace.sRGBParts(values)
    }

    /// The components in the color's own space, and opacity.
    public var components: [CGFloat]? { values }

    /// The number of components, opacity included.
    public var numberOfComponents: Int { values.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(colorSpace ?? .ofSRGB, values.dropLast() + [alpha])
    }

    /// Returns true if two colors have the same space and components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.colorSpace == right.colorSpace && left.values == right.values
    }

    /// Hashes the space and the components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(colorSpace)
      hasher.combine(values)
    }

    /// The space and the components, such as `<CGColor (kCGColorSpaceSRGB) (1 0 0 1)>`.
    ///
    /// CoreGraphics prints addresses too.
    public var description: String {
      let numbers = values.map { MeasureText.significant($0) }.joined(separator: " ")
      return "<CGColor (\(colorSpace?.name ?? "")) (\(numbers))>"
    }
  }

  extension CGColor {
    /// White, of opacity 1.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black, of opacity 1.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black, of opacity 0.
    public static let clear = CGColor(gray: 0, alpha: 0)
  }
#endif
