public import GimbalGeometry

/// A range of system versions in which callbacks come in the same order.
///
/// See: R-TRAIT-2, R-TRAIT-4, R-TRAIT-7.
public enum CallbackTiming: Int, NamedCase, Comparable, Hashable, Sendable {
  /// Up to iOS 7: the window stays fixed and a transform rotates the root view.
  case rotatedRootView = 1
  /// iOS 8 to 12: traits, size transitions, a screen space that rotates.
  case sizeTransitions = 2
  /// iOS 13 to 16: traits predicted at creation, scenes, `viewIsAppearing`.
  case traitPrediction = 3
  /// iOS 17 to 25: traits inherited through views and updated just before layout, `traitOverrides`.
  case traitInheritance = 4
  /// From iOS 26 on: `updateProperties`, effective geometry.
  case propertyUpdates = 5

  /// Creates the range of a system version.
  public init(_ version: SystemVersion) {
    switch version.major {
    case ...7: self = .rotatedRootView
    case 8...12: self = .sizeTransitions
    case 13...16: self = .traitPrediction
    case 17...25: self = .traitInheritance
    default: self = .propertyUpdates
    }
  }

  /// The name of the case.
  ///
  /// It is written out because reflection would slow every start of the program.
  public var name: String { "e\(rawValue)" }

  /// The versions and what is special about them, such as `8 to 12, size and trait transitions`.
  public var title: String {
    switch self {
    case .rotatedRootView: "up to 7, rotated root view"
    case .sizeTransitions: "8 to 12, size and trait transitions"
    case .traitPrediction: "13 to 16, predicted traits"
    case .traitInheritance: "17 to 25, lazy traits"
    case .propertyUpdates: "from 26, property updates"
    }
  }

  /// Returns whether one range is before another.
  public static func < (one: CallbackTiming, other: CallbackTiming) -> Bool {
    one.rawValue < other.rawValue
  }
}
