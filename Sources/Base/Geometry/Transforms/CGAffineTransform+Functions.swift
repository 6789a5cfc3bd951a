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
  /// Creates a displacement in points.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a scaling about the origin.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a turn about the origin by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates the transform that scales, shears, turns and displaces, in this order.
  public func CGAffineTransformMakeWithComponents(
    _ components: CGAffineTransformComponents
  ) -> CGAffineTransform {
    CGAffineTransform(components)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the steps that a transform is made of.
  public func CGAffineTransformDecompose(
    _ t: CGAffineTransform
  ) -> CGAffineTransformComponents {
    t.decomposed()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that displaces first and then does what `t` does.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that scales first and then does what `t` does.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that turns first, by an angle in radians, and then does what `t` does.
  public func CGAffineTransformRotate(
    _ t: CGAffineTransform, _ angle: CGFloat
  ) -> CGAffineTransform {
    t.rotated(by: angle)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that undoes `t`, or `t` itself when nothing can undo it.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
    t.inverted()
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the transform that does first what `t1` does and then what `t2` does.
  public func CGAffineTransformConcat(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> CGAffineTransform {
    t1.concatenating(t2)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns whether two transforms have the same six numbers.
  public func CGAffineTransformEqualToTransform(
    _ t1: CGAffineTransform, _ t2: CGAffineTransform
  ) -> Bool {
    t1 == t2
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns whether a transform leaves every point where it is.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
    t.isIdentity
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the point where a transform takes a point.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a size taken as a vector through a transform.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the smallest upright rectangle around a transformed rectangle.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
  }
#endif
