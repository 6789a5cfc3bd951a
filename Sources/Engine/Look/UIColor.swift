public import Foundation
public import GimbalTraits

/// A color in the sRGB space, or one that is resolved by traits.
///
/// Source: Apple, UIColor.
open class UIColor: NSObject, @unchecked Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Creates a color from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    provider = nil
    super.init()
  }

  /// Creates a gray.
  public init(white: CGFloat, alpha: CGFloat) {
    red = white
    green = white
    blue = white
    self.alpha = alpha
    provider = nil
    super.init()
  }

  /// Creates a color that depends on traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    red = 0
    green = 0
    blue = 0
    alpha = 0
    provider = dynamicProvider
    super.init()
  }

  /// The color that this one is under some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// The color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
  }

  /// The parts of the color under the current traits, each from 0 to 1.
  package final var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = resolvedColor(with: .current)
    return (color.red, color.green, color.blue, color.alpha)
  }

  /// True if two colors are the same in all their parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// A hash of the parts.
  open override var hash: Int {
    if provider != nil { return ObjectIdentifier(self).hashValue }
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }
}

/// The fixed colors.
///
/// Source: Apple, UIColor, Fixed colors.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Clear.
  public static let clear = UIColor(white: 0, alpha: 0)
}
