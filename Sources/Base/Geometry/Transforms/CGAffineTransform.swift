#if !canImport(Darwin)
  public import Foundation

  /// An affine transform of the plane: six numbers that act on row vectors.
  ///
  /// A point `(x, y)` is mapped to `(a·x + c·y + tx, b·x + d·y + ty)`. The y axis points down, so
  /// that a positive angle rotates clockwise on the screen.
  ///
  /// Rule: L-GEO-5.
  /// Source: Apple, `CGAffineTransform`.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The share of the old x in the new x.
    public var a: CGFloat
    /// The share of the old x in the new y.
    public var b: CGFloat
    /// The share of the old y in the new x.
    public var c: CGFloat
    /// The share of the old y in the new y.
    public var d: CGFloat
    /// The horizontal translation in points.
    public var tx: CGFloat
    /// The vertical translation in points.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform of six zeros, which maps every point to the origin.
    @inlinable
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six numbers.
    @inlinable
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from its six numbers without labels.
    @inlinable
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation in points.
    @inlinable
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    @inlinable
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians, clockwise on the screen.
    @inlinable
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True for the identity transform.
    @inlinable
    public var isIdentity: Bool {
      a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
    }

    /// Returns the transform that first translates and then applies the receiver.
    @inlinable
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(
        a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
    }

    /// Returns the transform that first scales and then applies the receiver.
    @inlinable
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
    }

    /// Returns the transform that first rotates by an angle in radians and then applies the
    /// receiver.
    @inlinable
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that first applies the receiver and then another one.
    @inlinable
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the inverse, or the receiver itself if it is singular.
    ///
    /// A transform is singular if its determinant `a·d − b·c` is zero or NaN.
    @inlinable
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGAffineTransform: Codable {
    /// Reads the six numbers from an array `[a, b, c, d, tx, ty]`.
    public init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      self.init(
        a: try parts.decode(CGFloat.self), b: try parts.decode(CGFloat.self),
        c: try parts.decode(CGFloat.self), d: try parts.decode(CGFloat.self),
        tx: try parts.decode(CGFloat.self), ty: try parts.decode(CGFloat.self))
    }

    /// Writes the six numbers as an array `[a, b, c, d, tx, ty]`.
    public func encode(to encoder: any Encoder) throws {
      var parts = encoder.unkeyedContainer()
      for part in [a, b, c, d, tx, ty] {
        try parts.encode(part)
      }
    }
  }
#endif
