public import Foundation
public import GimbalGraphics

/// Changes the attributes of a text that a configuration shows.
///
/// It is called with the attributes that the text has by itself, and what it returns counts for the size.
/// Source: Apple, UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer {
  /// Called with the attributes of a text.
  public var transform: (AttributeContainer) -> AttributeContainer

  /// A change of attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes for some.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Changes a color that a configuration shows; kept, and not called, since nothing is drawn.
///
/// Source: Apple, UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer {
  /// Called with a color.
  public var transform: (UIColor) -> UIColor

  /// A change of colors.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The color for another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The gray of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
  /// The tint that the system prefers, which is not known: the color itself.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
}
