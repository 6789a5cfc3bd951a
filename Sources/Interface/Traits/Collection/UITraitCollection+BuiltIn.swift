public import Foundation

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    TraitReader.record(UITraitUserInterfaceIdiom.self, of: self)
    return values.userInterfaceIdiom
  }

  /// The number of pixels for each point; 0 when not set.
  public var displayScale: CGFloat {
    TraitReader.record(UITraitDisplayScale.self, of: self)
    return values.displayScale
  }

  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut {
    TraitReader.record(UITraitDisplayGamut.self, of: self)
    return values.displayGamut
  }

  /// The room along the horizontal axis.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    TraitReader.record(UITraitHorizontalSizeClass.self, of: self)
    return values.horizontalSizeClass
  }

  /// The room along the vertical axis.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    TraitReader.record(UITraitVerticalSizeClass.self, of: self)
    return values.verticalSizeClass
  }

  /// The brightness of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    TraitReader.record(UITraitUserInterfaceStyle.self, of: self)
    return values.userInterfaceStyle
  }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    TraitReader.record(UITraitLayoutDirection.self, of: self)
    return values.layoutDirection
  }

  /// The feeling of the force of a touch.
  public var forceTouchCapability: UIForceTouchCapability {
    TraitReader.record(UITraitForceTouchCapability.self, of: self)
    return values.forceTouchCapability
  }

  /// The size of text that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    TraitReader.record(UITraitPreferredContentSizeCategory.self, of: self)
    return values.preferredContentSizeCategory
  }

  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast {
    TraitReader.record(UITraitAccessibilityContrast.self, of: self)
    return values.accessibilityContrast
  }

  /// The weight of text that the user asks for.
  public var legibilityWeight: UILegibilityWeight {
    TraitReader.record(UITraitLegibilityWeight.self, of: self)
    return values.legibilityWeight
  }

  /// The visual level above the background.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    TraitReader.record(UITraitUserInterfaceLevel.self, of: self)
    return values.userInterfaceLevel
  }

  /// The look of being active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    TraitReader.record(UITraitActiveAppearance.self, of: self)
    return values.activeAppearance
  }

  /// The size of items in a Mac window's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    TraitReader.record(UITraitToolbarItemPresentationSize.self, of: self)
    return values.toolbarItemPresentationSize
  }

  /// The range of brightness in which images are shown.
  public var imageDynamicRange: UIImageDynamicRange {
    TraitReader.record(UITraitImageDynamicRange.self, of: self)
    return values.imageDynamicRange
  }

  /// The recording or mirroring of the scene.
  public var sceneCaptureState: UISceneCaptureState {
    TraitReader.record(UITraitSceneCaptureState.self, of: self)
    return values.sceneCaptureState
  }

  /// The language whose rules space lines of text; nil when not set.
  public var typesettingLanguage: Locale.Language? {
    TraitReader.record(UITraitTypesettingLanguage.self, of: self)
    return values.typesettingLanguage
  }
}
