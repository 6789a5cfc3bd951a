public import GimbalComparison
import GimbalDevices
public import GimbalSnapshots
import GimbalTraits

/// A configuration as an SVG file: the drawing of pages, with its style.
public enum ConfigurationSVG {
  /// Returns a self-contained file, for light and dark mode.
  ///
  /// - Complexity: linear in the number of views.
  public static func file(_ configuration: Configuration, findings: [Finding] = []) -> String {
    var file = Markup()
    DeviceDrawing(
      configuration: configuration, findings: findings, id: "d", style: DrawingStyle.alone
    ).write(to: &file)
    return file.text
  }

  /// Returns the file of a layout with a known device and system; nil for other layouts.
  ///
  /// A device that the standard catalog does not have is a plain screen.
  ///
  /// - Complexity: linear in the number of views.
  public static func file(_ layout: LayoutSnapshot) -> String? {
    guard let system = SystemVersion(layout.origin.system) else { return nil }
    let device = try? DeviceCatalog.standard.device(layout.origin.device)
    return file(
      Configuration(
        layout, on: layout.origin.device, system, outline: device.map { DeviceOutline($0) }))
  }
}
