public import Foundation

/// The metrics of a display for an orientation, a status bar and an app's pane.
///
/// Lengths are in points of the interface's orientation. States are read from a device's file. The
/// engine selects one whenever the interface, the status bar or the window changes.
///
/// See: R-FOLD-2.
public struct DisplayState: Hashable, Sendable {
  /// The orientation of the interface.
  public var orientation: UIInterfaceOrientation
  /// True if the status bar is hidden.
  public var hidesStatusBar: Bool
  /// The pane of Split View; nil for the whole display.
  public var side: PaneSide?
  /// The safe area of a window without bars; nil if it is that of the device's row.
  public var safeArea: UIEdgeInsets?
  /// The rectangles that cover content, in the display's coordinates.
  ///
  /// The list is empty for a pane, to which the rectangles of the display apply.
  public var occlusions: [Occlusion]
  /// The reason why the metrics are assumed; nil if they are measured.
  public var assumption: String?

  /// Creates a state from its metrics.
  public init(
    orientation: UIInterfaceOrientation, hidesStatusBar: Bool = false, side: PaneSide? = nil,
    safeArea: UIEdgeInsets? = nil, occlusions: [Occlusion] = [], assumption: String? = nil
  ) {
    self.orientation = orientation
    self.hidesStatusBar = hidesStatusBar
    self.side = side
    self.safeArea = safeArea
    self.occlusions = occlusions
    self.assumption = assumption
  }
}

/// A rectangle of a display that covers content.
public struct Occlusion: Hashable, Sendable {
  /// The things that cover content.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A camera below the display.
    case camera
    /// The box of the status bar.
    case statusBar
  }

  /// The kind of the cover.
  public var kind: Kind
  /// The rectangle in the display's coordinates, in points of the interface's orientation.
  public var frame: CGRect
  /// True if it covers content now; an unused camera does not.
  public var isActive: Bool

  /// Creates a rectangle that covers content.
  public init(kind: Kind, frame: CGRect, isActive: Bool) {
    self.kind = kind
    self.frame = frame
    self.isActive = isActive
  }
}

extension [DisplayState] {
  /// Returns the state for an orientation, a status bar and a side.
  ///
  /// Without a state for a hidden status bar, it is the one with the bar.
  ///
  /// - Complexity: O(states).
  public func state(
    _ orientation: UIInterfaceOrientation, hidesStatusBar: Bool = false, side: PaneSide? = nil
  ) -> DisplayState? {
    first {
      $0.orientation == orientation && $0.hidesStatusBar == hidesStatusBar && $0.side == side
    } ?? first { $0.orientation == orientation && $0.side == side }
  }
}
