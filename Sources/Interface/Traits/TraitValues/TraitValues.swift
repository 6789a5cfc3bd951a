import Foundation

/// The values of one collection: the built-in traits and the custom ones.
///
/// A built-in trait that has its default value is not set.
struct TraitValues: Hashable {
  /// The value of `userInterfaceIdiom`.
  var userInterfaceIdiom = UITraitUserInterfaceIdiom.defaultValue
  /// The value of `displayScale`.
  var displayScale = UITraitDisplayScale.defaultValue
  /// The value of `displayGamut`.
  var displayGamut = UITraitDisplayGamut.defaultValue
  /// The value of `horizontalSizeClass`.
  var horizontalSizeClass = UITraitHorizontalSizeClass.defaultValue
  /// The value of `verticalSizeClass`.
  var verticalSizeClass = UITraitVerticalSizeClass.defaultValue
  /// The value of `userInterfaceStyle`.
  var userInterfaceStyle = UITraitUserInterfaceStyle.defaultValue
  /// The value of `layoutDirection`.
  var layoutDirection = UITraitLayoutDirection.defaultValue
  /// The value of `forceTouchCapability`.
  var forceTouchCapability = UITraitForceTouchCapability.defaultValue
  /// The value of `preferredContentSizeCategory`.
  var preferredContentSizeCategory = UITraitPreferredContentSizeCategory.defaultValue
  /// The value of `accessibilityContrast`.
  var accessibilityContrast = UITraitAccessibilityContrast.defaultValue
  /// The value of `legibilityWeight`.
  var legibilityWeight = UITraitLegibilityWeight.defaultValue
  /// The value of `userInterfaceLevel`.
  var userInterfaceLevel = UITraitUserInterfaceLevel.defaultValue
  /// The value of `activeAppearance`.
  var activeAppearance = UITraitActiveAppearance.defaultValue
  /// The value of `toolbarItemPresentationSize`.
  var toolbarItemPresentationSize = UITraitToolbarItemPresentationSize.defaultValue
  /// The value of `imageDynamicRange`.
  var imageDynamicRange = UITraitImageDynamicRange.defaultValue
  /// The value of `sceneCaptureState`.
  var sceneCaptureState = UITraitSceneCaptureState.defaultValue
  /// The value of `typesettingLanguage`.
  var typesettingLanguage = UITraitTypesettingLanguage.defaultValue
  /// The values of the traits that the app defines.
  var custom = CustomTraits()

  // Hashes the traits that mostly differ among collections of one device; the others only cost
  // time.
  /// Hashes the traits that differ most often.
  func hash(into hasher: inout Hasher) {
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceLevel)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(custom)
  }
}

extension UITraitUserInterfaceIdiom: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
  static var label: String { "idiom" }
}

extension UITraitDisplayScale: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
  static var label: String { "scale" }
}

extension UITraitDisplayGamut: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
  static var label: String { "gamut" }
}

extension UITraitHorizontalSizeClass: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
  static var label: String { "horizontal" }
}

extension UITraitVerticalSizeClass: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
  static var label: String { "vertical" }
}

extension UITraitUserInterfaceStyle: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
  static var label: String { "style" }
}

extension UITraitLayoutDirection: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
  static var label: String { "direction" }
}

extension UITraitForceTouchCapability: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
  static var label: String { "force touch" }
}

extension UITraitPreferredContentSizeCategory: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
  static var label: String { "text size" }
}

extension UITraitAccessibilityContrast: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
  static var label: String { "contrast" }
}

extension UITraitLegibilityWeight: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
  static var label: String { "weight" }
}

extension UITraitUserInterfaceLevel: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
  static var label: String { "level" }
}

extension UITraitActiveAppearance: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
  static var label: String { "appearance" }
}

extension UITraitToolbarItemPresentationSize: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> {
    \.toolbarItemPresentationSize
  }
  static var label: String { "toolbar items" }
}

extension UITraitImageDynamicRange: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
  static var label: String { "dynamic range" }
}

extension UITraitSceneCaptureState: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
  static var label: String { "capture" }
}

extension UITraitTypesettingLanguage: BuiltInTrait {
  static var path: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
  static var label: String { "language" }
}
