import Foundation

/// Numbers of apps without NaN and infinity.
extension CGFloat {
  /// The number; 0 if it is NaN or infinite.
  var finite: CGFloat { isFinite ? self : 0 }
}
