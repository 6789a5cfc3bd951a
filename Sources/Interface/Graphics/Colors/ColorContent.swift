import Foundation
import GimbalGeometry
import GimbalTraits

/// The definition of a `UIColor`: a fixed value, or one that depends on traits.
enum ColorContent: @unchecked Sendable {
  /// A fixed color.
  case fixed(CGColor)
  /// A function of the app that returns a color for each collection of traits.
  case provider(@Sendable (UITraitCollection) -> UIColor)
  /// A system color, by style, contrast and level.
  case system(SystemColor)
  /// A color of the app's catalog, by style and contrast.
  case catalog(CatalogColor)
  /// Another color with a different opacity.
  indirect case faded(UIColor, CGFloat)
  /// A pattern of an image, without components.
  case pattern(NSObject)
}
