/// The priority of a constraint: more than 0 and at most 1000, which is required.
///
/// Every number is a separate level; a higher one is satisfied before any lower one.
///
/// Rule: L-PRIO-1.
/// See: L-PRIO-2, L-PRIO-5.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of required constraints.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene (from iOS 13).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene preserves its size (from iOS 13).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene (from iOS 13).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A named number that supports addition and comparison.
///
/// Its operators are in an extension of the protocol, as UIKit's are: an operator that a library
/// declares for the type itself is more specific, and takes precedence. Source: UIKit's Swift
/// interface, `_UIKitNumericRawRepresentable`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates a value from a number; every number is valid.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Returns true if one number is less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns the value plus a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }

  /// Returns the value plus a number.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }

  /// Returns the value minus a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }

  /// Returns the difference of two values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Adds a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Subtracts a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
