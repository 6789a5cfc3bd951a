public import GimbalComparison

/// A configuration as an SVG file: the drawing that pages show, with its style.
public enum ConfigurationSVG {
  /// The file; it needs nothing from elsewhere, and viewers in light and in dark show it as it should be.
  ///
  /// - Complexity: linear in the number of views.
  public static func file(_ configuration: Configuration, findings: [Finding] = []) -> String {
    var file = Markup()
    DeviceDrawing(
      configuration: configuration, findings: findings, id: "d", style: DrawingStyle.alone
    ).write(to: &file)
    return file.text
  }
}
