import GimbalDocuments

/// The objects of a device file and their keys; `Documentation/Schemas/device.schema.json` says the same.
enum DeviceShapes {
  static let device = ObjectShape(
    "device",
    required: [
      "format", "name", "slug", "kind", "idiom", "year", "osRange", "screen", "safeArea",
      "sizeClasses", "orientations", "homeButton", "homeIndicator", "sensorHousing", "confidence",
      "sources",
    ],
    optional: [
      "$schema", "modelIdentifiers", "diagonalInches", "ppi", "displayZoom", "enlargedApp",
      "fixedCoordinateSpace", "readableContentWidth", "cornerRadius", "keyboardHeight", "notes",
    ])
  static let osRange = ObjectShape("osRange", required: ["min", "max", "basis"])
  static let screen = ObjectShape(
    "screen",
    required: [
      "pointsPortrait", "pointsLandscape", "scale", "nativePixels", "nativeScale", "renderedPixels",
      "downsampled",
    ])
  static let size = ObjectShape("size", required: ["width", "height"])
  static let zoomedSize = ObjectShape("zoomedSize", required: ["width", "height"])
  static let displayZoom = ObjectShape(
    "displayZoom", required: ["points", "nativeScale", "confidence"])
  static let safeArea = ObjectShape(
    "safeArea", required: ["osFrom", "osTo", "portrait", "landscape", "statusBarHeight"],
    optional: ["contestedLandscape"])
  static let contestedInsets = ObjectShape("contestedInsets", required: ["insets", "source"])
  static let insets = ObjectShape("insets", required: ["top", "left", "bottom", "right"])
  static let statusBarHeight = ObjectShape("statusBarHeight", required: ["portrait", "landscape"])
  static let sizeClasses = ObjectShape("sizeClasses", required: ["portrait", "landscape"])
  static let sizeClassPair = ObjectShape("sizeClassPair", required: ["horizontal", "vertical"])
  static let orientations = ObjectShape(
    "orientations", required: ["viewControllerDefault", "portraitUpsideDownSupported"])
  static let fixedCoordinateSpace = ObjectShape(
    "fixedCoordinateSpace", required: ["origin", "reference", "size"])
  static let readableContentWidth = ObjectShape(
    "readableContentWidth", required: ["large", "confidence"])
  static let widths = ObjectShape("widths", required: ["portrait", "landscape"])
  static let sensorHousing = ObjectShape(
    "sensorHousing", required: ["kind"], optional: ["size", "topOffset", "confidence"])
  static let keyboardHeight = ObjectShape(
    "keyboardHeight", required: ["portrait", "landscape", "os"])

  /// All shapes, the root first.
  static let all = [
    device, osRange, screen, size, zoomedSize, displayZoom, safeArea, insets, contestedInsets,
    statusBarHeight, sizeClasses, sizeClassPair, orientations, fixedCoordinateSpace,
    readableContentWidth, widths, sensorHousing, keyboardHeight,
  ]
}

/// The words that a device file may use where it has a choice, under the names of the schema.
enum DeviceWords {
  static let kind = DeviceKind.allCases.map(\.rawValue)
  static let idiom = ["phone", "pad"]
  static let confidence = Confidence.allCases.map(\.rawValue)
  static let sizeClass = ["compact", "regular"]
  static let defaultOrientations = ["all", "allButUpsideDown"]
  static let housing = SensorHousing.Kind.allCases.map(\.rawValue)

  /// All lists by name.
  static let all = [
    ("kind", kind), ("idiom", idiom), ("confidence", confidence), ("sizeClass", sizeClass),
    ("defaultOrientations", defaultOrientations), ("housing", housing),
  ]
}
