/// A kind of finding; its word is the first part of each finding's id.
public enum FindingKind: String, CaseIterable, Hashable, Sendable {
  /// A view lies outside the window.
  case offScreen
  /// A view reaches beyond the window's edge.
  case cutByWindow
  /// The sensor housing covers a part of a view.
  case underSensor
  /// The home indicator covers a part of a text or control.
  case underHomeIndicator
  /// A rounded corner of the display cuts a part of a view off.
  case underCorner
  /// A view leaves the safe area.
  case offSafeArea
  /// The keyboard covers a field.
  case underKeyboard
  /// Two views cover each other in part, or lie in the same place.
  case overlap
  /// Another view hides a view.
  case covered
  /// A superview cuts a part of a view off.
  case clipped
  /// A text does not fit into its view.
  case truncated
  /// A text fits at the usual text size and not at the one that is set.
  case truncatedWhenLarge
  /// The content is wider than its scroll view, which scrolls up and down.
  case contentTooWide
  /// A control is smaller than a finger needs.
  case touchTarget
  /// A view's edges lie between the screen's pixels.
  case offGrid
  /// Required constraints cannot hold together.
  case conflict
  /// Constraints leave a view's place or size open.
  case ambiguous
  /// A view without width or height.
  case zeroSize
  /// A view whose width or height is below zero.
  case negativeSize
  /// A view whose rectangle has figures that no screen can show.
  case unmeasurable
  /// A view is elsewhere once the device was turned to all sides and back.
  case notRestored
  /// Not everything was compared.
  case limit

  /// The severity.
  public var severity: Severity {
    switch self {
    case .offScreen, .underSensor, .unmeasurable, .negativeSize, .conflict, .covered: .error
    case .cutByWindow, .underHomeIndicator, .underCorner, .offSafeArea, .underKeyboard, .overlap,
      .clipped, .truncated, .truncatedWhenLarge, .contentTooWide, .ambiguous, .notRestored:
      .warning
    case .zeroSize, .limit, .touchTarget, .offGrid: .note
    }
  }

  /// The kinds that judge the place of a view on the screen.
  public static let ofPlaces: Set<FindingKind> = [
    .offScreen, .cutByWindow, .underSensor, .underHomeIndicator, .underCorner, .offSafeArea,
    .underKeyboard,
  ]

  /// The kinds that depend on how large the outermost view is, and say nothing of one that is shown at another size than
  /// it will have.
  public static let ofSizes: Set<FindingKind> = [
    .overlap, .covered, .clipped, .truncated, .truncatedWhenLarge, .contentTooWide, .zeroSize,
    .offGrid, .ambiguous, .notRestored,
  ]

  /// The words of a heading.
  public var title: String {
    switch self {
    case .offScreen: "off the screen"
    case .cutByWindow: "cut off by the window's edge"
    case .underSensor: "under the sensor housing"
    case .underHomeIndicator: "under the home indicator"
    case .underCorner: "in a rounded corner"
    case .offSafeArea: "off the safe area"
    case .underKeyboard: "under the keyboard"
    case .overlap: "overlapping"
    case .covered: "hidden by another view"
    case .clipped: "cut off by a superview"
    case .truncated: "with a text that is cut off"
    case .truncatedWhenLarge: "with a text that does not fit at a large text size"
    case .contentTooWide: "wider than its scroll view"
    case .touchTarget: "too small to touch"
    case .offGrid: "between pixels"
    case .conflict: "with conflicting constraints"
    case .ambiguous: "with an ambiguous layout"
    case .zeroSize: "without size"
    case .negativeSize: "with a size below zero"
    case .unmeasurable: "without measurable frame"
    case .notRestored: "elsewhere after a full turn"
    case .limit: "not compared"
    }
  }
}
