#if !canImport(Darwin)
  public import Foundation

  /// A 3D transform: sixteen numbers that act on row vectors `[x y z 1]`.
  ///
  /// Source: Apple, `CATransform3D`.
  public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// The second row.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// The third row.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// The fourth row.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a transform from its sixteen numbers.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates a transform of sixteen zeros.
    public init() { self.init(rows: [0, 0, 0, 0].map { [$0, 0, 0, 0] }) }

    package init(rows: [[CGFloat]]) {
      self.init(
        m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
        m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
        m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
        m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    /// The numbers by rows.
    package var rows: [[CGFloat]] {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }

    /// The identity transform.
    public static let identity = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

    /// True if all sixteen numbers are finite.
    package var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }

    /// The affine transform with the same effect on x and y of points with z = 0, without
    /// perspective.
    ///
    /// See: L-LAYER-3.
    package var affinePart: CGAffineTransform {
      CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Returns the image of a point of the plane z = 0, projected along z.
    package func projecting(_ point: CGPoint) -> CGPoint {
      let w = point.x * m14 + point.y * m24 + m44
      let x = point.x * m11 + point.y * m21 + m41
      let y = point.x * m12 + point.y * m22 + m42
      return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// Returns the point of the plane z = 0 that is projected to a point.
    ///
    /// The result is nil if there is no such point, for example because the plane is seen from its
    /// edge.
    package func unprojecting(_ point: CGPoint) -> CGPoint? {
      // The rows of the plane's own map of x, y and w.
      let (a, b, c) = (m11 - point.x * m14, m21 - point.x * m24, m41 - point.x * m44)
      let (d, e, f) = (m12 - point.y * m14, m22 - point.y * m24, m42 - point.y * m44)
      let determinant = a * e - b * d
      guard determinant != 0, determinant.isFinite else { return nil }
      return CGPoint(x: (b * f - c * e) / determinant, y: (c * d - a * f) / determinant)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identity transform.
  public let CATransform3DIdentity = CATransform3D.identity
#endif
