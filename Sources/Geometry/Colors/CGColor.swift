#if !canImport(Darwin)
  public import Foundation

  /// A fixed color: red, green, blue and opacity, each from 0 to 1, in the sRGB space.
  ///
  /// Source: Apple, CGColor.
  public final class CGColor: Hashable, Sendable {
    /// Red, green, blue, opacity.
    package let parts: SIMD4<Double>

    /// Creates a color from its parts in sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(parts: SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    package init(parts: SIMD4<Double>) { self.parts = parts }

    /// Red, green, blue, opacity.
    public var components: [CGFloat]? { (0..<4).map { CGFloat(parts[$0]) } }

    /// The number of components, opacity included.
    public var numberOfComponents: Int { 4 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(parts.w) }

    /// The color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(parts: SIMD4(parts.x, parts.y, parts.z, Double(alpha)))
    }

    /// True if two colors have the same parts.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  }
#endif
