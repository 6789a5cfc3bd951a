import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// The schemas of the displays and the hinge of a foldable device.
enum DisplaySchemas {
  /// A display as its file describes it; without a screen it has the device's.
  struct Display {
    /// Whether it is the outer or the inner display.
    var name: DeviceDisplay.Name
    /// The screen; nil for that of the device.
    var screen: DeviceScreen?
    /// The size classes; nil for those of the device.
    var sizeClasses: (portrait: SizeClasses, landscape: SizeClasses)?
    /// The interface orientation for which the display is mounted.
    var nativeOrientation: UIInterfaceOrientation
    /// The radii of the corners, in points.
    var cornerRadii: CornerRadii
    /// The regions that the hardware covers, by orientation.
    var states: [DisplayState]

    /// Returns the display, with the screen and size classes of the device where it has none.
    func display(
      of device: DeviceScreen, _ classes: (portrait: SizeClasses, landscape: SizeClasses)
    ) -> DeviceDisplay {
      let classes = sizeClasses ?? classes
      return DeviceDisplay(
        name: name, screen: screen ?? device, portraitSizeClasses: classes.portrait,
        landscapeSizeClasses: classes.landscape, nativeOrientation: nativeOrientation,
        cornerRadii: cornerRadii, states: states)
    }
  }

  private static let orientation = ValueSchema<UIInterfaceOrientation>.choice(
    "orientation",
    [
      ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
      ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
    ])

  private static let rect = ValueSchema<CGRect>.object(
    "rect", nil, .required("x", DeviceValueSchemas.length),
    .required("y", DeviceValueSchemas.length),
    .required("width", DeviceValueSchemas.length), .required("height", DeviceValueSchemas.length)
  ) { CGRect(x: $0, y: $1, width: $2, height: $3) }

  private static let occlusion = ValueSchema<Occlusion>.object(
    "occlusion",
    "An area that covers content, in the display's coordinates in interface orientation.",
    .required("kind", .word("occlusionKind")), .required("frame", rect),
    .required("active", .bool, "Whether it covers content; a camera that is not in use does not.")
  ) { Occlusion(kind: $0, frame: $1, isActive: $2) }

  private static let state = ValueSchema<DisplayState>.object(
    "displayState", "The metrics of a display in one state.",
    .required("orientation", orientation, "Of the interface."),
    .optional("statusBarHidden", .bool, or: false),
    .known("side", .word("paneSide"), "The pane of Split View; absent for the whole display."),
    .known("safeArea", DeviceValueSchemas.insets, "Absent where it is that of the device's row."),
    .optional("occlusions", .array(of: occlusion, limit: 100), or: []),
    .known("assumed", .name, "Why metrics of the state are assumed; absent where measured.")
  ) { orientation, isHidden, side, safeArea, occlusions, assumption in
    DisplayState(
      orientation: orientation, hidesStatusBar: isHidden, side: side, safeArea: safeArea,
      occlusions: occlusions, assumption: assumption)
  }

  private static let radii = ValueSchema<CornerRadii>.object(
    "cornerRadii", "In portrait.", .required("topLeft", DeviceValueSchemas.length),
    .required("topRight", DeviceValueSchemas.length),
    .required("bottomLeft", DeviceValueSchemas.length),
    .required("bottomRight", DeviceValueSchemas.length)
  ) { CornerRadii(topLeft: $0, topRight: $1, bottomLeft: $2, bottomRight: $3) }

  /// A display of a foldable device.
  static let display = ValueSchema<Display>.object(
    "display", nil, .required("name", .word("displayName")),
    .known(
      "screen", DeviceSchemas.screen, "Absent on the outer display, which is that of the device."),
    .known("sizeClasses", DeviceSchemas.bothSizeClasses),
    .required(
      "nativeOrientation", orientation,
      "Of the interface while the device is in portrait."),
    .required("cornerRadii", radii), .required("states", .array(of: state, limit: 100))
  ) {
    Display(
      name: $0, screen: $1, sizeClasses: $2, nativeOrientation: $3, cornerRadii: $4, states: $5)
  }

  /// The window of apps that were built with an older SDK.
  static let olderApps = ValueSchema<OlderApps>.object(
    "olderApps", "The window of apps of one SDK and older ones, down to the next entry's.",
    .required("sdk", .word("appSDK"), "The newest of these apps."),
    .optional(
      "strip", DeviceValueSchemas.length, or: 0, "Black at the natural right side of displays."),
    .known(
      "size", DeviceValueSchemas.size,
      "In portrait; absent where it is the display without the strip."),
    .required("portrait", DeviceValueSchemas.insets),
    .required("landscape", DeviceValueSchemas.insets),
    .known("innerLandscape", DeviceValueSchemas.insets, "Where it differs on the inner display.")
  ) {
    OlderApps(
      sdk: $0, strip: $1, size: $2, portrait: $3, landscape: $4, innerLandscape: $5)
  }

  private static let angle = ValueSchema<Double>.number(in: 0...180)
  private static let angles = ValueSchema<ClosedRange<Double>>.object(
    "reportedAngles", "In degrees: the angles that are reported near closed and near flat.",
    .required("from", angle), .required("to", angle)
  ) { $0 <= $1 ? $0...$1 : $1...$0 }

  /// The hinge of a foldable device.
  static let hinge = ValueSchema<DeviceHinge>.object(
    "hinge", "The hinge, and the fold of the inner display.",
    .required("edge", .word("hingeEdge"), "Of the outer display, in portrait."),
    .required(
      "foldLine", DeviceValueSchemas.length, "From the top of the inner display in portrait."),
    .required("margin", DeviceValueSchemas.length, "On either side of the fold line."),
    .required("splitGap", DeviceValueSchemas.length, "Between the panes of Split View."),
    .required("reportedAngles", angles),
    .required("closedBelow", angle, "In reported degrees.")
  ) {
    DeviceHinge(
      edge: $0, foldLine: $1, margin: $2, splitGap: $3, reportedAngles: $4, closedBelow: $5)
  }
}
