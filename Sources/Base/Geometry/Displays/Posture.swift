/// The posture of a device that folds.
///
/// See: R-FOLD-1.
public enum Posture: String, NamedCase, Hashable, Sendable, Codable {
  /// Folded: the app is on the outer display.
  case closed
  /// Unfolded, but not flat: the app is on the inner display, and the fold divides it.
  case partlyOpen
  /// Flat: the app is on the inner display.
  case open

  /// The Swift name of the case.
  public var name: String { rawValue }

  /// The posture in messages.
  package var phrase: String { self == .partlyOpen ? "partly open" : rawValue }
}

/// A side of a divided display: left or right, or upper or lower where the panes are stacked.
public enum PaneSide: String, NamedCase, Hashable, Sendable, Codable {
  /// The left side; the upper one where panes are stacked.
  case left
  /// The right side; the lower one where panes are stacked.
  case right

  /// The Swift name of the case.
  public var name: String { rawValue }
}
