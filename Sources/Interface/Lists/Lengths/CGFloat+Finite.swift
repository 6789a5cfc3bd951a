import Foundation

extension CGFloat {
  /// The number; 0 for NaN and what is infinite.
  var finite: CGFloat { isFinite ? self : 0 }
}
