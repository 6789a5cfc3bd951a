import Foundation
package import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// The schemas of the objects in device files.
package enum DeviceSchemas {
  // MARK: Parts

  private static let systems = ValueSchema<DeclaredSystems>.object(
    "osRange", "Systems that the device runs; max null: the newest still runs.",
    .required("min", .known(DeviceValueSchemas.version)),
    .required("max", .known(DeviceValueSchemas.limit)),
    .required("basis", .name, "Where the range comes from.")
  ) { DeclaredSystems(first: $0, last: $1, basis: $2) }

  /// The scale, size and native size of a screen.
  static let screen = ValueSchema<DeviceScreen>.object(
    "screen", nil, .required("pointsPortrait", DeviceValueSchemas.size),
    .required("pointsLandscape", DeviceValueSchemas.size),
    .required("scale", DeviceValueSchemas.scale, "UIScreen.scale."),
    .required("nativePixels", DeviceValueSchemas.size, "The panel, in portrait."),
    .required("nativeScale", DeviceValueSchemas.scale, "UIScreen.nativeScale."),
    .required("renderedPixels", DeviceValueSchemas.size, "Points times scale."),
    .required("downsampled", .bool, "Whether rendered and native pixels differ.")
  ) { portrait, onSide, scale, pixels, nativeScale, rendered, isDownsampled in
    DeviceScreen(
      pointsPortrait: portrait, pointsLandscape: onSide, scale: scale, nativeScale: nativeScale,
      nativePixels: pixels, renderedPixels: rendered, isDownsampled: isDownsampled)
  }

  private static let zoomedSize = ValueSchema<(width: CGFloat, height: CGFloat?)>.object(
    "zoomedSize", nil, .required("width", DeviceValueSchemas.length),
    .required("height", .known(DeviceValueSchemas.length))
  ) { ($0, $1) }

  private static let zoom = ValueSchema<DisplayZoom>.object(
    "displayZoom", "The zoomed display, where published.", .required("points", zoomedSize),
    .required("nativeScale", DeviceValueSchemas.scale),
    .required("confidence", DeviceValueSchemas.confidence)
  ) { DisplayZoom(width: $0.width, height: $0.height, nativeScale: $1, confidence: $2) }

  private static let statusBar = ValueSchema<(portrait: CGFloat?, landscape: CGFloat?)>.object(
    "statusBarHeight", nil, .required("portrait", .known(DeviceValueSchemas.length)),
    .required("landscape", .known(DeviceValueSchemas.length))
  ) { ($0, $1) }

  private static let safeArea = ValueSchema<SafeAreaMetrics>.object(
    "safeArea",
    "Full-screen root view with status bar and no other bars; osTo null: up to osRange.max, if known.",
    .required("osFrom", DeviceValueSchemas.version),
    .required("osTo", .known(DeviceValueSchemas.limit)),
    .required("portrait", .known(DeviceValueSchemas.insets)),
    .required("landscape", .known(DeviceValueSchemas.insets)),
    .required("statusBarHeight", statusBar),
    .known("assumed", .name, "Why insets of the row are assumed; absent where they are measured.")
  ) { first, last, portrait, landscape, bar, assumption in
    SafeAreaMetrics(
      first: first, last: last, portrait: portrait, landscape: landscape,
      statusBarPortrait: bar.portrait, statusBarLandscape: bar.landscape, assumption: assumption)
  }

  /// The size classes in portrait and in landscape.
  static let bothSizeClasses = ValueSchema<(portrait: SizeClasses, landscape: SizeClasses)>.object(
    "sizeClasses", "Of the full screen.", .required("portrait", DeviceValueSchemas.sizeClasses),
    .required("landscape", DeviceValueSchemas.sizeClasses)
  ) { ($0, $1) }

  private static let defaultOrientations = ValueSchema<UIInterfaceOrientationMask>.choice(
    "defaultOrientations", [("all", .all), ("allButUpsideDown", .allButUpsideDown)])
  private static let orientations = ValueSchema<
    (mask: UIInterfaceOrientationMask, upsideDown: Bool)
  >
  .object(
    "orientations", nil, .required("viewControllerDefault", defaultOrientations),
    .required("portraitUpsideDownSupported", .bool)
  ) { ($0, $1) }

  /// The fixed space adds no value to the profile; ``DeviceInvariants`` compares its size.
  private static let fixedSpace = ValueSchema<CGSize>.object(
    "fixedCoordinateSpace", nil, .required("origin", .name), .required("reference", .name),
    .required("size", DeviceValueSchemas.size)
  ) { _, _, size in size }

  private static let widths = ValueSchema<(portrait: CGFloat, landscape: CGFloat)>.object(
    "widths", nil, .required("portrait", DeviceValueSchemas.length),
    .required("landscape", DeviceValueSchemas.length)
  ) { ($0, $1) }
  private static let readableWidth = ValueSchema<ReadableWidth>.object(
    "readableContentWidth", "At the text size large.", .required("large", widths),
    .required("confidence", DeviceValueSchemas.confidence)
  ) { ReadableWidth(portrait: $0.portrait, landscape: $0.landscape, confidence: $1) }

  private static let housingKind = ValueSchema<SensorHousing.Kind>.word("housing")
  private static let housing = ValueSchema<SensorHousing>.object(
    "sensorHousing", nil, .required("kind", housingKind), .known("size", DeviceValueSchemas.size),
    .known("topOffset", DeviceValueSchemas.length),
    .known("confidence", DeviceValueSchemas.confidence)
  ) { SensorHousing(kind: $0, size: $1, topOffset: $2, confidence: $3) }

  private static let keyboard = ValueSchema<KeyboardHeight>.object(
    "keyboardHeight", "Docked keyboard of the system, and the system on which it was probed.",
    .required("portrait", DeviceValueSchemas.length),
    .required("landscape", DeviceValueSchemas.length),
    .required("os", DeviceValueSchemas.version)
  ) { KeyboardHeight(portrait: $0, landscape: $1, system: $2) }

  // MARK: The document

  private static let kind = ValueSchema<DeviceKind>.word("kind")
  private static let idiom = ValueSchema<UIUserInterfaceIdiom>.choice(
    "idiom", [("phone", .phone), ("pad", .pad)])

  /// The keys of the document.
  private enum Key {
    /// `$schema`: the address of the JSON schema, for editors.
    static let schema = Member<String?>.optional("$schema", .text, SchemaDocument.note)
    /// `format`: the version of the format of device files.
    static let format = Member<Int>.required(
      "format", .integer(in: DeviceFileReader.format...DeviceFileReader.format),
      "Version of this format.")
    /// `name`: the device's name for people.
    static let name = Member<String>.required("name", .name, "Marketing name.")
    /// `slug`: the device's name in commands and files.
    static let slug = Member<String>.required(
      "slug", .name, "Stable identifier; also the file's name without .json.")
    /// `kind`: iPhone, iPod touch or iPad.
    static let kind = Member<DeviceKind>.required("kind", DeviceSchemas.kind)
    /// `idiom`: the interface idiom.
    static let idiom = Member<UIUserInterfaceIdiom>.required("idiom", DeviceSchemas.idiom)
    /// `modelIdentifiers`: the names of the hardware, such as `iPhone15,4`.
    static let models = Member<[String]?>.known(
      "modelIdentifiers", DeviceValueSchemas.messages, "Hardware identifiers of all variants.")
    /// `year`: the year of release.
    static let year = Member<Int>.required("year", .integer(in: 2007...2100), "Year of release.")
    /// `osRange`: the systems that the device runs.
    static let systems = Member<DeclaredSystems>.required("osRange", DeviceSchemas.systems)
    /// `diagonalInches`: the diagonal of the display.
    static let diagonal = Member<Double?>.known("diagonalInches", .number(in: 1...100))
    /// `ppi`: the pixels per inch.
    static let density = Member<Double?>.known("ppi", .number(in: 1...10_000))
    /// `screen`: the size in points and pixels.
    static let screen = Member<DeviceScreen>.required("screen", DeviceSchemas.screen)
    /// `displayZoom`: the screen with the setting Display Zoom.
    static let zoom = Member<DisplayZoom?>.known("displayZoom", DeviceSchemas.zoom)
    /// `enlargedApp`: the screen of apps without a launch screen.
    static let enlarged = Member<DisplayZoom?>.known(
      "enlargedApp", DeviceSchemas.zoom,
      "The screen of an app without a launch screen, which runs enlarged.")
    /// `safeArea`: the insets for ranges of systems.
    static let safeAreas = Member<[SafeAreaMetrics]>.required(
      "safeArea", .array(of: safeArea, limit: 10_000),
      "Per range of systems, oldest first; the rows neither overlap nor leave gaps.")
    /// `sizeClasses`: those of the whole screen in portrait and landscape.
    static let sizeClasses = Member<(portrait: SizeClasses, landscape: SizeClasses)>.required(
      "sizeClasses", bothSizeClasses)
    /// `orientations`: those that the device offers to apps.
    static let orientations = Member<(mask: UIInterfaceOrientationMask, upsideDown: Bool)>.required(
      "orientations", DeviceSchemas.orientations)
    /// `fixedCoordinateSpace`: the size of the screen in portrait.
    static let fixedSpace = Member<CGSize?>.known("fixedCoordinateSpace", DeviceSchemas.fixedSpace)
    /// `readableContentWidth`: the widths of readable content.
    static let readableWidth = Member<ReadableWidth?>.known(
      "readableContentWidth", DeviceSchemas.readableWidth)
    /// `cornerRadius`: the radius of the display's corners, in points.
    static let cornerRadius = Member<CGFloat?>.known(
      "cornerRadius", DeviceValueSchemas.length,
      "Of the display, continuous curve; 0 is a square panel.")
    /// `homeButton`: whether the device has a home button.
    static let homeButton = Member<Bool>.required("homeButton", .bool)
    /// `homeIndicator`: whether the device has a home indicator.
    static let homeIndicator = Member<Bool>.required("homeIndicator", .bool)
    /// `sensorHousing`: the notch or the Dynamic Island.
    static let housing = Member<SensorHousing>.required("sensorHousing", DeviceSchemas.housing)
    /// `keyboardHeight`: the measured height of the docked keyboard.
    static let keyboard = Member<KeyboardHeight?>.known("keyboardHeight", DeviceSchemas.keyboard)
    /// `displays`: the two displays of a foldable device.
    static let displays = Member<[DisplaySchemas.Display]?>.known(
      "displays", .array(of: DisplaySchemas.display, limit: 2),
      "The outer and the inner display of a foldable device; absent on any other.")
    /// `hinge`: the hinge of a foldable device.
    static let hinge = Member<DeviceHinge?>.known("hinge", DisplaySchemas.hinge)
    /// `olderApps`: the windows of apps of older SDKs on a foldable device.
    static let olderApps = Member<[OlderApps]?>.known(
      "olderApps", .array(of: DisplaySchemas.olderApps, limit: 10),
      "The window of apps of older SDKs on a foldable device.")
    /// `confidence`: how reliable the values are.
    static let confidence = Member<Confidence>.required("confidence", DeviceValueSchemas.confidence)
    /// `notes`: what a reader of the file must know.
    static let notes = Member<[String]?>.known("notes", DeviceValueSchemas.messages, "Caveats.")
    /// `sources`: where the values come from.
    static let sources = Member<[String]>.required(
      "sources", DeviceValueSchemas.messages, "The sources of the values.")
  }

  private static let table = ObjectTable(
    "device", nil,
    [
      Key.schema.entry, Key.format.entry, Key.name.entry, Key.slug.entry, Key.kind.entry,
      Key.idiom.entry, Key.models.entry, Key.year.entry, Key.systems.entry, Key.diagonal.entry,
      Key.density.entry, Key.screen.entry, Key.zoom.entry, Key.enlarged.entry,
      Key.safeAreas.entry, Key.sizeClasses.entry, Key.orientations.entry, Key.fixedSpace.entry,
      Key.readableWidth.entry, Key.cornerRadius.entry, Key.homeButton.entry,
      Key.homeIndicator.entry, Key.housing.entry, Key.keyboard.entry,
      Key.displays.entry, Key.hinge.entry, Key.olderApps.entry, Key.confidence.entry,
      Key.notes.entry, Key.sources.entry,
    ])

  /// A device file as a profile, whose values are checked one by one.
  static let device = ValueSchema<DeviceProfile>(table) { (reader) throws(DocumentError) in
    _ = try reader.read(Key.format)
    let orientations = try reader.read(Key.orientations)
    let classes = try reader.read(Key.sizeClasses)
    let screen = try reader.read(Key.screen)
    _ = try reader.read(Key.fixedSpace)
    return DeviceProfile(
      name: try reader.read(Key.name), slug: try reader.read(Key.slug),
      kind: try reader.read(Key.kind), idiom: try reader.read(Key.idiom),
      modelIdentifiers: try reader.read(Key.models) ?? [], year: try reader.read(Key.year),
      declaredSystems: try reader.read(Key.systems), diagonalInches: try reader.read(Key.diagonal),
      pixelsPerInch: try reader.read(Key.density), screen: screen,
      displayZoom: try reader.read(Key.zoom), enlargedApp: try reader.read(Key.enlarged),
      safeAreas: try reader.read(Key.safeAreas), portraitSizeClasses: classes.portrait,
      landscapeSizeClasses: classes.landscape, defaultOrientations: orientations.mask,
      supportsUpsideDown: orientations.upsideDown,
      readableWidth: try reader.read(Key.readableWidth),
      cornerRadius: try reader.read(Key.cornerRadius),
      hasHomeButton: try reader.read(Key.homeButton),
      hasHomeIndicator: try reader.read(Key.homeIndicator),
      sensorHousing: try reader.read(Key.housing), keyboardHeight: try reader.read(Key.keyboard),
      displays: (try reader.read(Key.displays) ?? []).map { $0.display(of: screen, classes) },
      hinge: try reader.read(Key.hinge), olderApps: try reader.read(Key.olderApps) ?? [],
      confidence: try reader.read(Key.confidence), notes: try reader.read(Key.notes) ?? [],
      sources: try reader.read(Key.sources))
  }

  /// The JSON schema of device files, which editors and `gimbal schema` use.
  package static let schema = SchemaDocument(
    "device", title: "A device of Gimbal",
    root: table.definition.schema.describing(
      "Lengths are in points unless a key says pixels. null means unknown, never zero. Comments "
        + "and trailing commas are allowed; duplicate keys are refused."))
}
