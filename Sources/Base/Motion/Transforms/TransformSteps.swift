import Foundation
package import GimbalGeometry

/// The interpolation of transforms by translation, rotation, scale and skew.
extension CATransform3D {
  /// Returns the interpolation between this transform and another.
  ///
  /// Both are decomposed and their components are interpolated linearly, rotations along the
  /// shortest arc. The numbers of a transform that cannot be decomposed, such as a singular one,
  /// are interpolated directly. No public source says how Core Animation interpolates; this is
  /// Gimbal's choice (CHOICE).
  ///
  /// Rule: L-ANIM-8.
  package func between(_ other: CATransform3D, _ share: Double) -> CATransform3D {
    if share == 0 || self == other { return self }
    if share == 1 { return other }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
      let mixed = affinePart.between(other.affinePart, CGFloat(share))
      return CATransform3DMakeAffineTransform(mixed)
    }
    guard let from = TransformSteps(self), let to = TransformSteps(other) else {
      return CATransform3D(
        rows: zip(rows, other.rows).map { pair in
          zip(pair.0, pair.1).map { $0 + ($1 - $0) * CGFloat(share) }
        })
    }
    return from.between(to, share).transform
  }
}

extension CGAffineTransform {
  /// Returns the interpolation by components; see `CATransform3D.between`.
  fileprivate func between(_ other: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
    func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
    guard a * d != b * c, other.a * other.d != other.b * other.c else {
      return CGAffineTransform(
        a: mixed(a, other.a), b: mixed(b, other.b), c: mixed(c, other.c), d: mixed(d, other.d),
        tx: mixed(tx, other.tx), ty: mixed(ty, other.ty))
    }
    let (from, to) = (decomposed(), other.decomposed())
    // The shortest arc; of two equally short ones the clockwise one.
    var angle = to.rotation - from.rotation
    if angle > .pi { angle -= 2 * .pi }
    if angle <= -.pi { angle += 2 * .pi }
    return CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(
          width: mixed(from.scale.width, to.scale.width),
          height: mixed(from.scale.height, to.scale.height)),
        horizontalShear: mixed(from.horizontalShear, to.horizontalShear),
        rotation: from.rotation + angle * share,
        translation: CGVector(
          dx: mixed(from.translation.dx, to.translation.dx),
          dy: mixed(from.translation.dy, to.translation.dy))))
  }
}

/// The components of a 3D transform in order: perspective, translation, rotation, shears, scale.
///
/// Source: W3C, CSS Transforms Module Level 2, Interpolation of 3D matrices.
private struct TransformSteps {
  /// The translation.
  var translation: SIMD3<Double>
  /// The scale along each axis.
  var scale: SIMD3<Double>
  /// The shears xy, xz, yz.
  var shear: SIMD3<Double>
  /// The rotation as a quaternion: the vector part, then the scalar.
  var orientation: SIMD4<Double>
  /// The last column of the matrix.
  var perspective: SIMD4<Double>
  /// The common factor of all numbers, which has no visible effect.
  var factor: Double

  /// Decomposes a transform; returns nil for a singular one.
  init?(_ transform: CATransform3D) {
    let last = Double(transform.m44)
    guard last != 0, transform.isFinite else { return nil }
    factor = last
    let rows = transform.rows.map { $0.map { Double($0) / last } }
    var plain = rows
    for row in 0..<3 { plain[row][3] = 0 }
    plain[3][3] = 1
    let column = SIMD4(rows[0][3], rows[1][3], rows[2][3], rows[3][3])
    if column == SIMD4(0, 0, 0, 1) {
      perspective = column
    } else {
      // The perspective column before the affine part results from the inverse of that part.
      let matrix = CATransform3D(rows: plain.map { $0.map { CGFloat($0) } })
      let inverse = CATransform3DInvert(matrix).rows
      guard CATransform3DConcat(matrix, CATransform3D(rows: inverse)).isNearIdentity else {
        return nil
      }
      var result = SIMD4<Double>.zero
      for row in 0..<4 {
        for index in 0..<4 { result[row] += Double(inverse[row][index]) * column[index] }
      }
      perspective = result
    }
    translation = SIMD3(plain[3][0], plain[3][1], plain[3][2])
    var axes = (0..<3).map { SIMD3(plain[$0][0], plain[$0][1], plain[$0][2]) }
    (scale, shear) = (.zero, .zero)
    scale.x = axes[0].length
    guard scale.x > 0 else { return nil }
    axes[0] /= scale.x
    shear.x = axes[0].dot(axes[1])
    axes[1] -= axes[0] * shear.x
    scale.y = axes[1].length
    guard scale.y > 0 else { return nil }
    axes[1] /= scale.y
    shear.x /= scale.y
    shear.y = axes[0].dot(axes[2])
    axes[2] -= axes[0] * shear.y
    shear.z = axes[1].dot(axes[2])
    axes[2] -= axes[1] * shear.z
    scale.z = axes[2].length
    guard scale.z > 0 else { return nil }
    axes[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if axes[0].dot(axes[1].cross(axes[2])) < 0 {
      scale = -scale
      axes = axes.map { -$0 }
    }
    orientation = TransformSteps.quaternion(axes)
  }

  /// Returns the quaternion of a rotation matrix, computed from its largest component.
  private static func quaternion(_ m: [SIMD3<Double>]) -> SIMD4<Double> {
    let squares = SIMD4(
      1 + m[0].x - m[1].y - m[2].z, 1 - m[0].x + m[1].y - m[2].z, 1 - m[0].x - m[1].y + m[2].z,
      1 + m[0].x + m[1].y + m[2].z)
    let largest = (0..<4).max { squares[$0] < squares[$1] } ?? 3
    let part = max(squares[largest], 0).squareRoot() / 2
    let share = 1 / (4 * part)
    let (xy, xz, yz) = (m[0].y + m[1].x, m[0].z + m[2].x, m[1].z + m[2].y)
    let (x, y, z) = (m[1].z - m[2].y, m[2].x - m[0].z, m[0].y - m[1].x)
    return switch largest {
    case 0: SIMD4(part, xy * share, xz * share, x * share)
    case 1: SIMD4(xy * share, part, yz * share, y * share)
    case 2: SIMD4(xz * share, yz * share, part, z * share)
    default: SIMD4(x * share, y * share, z * share, part)
    }
  }

  /// Returns the steps at a share of the way to others, from 0 to 1; rotations take the shorter
  /// way.
  func between(_ other: TransformSteps, _ share: Double) -> TransformSteps {
    var result = self
    result.translation += (other.translation - translation) * share
    result.scale += (other.scale - scale) * share
    result.shear += (other.shear - shear) * share
    result.perspective += (other.perspective - perspective) * share
    result.factor += (other.factor - factor) * share
    var target = other.orientation
    var cosine = (orientation * target).sum()
    if cosine < 0 { (target, cosine) = (-target, -cosine) }
    if cosine > 1 - 1e-12 {
      result.orientation = orientation + (target - orientation) * share
    } else {
      let angle = acos(min(cosine, 1))
      result.orientation =
        (orientation * sin((1 - share) * angle) + target * sin(share * angle)) / sin(angle)
    }
    result.orientation /= (result.orientation * result.orientation).sum().squareRoot()
    return result
  }

  /// The transform that applies scale, shears, rotation, translation and perspective.
  var transform: CATransform3D {
    let (x, y, z, w) = (orientation.x, orientation.y, orientation.z, orientation.w)
    var axes = [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    axes[2] += axes[0] * shear.y + axes[1] * shear.z
    axes[1] += axes[0] * shear.x
    for index in 0..<3 { axes[index] *= scale[index] }
    var rows = axes.map { [$0.x, $0.y, $0.z, 0] }
    rows.append([translation.x, translation.y, translation.z, 1])
    if perspective != SIMD4(0, 0, 0, 1) {
      for row in 0..<4 { rows[row][3] = (0..<4).reduce(0) { $0 + rows[row][$1] * perspective[$1] } }
    }
    return CATransform3D(rows: rows.map { $0.map { CGFloat($0 * factor) } })
  }
}

extension CATransform3D {
  fileprivate var isNearIdentity: Bool {
    zip(rows.joined(), CATransform3D.identity.rows.joined()).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

  fileprivate func cross(_ other: Self) -> Self {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
