public import GimbalTraits

/// The user's settings on a device, and whether the keyboard is shown; nil is the request's
/// setting.
public struct LayoutVariation: Hashable, Sendable {
  /// The size of text.
  public var textSize: UIContentSizeCategory?
  /// Light or dark.
  public var style: UIUserInterfaceStyle?
  /// The reading direction.
  public var direction: UITraitEnvironmentLayoutDirection?
  /// The user's language, such as `ar`, which selects the strings of documents.
  public var locale: String?
  /// True if the docked keyboard is shown.
  public var showsKeyboard: Bool

  /// Creates a variation with some settings.
  public init(
    textSize: UIContentSizeCategory? = nil, style: UIUserInterfaceStyle? = nil,
    direction: UITraitEnvironmentLayoutDirection? = nil, locale: String? = nil,
    showsKeyboard: Bool = false
  ) {
    self.textSize = textSize
    self.style = style
    self.direction = direction
    self.locale = locale
    self.showsKeyboard = showsKeyboard
  }

  /// The settings as text, such as `text accessibilityLarge`, `dark`, `right to left`.
  public var phrases: [String] {
    [
      textSize.map { "text \($0.name)" }, style.map { $0 == .dark ? "dark" : "light" },
      direction.map { $0 == .rightToLeft ? "right to left" : "left to right" },
      locale.map { "language \($0)" }, showsKeyboard ? "keyboard" : nil,
    ].compactMap { $0 }
  }

  /// Returns the settings of a device with this variation.
  func settings(over settings: UserSettings) -> UserSettings {
    var settings = settings
    if let textSize { settings.contentSizeCategory = textSize }
    if let style { settings.userInterfaceStyle = style }
    if let direction { settings.layoutDirection = direction }
    return settings
  }

  /// True if the text is larger than the default.
  var hasLargeText: Bool { textSize.map { $0 > .large } ?? false }

  /// The variation with the default text size.
  var withUsualText: LayoutVariation {
    var usual = self
    usual.textSize = nil
    return usual
  }
}
