public import Foundation

/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// The name in descriptions.
  public static let name = "UserInterfaceIdiom"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: CGFloat = 0
  /// The name in descriptions.
  public static let name = "DisplayScale"
}

/// The trait of the color gamut of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// The name in descriptions.
  public static let name = "DisplayGamut"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  /// The name in descriptions.
  public static let name = "HorizontalSizeClass"
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  /// The name in descriptions.
  public static let name = "VerticalSizeClass"
}

/// The trait of the style of the interface, light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// The name in descriptions.
  public static let name = "UserInterfaceStyle"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  /// The name in descriptions.
  public static let name = "UserInterfaceLayoutDirection"
}

/// The trait of the support of 3D Touch.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIForceTouchCapability = .unknown
  /// The name in descriptions.
  public static let name = "ForceTouchCapability"
}

/// The trait of the preferred text size of the user.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  /// The name in descriptions.
  public static let name = "PreferredContentSizeCategory"
}

/// The trait of the contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// The name in descriptions.
  public static let name = "AccessibilityContrast"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UILegibilityWeight = .unspecified
  /// The name in descriptions.
  public static let name = "LegibilityWeight"
}

/// The trait of the level of the interface, base or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// The name in descriptions.
  public static let name = "UserInterfaceLevel"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the active appearance of the interface.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// The name in descriptions.
  public static let name = "ActiveAppearance"
  /// True if colors depend on the trait.
  public static let affectsColorAppearance = true
}

/// The trait of the size of items in a Mac window's toolbar.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified
  /// The name in descriptions.
  public static let name = "ToolbarItemPresentationSize"
}

/// The trait of the dynamic range of images.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UIImageDynamicRange = .unspecified
  /// The name in descriptions.
  public static let name = "ImageDynamicRange"
}

/// The trait of the capture state of the scene, recorded or mirrored.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: UISceneCaptureState = .unspecified
  /// The name in descriptions.
  public static let name = "SceneCaptureState"
}

/// The trait of the language whose rules set the line spacing of text.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The value where none is set.
  public static let defaultValue: Locale.Language? = nil
  /// The name in descriptions.
  public static let name = "TypesettingLanguage"
}
