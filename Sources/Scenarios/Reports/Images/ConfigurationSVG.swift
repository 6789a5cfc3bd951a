public import GimbalComparison
import GimbalDevices
public import GimbalSnapshots
import GimbalTraits

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

  /// The file of a layout that says which device and system it was taken on; nil for one that does not.
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
