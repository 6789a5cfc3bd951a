import GimbalGeometry
import GimbalTraits

/// The margins of a view, once they differ from the defaults.
final class MarginState {
  /// The margins that were set; nil means the defaults.
  var own: OwnMargins?
  /// The value of `insetsLayoutMarginsFromSafeArea`.
  var insetsFromSafeArea = true
  /// True if the left and right margins limit the content to the readable width.
  var followsReadableWidth = false
  /// The effective margins for which the last callback was sent.
  var lastSent: UIEdgeInsets

  /// Creates the state of a view whose margins in effect are `lastSent`, in points.
  init(lastSent: UIEdgeInsets) { self.lastSent = lastSent }
}

/// Margins as they were set: by left and right, or by leading and trailing.
///
/// Rule: L-MARG-2.
enum OwnMargins: Equatable {
  /// By left and right.
  case fixed(UIEdgeInsets)
  /// By leading and trailing.
  case directional(NSDirectionalEdgeInsets)

  /// Returns the margins by left and right for a layout direction.
  func insets(rightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): UIEdgeInsets(insets, rightToLeft: rightToLeft)
    }
  }
}

/// The rules for margins of a system version.
///
/// See: L-MARG-1, L-MARG-3.
enum MarginRules {
  /// Up to iOS 7 there are no margins.
  case none
  /// On iOS 8 to 10 the system sets the margins of a controller's root view.
  case managed
  /// From iOS 11 on a controller's root view has a minimum, and margins start at the safe area.
  case fromSafeArea
}

extension Machine {
  /// The rules for margins of the device's system version.
  var marginRules: MarginRules {
    features.hasSafeArea ? .fromSafeArea : features.managesMargins ? .managed : .none
  }
}
