import Foundation
import GimbalGeometry

/// Rectangles and insets as vectors of four numbers, for traversals, which process every view.
extension CGRect {
  /// The vector of x, y, width and height.
  @inline(__always)
  var numbers: SIMD4<Double> {
    SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }

  /// True if none of the four numbers is NaN or infinite.
  package var isFinite: Bool { numbers.isFinite }

  /// The standardized rectangle, computed only if it is needed, which is rare.
  @inline(__always)
  var cheaplyStandardized: CGRect { size.width >= 0 && size.height >= 0 ? self : standardized }
}

extension UIEdgeInsets {
  /// The vector of top, left, bottom and right.
  @inline(__always)
  var numbers: SIMD4<Double> {
    SIMD4(Double(top), Double(left), Double(bottom), Double(right))
  }

  /// Creates insets from the vector of top, left, bottom and right.
  @inline(__always)
  init(numbers: SIMD4<Double>) {
    self.init(top: numbers.x, left: numbers.y, bottom: numbers.z, right: numbers.w)
  }
}

extension CGSize {
  /// True if neither dimension is NaN or infinite.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension SIMD4<Double> {
  /// True if all four numbers are finite.
  ///
  /// 0 × ∞ and 0 × NaN are NaN, so one multiplication tests all four.
  @inline(__always)
  var isFinite: Bool {
    let nothing = self * 0
    let pairs = nothing.lowHalf + nothing.highHalf
    return pairs.x + pairs.y == 0
  }

  /// True if products of two of the numbers are also finite.
  @inline(__always)
  var isSmall: Bool { (self * self).isFinite }

  /// If numbers are below this limit, the product of two of them is finite.
  static let small = 1e150

  /// The numbers, with negative ones replaced by 0.
  @inline(__always)
  var positive: Self { SIMD4(repeating: 0).replacing(with: self, where: self .> 0) }

  /// Returns the smaller number of each pair, so that no number exceeds that of `most`.
  @inline(__always)
  func limited(to most: Self) -> Self { most.replacing(with: self, where: self .< most) }
}
