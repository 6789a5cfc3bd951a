public import Foundation

extension UITraitCollection {
  /// Creates a collection that says only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(setting: \.userInterfaceIdiom, to: userInterfaceIdiom)
  }

  /// Creates a collection that says only the number of pixels for each point.
  public convenience init(displayScale: CGFloat) {
    self.init(setting: \.displayScale, to: displayScale)
  }

  /// Creates a collection that says only the range of colours of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(setting: \.displayGamut, to: displayGamut)
  }

  /// Creates a collection that says only the room along the horizontal axis.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.horizontalSizeClass, to: horizontalSizeClass)
  }

  /// Creates a collection that says only the room along the vertical axis.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.verticalSizeClass, to: verticalSizeClass)
  }

  /// Creates a collection that says only the brightness of the interface.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(setting: \.userInterfaceStyle, to: userInterfaceStyle)
  }

  /// Creates a collection that says only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(setting: \.layoutDirection, to: layoutDirection)
  }

  /// Creates a collection that says only the feeling of the force of a touch.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(setting: \.forceTouchCapability, to: forceTouchCapability)
  }

  /// Creates a collection that says only the size of text that the user asks for.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(setting: \.preferredContentSizeCategory, to: preferredContentSizeCategory)
  }

  /// Creates a collection that says only the contrast that the user asks for.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(setting: \.accessibilityContrast, to: accessibilityContrast)
  }

  /// Creates a collection that says only the weight of text that the user asks for.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(setting: \.legibilityWeight, to: legibilityWeight)
  }

  /// Creates a collection that says only the visual level above the background.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(setting: \.userInterfaceLevel, to: userInterfaceLevel)
  }

  /// Creates a collection that says only the look of being active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(setting: \.activeAppearance, to: activeAppearance)
  }

  /// Creates a collection that says only the size of items in a Mac window's toolbar.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(setting: \.toolbarItemPresentationSize, to: toolbarItemPresentationSize)
  }

  /// Creates a collection that says only the range of brightness in which images are shown.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(setting: \.imageDynamicRange, to: imageDynamicRange)
  }

  /// Creates a collection that says only the recording or mirroring of the scene.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(setting: \.sceneCaptureState, to: sceneCaptureState)
  }

  /// Creates a collection that says only the language whose rules space lines of text.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(setting: \.typesettingLanguage, to: typesettingLanguage)
  }
}
