#if !canImport(Darwin)
  public import Foundation

  // The functions of `CATransform3D` by Apple's names.
  // Source: Apple, Core Animation functions.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if the transform is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if two transforms have the same numbers.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a translation in points.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a scaling about the origin.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a rotation by an angle in radians about an axis through the origin.
  ///
  /// For an axis of length zero it returns the identity; Apple leaves this case undefined.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(
      m11: rest * x * x + cosine, m12: rest * x * y + sine * z, m13: rest * x * z - sine * y,
      m14: 0,
      m21: rest * x * y - sine * z, m22: rest * y * y + cosine, m23: rest * y * z + sine * x,
      m24: 0,
      m31: rest * x * z + sine * y, m32: rest * y * z - sine * x, m33: rest * z * z + cosine,
      m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first translates and then applies `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first scales and then applies `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first rotates by an angle in radians about an axis and then applies
  /// `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first applies `a` and then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
      rows: (0..<4).map { row in
        (0..<4).map { column in
          let first = left[row][0] * right[0][column] + left[row][1] * right[1][column]
          return first + left[row][2] * right[2][column] + left[row][3] * right[3][column]
        }
      })
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the inverse of `t`, or `t` itself if it is singular.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    if CATransform3DIsAffine(t), let inverse = inverse(ofPlane: t) { return inverse }
    // Gauss–Jordan elimination with the largest number of a column as the pivot.
    var (left, right) = (t.rows, CATransform3D.identity.rows)
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      let value = left[pivot][column]
      guard value != 0, value.isFinite else { return t }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      for index in 0..<4 {
        left[column][index] /= value
        right[column][index] /= value
      }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        for index in 0..<4 {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return CATransform3D(rows: right)
  }

  private func inverse(ofPlane t: CATransform3D) -> CATransform3D? {
    let plane = t.affinePart
    let determinant = plane.a * plane.d - plane.b * plane.c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CATransform3DMakeAffineTransform(plane.inverted())
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates the 3D transform that equals an affine transform.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D.identity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if an affine transform has the same effect.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let rest = [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43]
    return rest.allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the affine transform with the same effect.
  ///
  /// If there is none, it returns the part in x and y; Apple leaves this case undefined.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    t.affinePart
  }
#endif
