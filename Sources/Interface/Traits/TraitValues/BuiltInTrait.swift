import Foundation
import GimbalGeometry

/// A trait that UIKit defines, stored in a separate field where the default value means not set.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
  /// The field that holds the value.
  static var path: WritableKeyPath<TraitValues, Value> { get }

  /// The word for the trait in the description of a change.
  static var label: String { get }
}

/// The built-in traits in the order of UIKit's description.
enum BuiltInTraits {
  /// All built-in traits.
  static let all: [any BuiltInTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitUserInterfaceStyle.self,
    UITraitLayoutDirection.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitAccessibilityContrast.self,
    UITraitLegibilityWeight.self,
    UITraitUserInterfaceLevel.self,
    UITraitActiveAppearance.self,
    UITraitToolbarItemPresentationSize.self,
    UITraitImageDynamicRange.self,
    UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
  ]
}

extension BuiltInTrait {
  /// Returns true if the trait does not have its default value.
  static func isSet(in values: TraitValues) -> Bool {
    values[keyPath: path] != defaultValue
  }

  /// Returns true if the trait has equal values in both.
  static func isSame(in one: TraitValues, as other: TraitValues) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }

  /// Sets the trait to its value in another collection.
  static func copy(from source: TraitValues, to target: inout TraitValues) {
    target[keyPath: path] = source[keyPath: path]
  }

  /// Returns the value as a string: the Swift name of a case, the shortest form of a number.
  static func text(in values: TraitValues) -> String {
    let value: Any = values[keyPath: path]
    switch value {
    case let named as any NamedCase: return named.name
    case let number as CGFloat: return MeasureText.number(number)
    case let language as Locale.Language: return language.minimalIdentifier
    case let other: return "\(other)"
    }
  }

  /// Returns the value as in UIKit's description, such as `LTR` or `Compact`.
  static func platformText(in values: TraitValues) -> String {
    let value: Any = values[keyPath: path]
    switch value {
    case UITraitEnvironmentLayoutDirection.leftToRight: return "LTR"
    case UITraitEnvironmentLayoutDirection.rightToLeft: return "RTL"
    case UIDisplayGamut.SRGB: return "sRGB"
    case UIUserInterfaceIdiom.tv: return "TV"
    case let category as UIContentSizeCategory: return category.suffix
    default:
      let text = text(in: values)
      return text.prefix(1).uppercased() + text.dropFirst()
    }
  }
}
