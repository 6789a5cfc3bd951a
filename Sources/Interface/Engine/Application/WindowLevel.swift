public import Foundation

extension UIWindow {
  /// The level of a window.
  ///
  /// Source: Apple, UIWindow.Level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of windows over the status bar.
    public static let statusBar = Level(1000)
    /// The level of windows over everything else.
    public static let alert = Level(2000)

    /// Returns true if the left level is behind the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// Returns the level that is higher than another by a number.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }

    /// Returns the level that is lower than another by a number.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }
}
