public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// A fixed color, or a dynamic color that depends on traits.
///
/// Members that read components return those for `UITraitCollection.current`.
///
/// Source: Apple, UIColor.
open class UIColor: NSObject, @unchecked Sendable {
  private final let tag = SwiftObjectTag()
  /// The definition of the color, from which components are computed.
  final var content: ColorContent

  // MARK: Creating

  /// Creates a color from its components in extended sRGB, each from 0 to 1, or beyond for wide
  /// gamuts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(.ofExtendedSRGB, [red, green, blue, UIColor.opacity(alpha)]))
    super.init()
  }

  /// Creates a gray from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(.ofExtendedGray, [white, UIColor.opacity(alpha)]))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  ///
  /// The hue wraps around; the other two are clamped.
  ///
  /// See: L-COL-2.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueSaturationBrightness(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness)
    ).rgb
    content = .fixed(
      CGColor(
        .ofExtendedSRGB,
        [CGFloat(color.x), CGFloat(color.y), CGFloat(color.z), UIColor.opacity(alpha)]))
    super.init()
  }

  /// Creates a color from its components in Display P3, each from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(.ofDisplayP3, [red, green, blue, UIColor.opacity(alpha)]))
    super.init()
  }

  /// Creates a color from a Core Graphics color, in its color space.
  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    super.init()
  }

  /// Creates a dynamic color.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .provider(dynamicProvider)
    super.init()
  }

  /// Returns a color with other content.
  ///
  /// It is not an initializer, because subclasses would inherit it.
  static func of(_ content: ColorContent) -> UIColor {
    let color = UIColor(cgColor: .clear)
    color.content = content
    return color
  }

  /// An opacity from 0 to 1; NaN counts as 0.
  private static func opacity(_ alpha: CGFloat) -> CGFloat { alpha > 0 ? min(alpha, 1) : 0 }

  // MARK: Resolving

  /// Returns the fixed color for some traits.
  ///
  /// See: L-COL-3.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(with: traitCollection)
  }

  /// Returns the color with another opacity, from 0 to 1; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = UIColor.opacity(alpha)
    switch content {
    case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .faded(let base, _): return .of(.faded(base, alpha))
    case .provider, .system, .catalog, .pattern: return .of(.faded(self, alpha))
    }
  }

  /// The Core Graphics color for the current traits; clear for a pattern.
  ///
  /// It does not follow later changes of traits.
  open var cgColor: CGColor {
    let color = resolvedColor(with: .current)
    switch color.content {
    case .fixed(let color): return color
    case .faded, .provider, .system, .catalog, .pattern: return .clear
    }
  }

  // MARK: Components

  /// Writes red, green, blue in extended sRGB, and opacity; for a pattern it writes nothing and
  /// returns false.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = fixedParts else { return false }
    red?.pointee = CGFloat(parts.x)
    green?.pointee = CGFloat(parts.y)
    blue?.pointee = CGFloat(parts.z)
    alpha?.pointee = CGFloat(parts.w)
    return true
  }

  /// Writes the gray and the opacity; for a pattern it writes nothing and returns false.
  ///
  /// See: L-COL-4.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = fixedParts else { return false }
    white?.pointee = CGFloat(UIColor.gray(of: parts))
    alpha?.pointee = CGFloat(parts.w)
    return true
  }

  /// Writes hue, saturation, brightness and opacity, each from 0 to 1; for a pattern it writes
  /// nothing and returns false.
  ///
  /// See: L-COL-2.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let parts = fixedParts else { return false }
    let color = HueSaturationBrightness(rgb: SIMD3(parts.x, parts.y, parts.z))
    hue?.pointee = CGFloat(color.hue)
    saturation?.pointee = CGFloat(color.saturation)
    brightness?.pointee = CGFloat(color.brightness)
    alpha?.pointee = CGFloat(parts.w)
    return true
  }

  /// Returns true for equal colors.
  ///
  /// Fixed colors are equal if space and components are. Dynamic colors are equal if they are
  /// identical, have the same name, or are equal colors with the same opacity.
  ///
  /// Rule: L-COL-5.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (content, other.content) {
    case (.fixed(let left), .fixed(let right)): return left == right
    case (.system(let left), .system(let right)): return left.name == right.name
    case (.catalog(let left), .catalog(let right)): return left == right
    case (.faded(let left, let leftAlpha), .faded(let right, let rightAlpha)):
      return leftAlpha == rightAlpha && left.isEqual(right)
    case (.pattern(let left), .pattern(let right)): return left.isEqual(right)
    default: return false
    }
  }

  /// A hash that is consistent with equality.
  open override var hash: Int {
    var hasher = Hasher()
    switch content {
    case .fixed(let color): hasher.combine(color)
    case .system(let color): hasher.combine(color.name)
    case .catalog(let color): hasher.combine(color)
    case .faded(let base, let alpha):
      hasher.combine(base.hash)
      hasher.combine(alpha)
    case .pattern(let repeated): hasher.combine(repeated.hash)
    case .provider: hasher.combine(ObjectIdentifier(self))
    }
    return hasher.finalize()
  }

  /// The description in UIKit's format, such as `UIExtendedSRGBColorSpace 1 0 0 1`, without
  /// addresses.
  ///
  /// See: L-COL-6.
  open override var description: String { text }
}

extension UIColor {
  /// Red, green, blue in extended sRGB, and opacity for the current traits; nil for a pattern.
  final var fixedParts: SIMD4<Double>? {
    guard case .fixed(let color) = resolvedColor(with: .current).content else { return nil }
    return color.parts
  }

  /// The components of the color for the current traits, each from 0 to 1.
  package final var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = fixedParts ?? .zero
    return (CGFloat(parts.x), CGFloat(parts.y), CGFloat(parts.z), CGFloat(parts.w))
  }
}
