public import Foundation

/// Trait collections that set one trait.
extension UITraitCollection {
  /// Creates a collection that sets only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(setting: \.userInterfaceIdiom, to: userInterfaceIdiom)
  }

  /// Creates a collection that sets only the number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(setting: \.displayScale, to: displayScale)
  }

  /// Creates a collection that sets only the color gamut of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(setting: \.displayGamut, to: displayGamut)
  }

  /// Creates a collection that sets only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.horizontalSizeClass, to: horizontalSizeClass)
  }

  /// Creates a collection that sets only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.verticalSizeClass, to: verticalSizeClass)
  }

  /// Creates a collection that sets only the style of the interface, light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(setting: \.userInterfaceStyle, to: userInterfaceStyle)
  }

  /// Creates a collection that sets only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(setting: \.layoutDirection, to: layoutDirection)
  }

  /// Creates a collection that sets only the support of 3D Touch.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(setting: \.forceTouchCapability, to: forceTouchCapability)
  }

  /// Creates a collection that sets only the preferred text size of the user.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(setting: \.preferredContentSizeCategory, to: preferredContentSizeCategory)
  }

  /// Creates a collection that sets only the contrast that the user prefers.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(setting: \.accessibilityContrast, to: accessibilityContrast)
  }

  /// Creates a collection that sets only the weight of text that the user prefers.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(setting: \.legibilityWeight, to: legibilityWeight)
  }

  /// Creates a collection that sets only the level of the interface, base or elevated.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(setting: \.userInterfaceLevel, to: userInterfaceLevel)
  }

  /// Creates a collection that sets only the active appearance of the interface.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(setting: \.activeAppearance, to: activeAppearance)
  }

  /// Creates a collection that sets only the size of items in a Mac window's toolbar.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(setting: \.toolbarItemPresentationSize, to: toolbarItemPresentationSize)
  }

  /// Creates a collection that sets only the dynamic range of images.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(setting: \.imageDynamicRange, to: imageDynamicRange)
  }

  /// Creates a collection that sets only the capture state of the scene, recorded or mirrored.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(setting: \.sceneCaptureState, to: sceneCaptureState)
  }

  /// Creates a collection that sets only the language whose rules set the line spacing of text.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(setting: \.typesettingLanguage, to: typesettingLanguage)
  }
}
