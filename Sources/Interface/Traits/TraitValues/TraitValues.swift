import Foundation

/// The values of one collection: the built-in traits and the custom ones.
///
/// A built-in trait that has its default value is not set.
struct TraitValues: Hashable {
  var userInterfaceIdiom = UITraitUserInterfaceIdiom.defaultValue
  var displayScale = UITraitDisplayScale.defaultValue
  var displayGamut = UITraitDisplayGamut.defaultValue
  var horizontalSizeClass = UITraitHorizontalSizeClass.defaultValue
  var verticalSizeClass = UITraitVerticalSizeClass.defaultValue
  var userInterfaceStyle = UITraitUserInterfaceStyle.defaultValue
  var layoutDirection = UITraitLayoutDirection.defaultValue
  var forceTouchCapability = UITraitForceTouchCapability.defaultValue
  var preferredContentSizeCategory = UITraitPreferredContentSizeCategory.defaultValue
  var accessibilityContrast = UITraitAccessibilityContrast.defaultValue
  var legibilityWeight = UITraitLegibilityWeight.defaultValue
  var userInterfaceLevel = UITraitUserInterfaceLevel.defaultValue
  var activeAppearance = UITraitActiveAppearance.defaultValue
  var toolbarItemPresentationSize = UITraitToolbarItemPresentationSize.defaultValue
  var imageDynamicRange = UITraitImageDynamicRange.defaultValue
  var sceneCaptureState = UITraitSceneCaptureState.defaultValue
  var typesettingLanguage = UITraitTypesettingLanguage.defaultValue
  var custom = CustomTraits()

  // Hashes the traits that mostly differ among collections of one device; the others only cost
  // time.
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
