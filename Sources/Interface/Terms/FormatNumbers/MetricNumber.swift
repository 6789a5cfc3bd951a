import Foundation

/// The values that an app may use as metrics: those that bridge to `NSNumber`.
enum MetricNumber {
  /// Returns the number; nil for other values.
  static func value(of metric: Any) -> Double? {
    switch metric {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as any BinaryInteger: double(number)
    case let number as NSNumber: number.doubleValue
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    default: nil
    }
  }

  private static func double(_ number: some BinaryInteger) -> Double { Double(number) }
}
