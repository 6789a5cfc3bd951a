/// The priority of a constraint: more than 0 and at most 1000, which is required.
///
/// Every number is a level of its own; a higher one is satisfied before any lower one.
///
/// Rule: L-PRIO-1.
/// See: L-PRIO-2, L-PRIO-5.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of required constraints.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene (from iOS 13).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size (from iOS 13).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene (from iOS 13).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A number with a name, that can be added to and compared.
///
/// Its operators stand in an extension of the protocol, as UIKit's do: an operator that a library
/// declares for the type itself is more special, and wins. Source: UIKit's Swift interface,
/// `_UIKitNumericRawRepresentable`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// A value of a number; every number has one.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// True if one number is less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// A value higher by a number.
  public static func + (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue + right)
  }

  /// A value higher by a number.
  public static func + (left: RawValue, right: Self) -> Self {
    Self(rawValue: left + right.rawValue)
  }

  /// A value lower by a number.
  public static func - (left: Self, right: RawValue) -> Self {
    Self(rawValue: left.rawValue - right)
  }

  /// The distance of two values.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Raises a value by a number.
  public static func += (left: inout Self, right: RawValue) { left = left + right }

  /// Lowers a value by a number.
  public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
