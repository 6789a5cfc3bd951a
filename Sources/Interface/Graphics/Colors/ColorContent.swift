import Foundation
import GimbalGeometry
import GimbalTraits

/// The ways in which a color knows what it looks like.
enum ColorContent: @unchecked Sendable {
  /// It always looks the same.
  case fixed(CGColor)
  /// A function of the app answers for each collection of traits.
  case provider(@Sendable (UITraitCollection) -> UIColor)
  /// The system knows, by style, contrast and level.
  case system(SystemColor)
  /// A catalog of the app knows, by style and contrast.
  case catalog(CatalogColor)
  /// It looks like another color, with an opacity of its own.
  indirect case faded(UIColor, CGFloat)
  /// It repeats something: a picture, of which colors know no more.
  case pattern(NSObject)
}
