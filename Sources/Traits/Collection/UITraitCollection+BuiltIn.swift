public import Foundation

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The number of pixels for each point; 0 when not set.
  public var displayScale: CGFloat { values.displayScale }

  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The room along the horizontal axis.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The room along the vertical axis.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The brightness of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The feeling of the force of a touch.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// The size of text that the user asks for.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The weight of text that the user asks for.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The visual level above the background.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The look of being in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The size of items in a Mac window's toolbar.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarItemPresentationSize
  }

  /// The range of brightness in which images are shown.
  public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange }

  /// The recording or mirroring of the scene.
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

  /// The language whose rules space lines of text; nil when not set.
  public var typesettingLanguage: Locale.Language? { values.typesettingLanguage }
}
