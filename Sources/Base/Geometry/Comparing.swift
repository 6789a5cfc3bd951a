public import Foundation

/// Comparisons by Apple's names.
///
/// Source: Apple, CGPoint, CGSize, CGRect.
extension CGPoint {
  /// Returns true for the same point.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Returns true for the same size.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Returns true for the same rectangle.
  public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
