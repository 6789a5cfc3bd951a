/// The user's choices in the device's settings, as far as interfaces depend on them.
///
/// ```swift
/// var settings = UserSettings()
/// settings.userInterfaceStyle = .dark
/// settings.contentSizeCategory = .accessibilityLarge
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), settings: settings)
/// sim.launch(PlayerViewController())
/// sim.settings.userInterfaceStyle = .light
/// ```
///
/// A value that is `unspecified` leaves the trait unspecified.
public struct UserSettings: Hashable, Sendable {
  /// The size of text.
  public var contentSizeCategory = UIContentSizeCategory.large
  /// The style of the interface, light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The reading direction of the user's language.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The weight of text.
  public var legibilityWeight = UILegibilityWeight.regular
  /// The contrast of the interface.
  public var accessibilityContrast = UIAccessibilityContrast.normal

  /// Creates the settings of a new device.
  public init() {}
}
