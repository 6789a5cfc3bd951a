import Foundation
public import GimbalDevices
import GimbalGeometry
import GimbalTraits

/// Devices as text: a table of many, or one with all known values.
public enum DeviceText {
  /// Returns one line per device, and their number.
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

  /// Returns all values of a device with their provenance, its notes and its sources.
  public static func full(_ device: DeviceProfile) -> String {
    let rows = screen(device) + metricRows(device)
    var text = "\(device.name) (\(device.slug))\n\n" + TextTable.text(rows)
    text += "\nSafe area and status bar (top, left, bottom, right):\n"
    text += TextTable.text(device.systems.flatMap { insets(device, $0) })
    for display in device.displays { text += states(display) }
    if let hinge = device.hinge { text += "\nHinge:\n" + TextTable.text(metricRows(hinge)) }
    text += section("Apps of older SDKs", device.olderApps.map { metricRows($0, device) })
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
          + (device.diagonalInches.map { MeasureText.number($0) + " inches" } ?? "unknown"),
      ],
      [
        "Panel",
        "\(MeasureText.size(screen.nativePixels)) pixels at native scale "
          + MeasureText.number(screen.nativeScale)
          + (screen.isDownsampled ? ", downsampled" : ""),
      ],
    ]
  }

  private static func metricRows(_ device: DeviceProfile) -> [[String]] {
    let margins = [UIInterfaceOrientation.portrait, .landscapeLeft].map(device.layoutMargin)
    let housing = device.sensorHousing
    return [
      ["Size classes", classes(device)],
      ["Upside down", device.supportsUpsideDown ? "yes" : "no"],
      ["Portrait margin", sourcedValue(margins[0])],
      ["Landscape margin", sourcedValue(margins[1])],
      [
        "Readable width",
        device.readableWidth.map { MeasureText.number($0.portrait) } ?? "unknown",
      ],
      ["Corner radius", device.cornerRadius.map(MeasureText.number) ?? "unknown"],
      [
        "Sensor housing",
        housing.kind == .none
          ? "none"
          : "\(housing.kind.rawValue), "
            + (housing.size.map(MeasureText.size) ?? "size unknown")
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
        "iOS \(system)", orientation == .portrait ? "portrait" : "landscape",
        "{" + insets.map(MeasureText.number).joined(separator: ", ") + "}" + assumption(area),
        "status bar " + sourcedValue(bar),
      ]
    }
  }

  /// Returns a display and its metrics in each state.
  private static func states(_ display: DeviceDisplay) -> String {
    let screen = display.screen
    let radii = display.cornerRadii
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let head = [
      ["Points", MeasureText.size(screen.pointsPortrait) + " in portrait"],
      [
        "Pixels",
        MeasureText.size(screen.renderedPixels) + (screen.isDownsampled ? ", downsampled" : ""),
      ],
      ["Native orientation", display.nativeOrientation.name],
      ["Corner radii", corners.map(MeasureText.number).joined(separator: ", ")],
    ]
    let states = display.states.map { state in
      let insets = state.safeArea.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
      return [
        state.orientation.name + (state.side.map { ", \($0.name) pane" } ?? "")
          + (state.hidesStatusBar ? ", status bar hidden" : ""),
        "{" + insets.map(MeasureText.number).joined(separator: ", ") + "}",
        state.occlusions.map(text).joined(separator: "; ")
          + (state.assumption.map { " (assumed: \($0))" } ?? ""),
      ]
    }
    return "\n\(display.name == .outer ? "Outer" : "Inner") display:\n" + TextTable.text(head)
      + "  States (safe area; what covers content):\n" + TextTable.text(states)
  }

  private static func text(_ occlusion: Occlusion) -> String {
    let frame = occlusion.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(MeasureText.number)
    return (occlusion.kind == .camera ? "camera " : "status bar ")
      + "{" + numbers.joined(separator: ", ") + "}" + (occlusion.isActive ? "" : " inactive")
  }

  private static func metricRows(_ hinge: DeviceHinge) -> [[String]] {
    let number = MeasureText.number
    return [
      ["Edge", hinge.edge.rawValue + " of the outer display"],
      [
        "Fold",
        "\(number(hinge.foldLine)) from the top of the inner display in portrait, "
          + "\(number(hinge.margin)) free on either side",
      ],
      ["Split View", "halves with \(number(hinge.splitGap)) between them"],
      [
        "Angles",
        "reported from \(number(CGFloat(hinge.reportedAngles.lowerBound))) to "
          + "\(number(CGFloat(hinge.reportedAngles.upperBound))) degrees, 0 and 180 at the ends; closed below "
          + number(CGFloat(hinge.closedBelow)),
      ],
    ]
  }

  /// Returns the windows of apps of an SDK and older ones on both displays, in portrait.
  private static func metricRows(_ older: OlderApps, _ device: DeviceProfile) -> String {
    let found = device.screens(forAppsOf: older.sdk)
    let windows = found.displays.map {
      "\(MeasureText.size($0.screen.pointsPortrait)) on the \($0.name.rawValue) display"
    }
    let rest =
      older.size == nil
      ? "\(MeasureText.number(older.strip)) points at the natural right side stay black"
      : "the rest stays black, and the window stays in portrait on the inner display"
    let insets = [("portrait", older.portrait), ("landscape", older.landscape)].map {
      let sides = [$1.top, $1.left, $1.bottom, $1.right].map(MeasureText.number)
      return "safe area \($0) {\(sides.joined(separator: ", "))}"
    }
    return "SDK \(older.sdk.rawValue): " + (windows + [rest] + insets).joined(separator: "; ")
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title):\n" + lines.map { "- \($0)\n" }.joined()
  }

  private static func list(_ values: [String]) -> String {
    values.isEmpty ? "unknown" : values.joined(separator: ", ")
  }

  private static func classes(_ device: DeviceProfile) -> String {
    [device.portraitSizeClasses, device.landscapeSizeClasses].map { classes in
      "h" + letter(classes.horizontal) + " v" + letter(classes.vertical)
    }.joined(separator: " / ")
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    sizeClass == .regular ? "R" : "C"
  }

  private static func sourcedValue(_ sourcedValue: SourcedValue<CGFloat>) -> String {
    MeasureText.number(sourcedValue.value) + assumption(sourcedValue)
  }

  private static func assumption<Value>(_ sourcedValue: SourcedValue<Value>) -> String {
    if case .assumed(let reason) = sourcedValue.provenance { " (assumed: \(reason))" } else { "" }
  }
}
