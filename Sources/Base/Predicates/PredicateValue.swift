package import Foundation

/// A number of any type, an integer if it is written as one.
package enum PredicateNumber {
  case whole(Int64)
  case real(Double)

  /// Creates the number of a value; nil for other values.
  package init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger: self = .whole(Int64(clamping: value))
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as Decimal: self = .real(NSDecimalNumber(decimal: value).doubleValue)
    case let value as NSNumber: self = .real(value.doubleValue)
    default: return nil
    }
  }

  /// The number as a double.
  package var double: Double {
    switch self {
    case .whole(let value): Double(value)
    case .real(let value): value
    }
  }

  /// Returns the order of two numbers.
  static func order(_ first: PredicateNumber, _ second: PredicateNumber) -> ComparisonResult {
    if case .whole(let one) = first, case .whole(let other) = second {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    let (one, other) = (first.double, second.double)
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }
}

/// Comparisons of values of any type.
package enum PredicateValue {
  /// Returns the string of a value; nil for other values.
  package static func text(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: String(describing: value)
    case let value as Substring: String(value)
    case let value as URL: value.absoluteString
    default: nil
    }
  }

  /// Returns true for equal values; nil equals only nil.
  package static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = NamedValue.plain(first), let second = NamedValue.plain(second) else {
      return NamedValue.plain(first) == nil && NamedValue.plain(second) == nil
    }
    if let result = order(first, second) { return result == .orderedSame }
    if let one = first as? NSObject, let other = second as? NSObject { return one.isEqual(other) }
    if let one = first as? AnyHashable, let other = second as? AnyHashable { return one == other }
    if type(of: first) is AnyClass, type(of: second) is AnyClass {
      return first as AnyObject === second as AnyObject
    }
    return false
  }

  /// Returns the order of two values, nil first; nil for values without an order.
  package static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    switch (NamedValue.plain(first), NamedValue.plain(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first?, let second?):
      if let one = PredicateNumber(first), let other = PredicateNumber(second) {
        return PredicateNumber.order(one, other)
      }
      if let one = text(first), let other = text(second) {
        return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
      }
      if let one = date(first), let other = date(second) { return one.compare(other) }
      if let one = uuid(first), let other = uuid(second) {
        return order(one.uuidString, other.uuidString)
      }
      return nil
    }
  }

  private static func date(_ value: Any) -> Date? {
    value as? Date
      ?? (value as? NSDate).map {
        Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
      }
  }

  private static func uuid(_ value: Any) -> UUID? {
    value as? UUID ?? (value as? NSUUID).flatMap { UUID(uuidString: $0.uuidString) }
  }
}
