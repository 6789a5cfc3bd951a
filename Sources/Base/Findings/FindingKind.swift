/// A kind of finding; its raw value is the first part of each finding's id.
public enum FindingKind: String, CaseIterable, Hashable, Sendable {
  /// A view lies outside the window.
  case offScreen
  /// A view extends beyond the window's edge.
  case cutByWindow
  /// The sensor housing covers a part of a view.
  case underSensor
  /// The home indicator covers a part of a text or control.
  case underHomeIndicator
  /// A camera of a device that folds covers a part of a view.
  case underCamera
  /// A rounded corner of the display clips a part of a view.
  case underCorner
  /// A view extends beyond the safe area.
  case offSafeArea
  /// A text or a control lies across the fold of a device that is partly open.
  case acrossFold
  /// The keyboard covers a field.
  case underKeyboard
  /// Two views overlap partly, or have the same frame.
  case overlap
  /// Another view hides a view.
  case covered
  /// A view needs more width than its pane of Split View has.
  case widerThanPane
  /// A view has the size of a screen that is not its window's.
  case screenSized
  /// A button of a bar is not shown while bars are at the side.
  case lostBarItem
  /// A button of a bar prevents its bar from moving to the side.
  case horizontalBarItem
  /// A superview clips a part of a view.
  case clipped
  /// A text does not fit into its view.
  case truncated
  /// A text fits at the default text size but not at the current one.
  case truncatedWhenLarge
  /// The content is wider than its scroll view, which scrolls up and down.
  case contentTooWide
  /// A control is smaller than a touch target.
  case touchTarget
  /// A view's edges lie between pixel boundaries of the screen.
  case offGrid
  /// Required constraints cannot hold together.
  case conflict
  /// Constraints do not determine a view's position or size.
  case ambiguous
  /// A view without width or height.
  case zeroSize
  /// A view whose width or height is below zero.
  case negativeSize
  /// A view's rectangle has values that no screen can show.
  case unmeasurable
  /// A view's position differs after the device was rotated through all orientations and back.
  case notRestored
  /// A view's position differs after the device was folded and unfolded.
  case movedByFold
  /// Not everything was compared.
  case limit

  /// The severity.
  public var severity: Severity {
    switch self {
    case .offScreen, .underSensor, .underCamera, .unmeasurable, .negativeSize, .conflict, .covered:
      .error
    case .cutByWindow, .underHomeIndicator, .underCorner, .offSafeArea, .acrossFold, .underKeyboard,
      .overlap, .widerThanPane, .screenSized, .lostBarItem, .clipped, .truncated,
      .truncatedWhenLarge, .contentTooWide, .ambiguous, .notRestored, .movedByFold:
      .warning
    case .zeroSize, .limit, .touchTarget, .offGrid, .horizontalBarItem: .note
    }
  }

  /// The kinds that depend on the position of a view on the screen.
  public static let ofPositions: Set<FindingKind> = [
    .offScreen, .cutByWindow, .underSensor, .underCamera, .underHomeIndicator, .underCorner,
    .offSafeArea, .acrossFold, .underKeyboard,
  ]

  /// The kinds that depend on what the system shows at the edges of the screen.
  public static let ofEdges: Set<FindingKind> = [
    .underSensor, .underCamera, .underHomeIndicator, .underCorner, .offSafeArea,
  ]

  /// The kinds that depend on the size of the outermost view.
  ///
  /// They are not meaningful for a view that is shown at another size than it will have.
  public static let ofSizes: Set<FindingKind> = [
    .overlap, .covered, .widerThanPane, .screenSized, .clipped, .truncated, .truncatedWhenLarge,
    .contentTooWide, .zeroSize, .offGrid, .ambiguous, .notRestored, .movedByFold,
  ]

  /// The heading of the kind.
  public var title: String {
    switch self {
    case .offScreen: "off the screen"
    case .cutByWindow: "cut off by the window's edge"
    case .underSensor: "under the sensor housing"
    case .underHomeIndicator: "under the home indicator"
    case .underCamera: "under a camera"
    case .underCorner: "in a rounded corner"
    case .offSafeArea: "off the safe area"
    case .acrossFold: "across the fold"
    case .underKeyboard: "under the keyboard"
    case .overlap: "overlapping"
    case .covered: "hidden by another view"
    case .widerThanPane: "wider than its pane"
    case .screenSized: "as large as a screen that is not its window's"
    case .lostBarItem: "without one of its buttons"
    case .horizontalBarItem: "horizontal because of one of its buttons"
    case .clipped: "cut off by a superview"
    case .truncated: "with truncated text"
    case .truncatedWhenLarge: "with text that does not fit at a large text size"
    case .contentTooWide: "wider than its scroll view"
    case .touchTarget: "too small to touch"
    case .offGrid: "between pixels"
    case .conflict: "with conflicting constraints"
    case .ambiguous: "with an ambiguous layout"
    case .zeroSize: "without size"
    case .negativeSize: "with a size below zero"
    case .unmeasurable: "without measurable frame"
    case .notRestored: "moved after a full rotation"
    case .movedByFold: "moved after a fold"
    case .limit: "not compared"
    }
  }
}
