#if !canImport(Darwin)
  public import Foundation

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a transform from its six numbers.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a translation in points.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a scaling about the origin.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a rotation about the origin by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates the transform that scales, shears, rotates and translates, in this order.
  public func CGAffineTransformMakeWithComponents(
    _ components: CGAffineTransformComponents
  ) -> CGAffineTransform {
    CGAffineTransform(components)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the components of a transform.
  public func CGAffineTransformDecompose(
    _ t: CGAffineTransform
  ) -> CGAffineTransformComponents {
    t.decomposed()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first translates and then applies `t`.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first scales and then applies `t`.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first rotates by an angle in radians and then applies `t`.
  public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform {
    t.rotated(by: angle)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the inverse of `t`, or `t` itself if it is singular.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
    t.inverted()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that first applies `t1` and then `t2`.
  public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform {
    t1.concatenating(t2)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if two transforms have the same six numbers.
  public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> Bool {
    t1 == t2
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns true if the transform is the identity.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
    t.isIdentity
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transformed point.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the size transformed as a vector.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the bounding box of the transformed rectangle.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
  }
#endif
