import Foundation
public import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// Devices for people: a table of many, or one with all that is known.
public enum DeviceText {
  /// One line a device, and how many they are.
  ///
  /// - Complexity: linear in the number of devices.
  public static func table(_ devices: [DeviceProfile]) -> String {
    let head = ["SLUG", "NAME", "YEAR", "POINTS", "SCALE", "CLASSES", "SYSTEMS"]
    let rows = devices.map { device in
      [
        device.slug, device.name, "\(device.year)",
        MeasureText.size(device.screen.pointsPortrait),
        "@" + MeasureText.number(device.screen.scale) + "x", classes(device),
        device.systemsText,
      ]
    }
    return TextTable.text([head] + rows)
      + "\(devices.count) \(devices.count == 1 ? "device" : "devices")\n"
  }

  /// All figures of a device with their standing, its notes and its sources.
  public static func full(_ device: DeviceProfile) -> String {
    let rows = screen(device) + figures(device)
    var text = "\(device.name) (\(device.slug))\n\n" + TextTable.text(rows)
    text += "\nSafe area and status bar (top, left, bottom, right):\n"
    text += TextTable.text(device.systems.flatMap { insets(device, $0) })
    text += section("Notes", device.notes) + section("Sources", device.sources)
    return text
  }

  private static func screen(_ device: DeviceProfile) -> [[String]] {
    let screen = device.screen
    return [
      ["Released", "\(device.year)"],
      ["Systems", device.systemsText + assumption(device.firstSystem)],
      ["Default system", "\(device.defaultSystem)"],
      ["Idiom", device.idiom.name],
      ["Hardware", list(device.modelIdentifiers)],
      [
        "Screen",
        "\(MeasureText.size(screen.pointsPortrait)) points at scale "
          + "\(MeasureText.number(screen.scale)), diagonal "
          + (device.diagonalInches.map { MeasureText.number($0) + " inches" } ?? "not known"),
      ],
      [
        "Panel",
        "\(MeasureText.size(screen.nativePixels)) pixels at native scale "
          + MeasureText.number(screen.nativeScale)
          + (screen.isDownsampled ? ", downsampled" : ""),
      ],
    ]
  }

  private static func figures(_ device: DeviceProfile) -> [[String]] {
    let margins = [UIInterfaceOrientation.portrait, .landscapeLeft].map(device.layoutMargin)
    let housing = device.sensorHousing
    return [
      ["Size classes", classes(device)],
      ["Upside down", device.supportsUpsideDown ? "yes" : "no"],
      ["Margin upright", figure(margins[0])],
      ["Margin on its side", figure(margins[1])],
      [
        "Readable width",
        device.readableWidth.map { MeasureText.number($0.portrait) } ?? "not known",
      ],
      ["Corner radius", device.cornerRadius.map(MeasureText.number) ?? "not known"],
      [
        "Sensor housing",
        housing.kind == .none
          ? "none"
          : "\(housing.kind.rawValue), "
            + (housing.size.map(MeasureText.size) ?? "size not known")
            + (housing.confidence.map { " (confidence \($0.rawValue))" } ?? ""),
      ],
      [
        "Home", device.hasHomeButton ? "button" : device.hasHomeIndicator ? "indicator" : "neither",
      ],
      ["Confidence", device.confidence.rawValue],
    ]
  }

  private static func insets(_ device: DeviceProfile, _ system: SystemVersion) -> [[String]] {
    [UIInterfaceOrientation.portrait, .landscapeLeft].map { orientation in
      let area = device.safeArea(system: system, orientation: orientation)
      let bar = device.statusBarHeight(system: system, orientation: orientation)
      let insets = [area.value.top, area.value.left, area.value.bottom, area.value.right]
      return [
        "iOS \(system)", orientation == .portrait ? "upright" : "on its side",
        "{" + insets.map(MeasureText.number).joined(separator: ", ") + "}" + assumption(area),
        "status bar " + figure(bar),
      ]
    }
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title):\n" + lines.map { "- \($0)\n" }.joined()
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "not known" : words.joined(separator: ", ")
  }

  private static func classes(_ device: DeviceProfile) -> String {
    [device.portraitSizeClasses, device.landscapeSizeClasses].map { classes in
      "h" + letter(classes.horizontal) + " v" + letter(classes.vertical)
    }.joined(separator: " / ")
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    sizeClass == .regular ? "R" : "C"
  }

  private static func figure(_ figure: Figure<CGFloat>) -> String {
    MeasureText.number(figure.value) + assumption(figure)
  }

  private static func assumption<Value>(_ figure: Figure<Value>) -> String {
    if case .assumed(let reason) = figure.provenance { " (assumed: \(reason))" } else { "" }
  }
}
