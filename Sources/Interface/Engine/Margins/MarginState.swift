import GimbalGeometry
import GimbalTraits

/// The margins of a view that differ from the default.
final class MarginState {
  /// The margins that were set; nil are the defaults.
  var own: OwnMargins?
  var insetsFromSafeArea = true
  /// True if the sides leave no more than the readable width between them.
  var followsReadableWidth = false
  /// The effective margins that were announced last.
  var lastSent: UIEdgeInsets

  init(lastSent: UIEdgeInsets) { self.lastSent = lastSent }
}

/// Margins as they were set: by sides of the screen or by the direction of reading.
///
/// Rule: L-MARG-2.
enum OwnMargins: Equatable {
  case fixed(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  /// The margins by sides of the screen, in a direction of reading.
  func insets(rightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, rightToLeft: rightToLeft)
    }
  }
}

/// The rules for margins of a system.
///
/// See: L-MARG-1, L-MARG-3.
enum MarginRules {
  /// Up to iOS 7 there are none.
  case none
  /// On iOS 8 to 10 those of a controller's view are the system's.
  case managed
  /// From iOS 11 on a controller's view has a minimum, and margins begin at the safe area.
  case fromSafeArea
}

extension Machine {
  var marginRules: MarginRules {
    features.hasSafeArea ? .fromSafeArea : features.managesMargins ? .managed : .none
  }
}
