public import GimbalGeometry

/// A range of system versions in which callbacks come in the same order.
///
/// Source: event-order rules, table of eras.
public enum Era: Int, NamedCase, Comparable, Hashable, Sendable {
  /// Up to 7: the window stays fixed and the root view is turned by a transform.
  case e1 = 1
  /// 8 to 12: traits, size transitions, a screen space that turns.
  case e2 = 2
  /// 13 to 16: traits predicted at creation, scenes, `viewIsAppearing`.
  case e3 = 3
  /// 17 to 25: traits inherited through views and updated just before layout, `traitOverrides`.
  case e4 = 4
  /// From 26: `updateProperties`, effective geometry.
  case e5 = 5

  /// Creates the era of a system version.
  public init(_ version: SystemVersion) {
    switch version.major {
    case ...7: self = .e1
    case 8...12: self = .e2
    case 13...16: self = .e3
    case 17...25: self = .e4
    default: self = .e5
    }
  }

  /// The name of the case, which every start of the program asks for, without reflection.
  public var name: String { "e\(rawValue)" }

  /// The versions and what is special about them, such as `8 to 12, size and trait transitions`.
  public var title: String {
    switch self {
    case .e1: "up to 7, turned root view"
    case .e2: "8 to 12, size and trait transitions"
    case .e3: "13 to 16, predicted traits"
    case .e4: "17 to 25, lazy traits"
    case .e5: "from 26, property updates"
    }
  }

  /// Returns whether one era is before another.
  public static func < (one: Era, other: Era) -> Bool {
    one.rawValue < other.rawValue
  }
}
