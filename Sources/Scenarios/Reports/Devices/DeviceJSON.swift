import Foundation
public import GimbalDevices
public import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// Devices as JSON; assumed values have the reason.
public enum DeviceJSON {
  /// Returns the row of a device in the table.
  public static func row(_ device: DeviceProfile) -> JSONValue {
    .members([
      ("slug", .string(device.slug)),
      ("name", .string(device.name)),
      ("year", .number(Double(device.year))),
      ("idiom", .string(device.idiom.name)),
      ("points", size(device.screen.pointsPortrait)),
      ("scale", .number(device.screen.scale)),
      ("portrait", sizeClasses(device.portraitSizeClasses)),
      ("landscape", sizeClasses(device.landscapeSizeClasses)),
      ("firstSystem", sourcedValue(device.firstSystem.map { .string("\($0)") })),
      ("lastSystem", .string("\(device.lastSystem)")),
    ])
  }

  /// Returns all known values.
  public static func full(_ device: DeviceProfile) -> JSONValue {
    let screen = device.screen
    let more: [(String, JSONValue)] = [
      ("modelIdentifiers", strings(device.modelIdentifiers)),
      ("diagonalInches", optional(device.diagonalInches)),
      ("pixelsPerInch", optional(device.pixelsPerInch)),
      ("nativeScale", .number(screen.nativeScale)),
      ("nativePixels", size(screen.nativePixels)),
      ("renderedPixels", size(screen.renderedPixels)),
      ("downsampled", .bool(screen.isDownsampled)),
      ("supportsUpsideDown", .bool(device.supportsUpsideDown)),
      ("defaultSystem", .string("\(device.defaultSystem)")),
      ("systems", .elements(device.systems.map { insets(device, $0) })),
      ("layoutMargins", margins(device)),
      ("cornerRadius", optional(device.cornerRadius.map { Double($0) })),
      ("homeButton", .bool(device.hasHomeButton)),
      ("homeIndicator", .bool(device.hasHomeIndicator)),
      ("sensorHousing", housing(device.sensorHousing)),
      ("confidence", .string(device.confidence.rawValue)),
      ("notes", strings(device.notes)),
      ("sources", strings(device.sources)),
    ]
    let folding: [(String, JSONValue)] =
      device.displays.isEmpty
      ? []
      : [
        ("displays", .elements(device.displays.map(display))),
        ("hinge", device.hinge.map(hinge) ?? .null),
        ("olderApps", .elements(device.olderApps.map(older))),
      ]
    guard case .object(let row) = row(device) else { preconditionFailure("a row is an object") }
    return .members(row.map { ($0.key, $0.value.value) } + more + folding)
  }

  private static func display(_ display: DeviceDisplay) -> JSONValue {
    let radii = display.cornerRadii
    return .members([
      ("name", .string(display.name.rawValue)), ("points", size(display.screen.pointsPortrait)),
      ("renderedPixels", size(display.screen.renderedPixels)),
      ("nativeOrientation", .string(display.nativeOrientation.name)),
      (
        "cornerRadii",
        .members([
          ("topLeft", .number(radii.topLeft)), ("topRight", .number(radii.topRight)),
          ("bottomLeft", .number(radii.bottomLeft)), ("bottomRight", .number(radii.bottomRight)),
        ])
      ),
      ("states", .elements(display.states.map(state))),
    ])
  }

  private static func state(_ state: DisplayState) -> JSONValue {
    .members([
      ("orientation", .string(state.orientation.name)),
      ("statusBarHidden", .bool(state.hidesStatusBar)),
      ("side", state.side.map { .string($0.name) } ?? .null),
      ("safeArea", state.safeArea.map(insets) ?? .null),
      (
        "occlusions",
        .elements(
          state.occlusions.map { occlusion in
            .members([
              ("kind", .string(occlusion.kind.rawValue)), ("x", .number(occlusion.frame.minX)),
              ("y", .number(occlusion.frame.minY)), ("width", .number(occlusion.frame.width)),
              ("height", .number(occlusion.frame.height)), ("active", .bool(occlusion.isActive)),
            ])
          })
      ),
      ("assumed", state.assumption.map { .string($0) } ?? .null),
    ])
  }

  private static func older(_ older: OlderApps) -> JSONValue {
    .members([
      ("sdk", .string(older.sdk.rawValue)), ("strip", .number(older.strip)),
      ("window", older.size.map(size) ?? .null), ("portrait", insets(older.portrait)),
      ("landscape", insets(older.landscape)),
    ])
  }

  private static func hinge(_ hinge: DeviceHinge) -> JSONValue {
    .members([
      ("edge", .string(hinge.edge.rawValue)), ("foldLine", .number(hinge.foldLine)),
      ("margin", .number(hinge.margin)), ("splitGap", .number(hinge.splitGap)),
      (
        "reportedAngles",
        .members([
          ("from", .number(hinge.reportedAngles.lowerBound)),
          ("to", .number(hinge.reportedAngles.upperBound)),
        ])
      ), ("closedBelow", .number(hinge.closedBelow)),
    ])
  }

  private static func insets(_ device: DeviceProfile, _ system: SystemVersion) -> JSONValue {
    let sides = [UIInterfaceOrientation.portrait, .landscapeLeft].map { orientation in
      let area = device.safeArea(system: system, orientation: orientation)
      let bar = device.statusBarHeight(system: system, orientation: orientation)
      return JSONValue.members([
        ("safeArea", sourcedValue(area.map(insets))),
        ("statusBarHeight", sourcedValue(bar.map { .number($0) })),
      ])
    }
    return .members([
      ("system", .string("\(system)")), ("portrait", sides[0]), ("landscape", sides[1]),
    ])
  }

  private static func insets(_ insets: UIEdgeInsets) -> JSONValue {
    .members([
      ("top", .number(insets.top)), ("left", .number(insets.left)),
      ("bottom", .number(insets.bottom)), ("right", .number(insets.right)),
    ])
  }

  private static func margins(_ device: DeviceProfile) -> JSONValue {
    .members([
      ("portrait", sourcedValue(device.layoutMargin(.portrait).map { .number($0) })),
      ("landscape", sourcedValue(device.layoutMargin(.landscapeLeft).map { .number($0) })),
    ])
  }

  private static func housing(_ housing: SensorHousing) -> JSONValue {
    .members([
      ("kind", .string(housing.kind.rawValue)),
      ("size", housing.size.map(size) ?? .null),
      ("topOffset", optional(housing.topOffset.map { Double($0) })),
      ("confidence", housing.confidence.map { .string($0.rawValue) } ?? .null),
    ])
  }

  /// Returns a value with its provenance: `{"value": …, "confidence": …}` or
  /// `{"value": …, "assumed": …}`.
  private static func sourcedValue(_ sourcedValue: SourcedValue<JSONValue>) -> JSONValue {
    switch sourcedValue.provenance {
    case .given(let confidence):
      .members([("value", sourcedValue.value), ("confidence", .string(confidence.rawValue))])
    case .assumed(let reason):
      .members([("value", sourcedValue.value), ("assumed", .string(reason))])
    }
  }

  private static func size(_ size: CGSize) -> JSONValue {
    .members([("width", .number(size.width)), ("height", .number(size.height))])
  }

  private static func sizeClasses(_ classes: SizeClasses) -> JSONValue {
    .members([
      ("horizontal", .string(classes.horizontal.name)),
      ("vertical", .string(classes.vertical.name)),
    ])
  }

  private static func strings(_ labels: [String]) -> JSONValue {
    .elements(labels.map { .string($0) })
  }

  private static func optional(_ number: Double?) -> JSONValue {
    number.map { .number($0) } ?? .null
  }
}
