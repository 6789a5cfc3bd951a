#if !canImport(Darwin)
  public import Foundation

  extension CGPoint {
    /// Returns the transformed point.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size transformed as a vector, without translation.
    ///
    /// Width and height can become negative.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the bounding box of the transformed rectangle.
    ///
    /// A negative size is standardised first. The null and the infinite rectangle are returned
    /// unchanged.
    ///
    /// Rule: L-GEO-3.
    /// Source: Apple, `CGRectApplyAffineTransform`.
    @inlinable
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if origin.x == .infinity || size.width == .greatestFiniteMagnitude, isNull || isInfinite {
        return self
      }
      if t.b == 0 && t.c == 0 {
        let one = t.a * origin.x + t.tx
        let two = t.a * (origin.x + size.width) + t.tx
        let three = t.d * origin.y + t.ty
        let four = t.d * (origin.y + size.height) + t.ty
        return CGRect(
          x: min(one, two), y: min(three, four),
          width: abs(t.a * size.width), height: abs(t.d * size.height))
      }
      let p = origin.applying(t)
      let right = CGSize(width: size.width, height: 0).applying(t)
      let down = CGSize(width: 0, height: size.height).applying(t)
      return CGRect(
        x: p.x + min(right.width, 0) + min(down.width, 0),
        y: p.y + min(right.height, 0) + min(down.height, 0),
        width: abs(right.width) + abs(down.width), height: abs(right.height) + abs(down.height))
    }
  }
#endif
