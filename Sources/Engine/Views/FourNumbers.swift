import Foundation
import GimbalGeometry

/// Rectangles and insets as four numbers that are handled at once: the walks come by at every view.
extension CGRect {
  /// x, y, width, height.
  @inline(__always)
  var numbers: SIMD4<Double> {
    SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  @inline(__always)
  var numbers: SIMD4<Double> {
    SIMD4(Double(top), Double(left), Double(bottom), Double(right))
  }

  @inline(__always)
  init(numbers: SIMD4<Double>) {
    self.init(top: numbers.x, left: numbers.y, bottom: numbers.z, right: numbers.w)
  }
}

extension SIMD4<Double> {
  /// Whether all four are finite: of what is not, the difference to itself is no number.
  @inline(__always)
  var isFinite: Bool { self - self == .zero }

  /// The numbers that are above 0, and 0 for the others.
  @inline(__always)
  var positive: Self { replacing(with: 0, where: self .<= 0) }
}
