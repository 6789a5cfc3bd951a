#if !canImport(Darwin)
  public import Foundation

  /// The components of a transform, in their order: scale, shear, rotation, translation.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along the two axes; a reflection has a negative height.
    public var scale: CGSize
    /// The displacement of x for each point of y, after scaling.
    public var horizontalShear: CGFloat
    /// The angle in radians, clockwise on the screen; −π to π if it comes from a transform.
    public var rotation: CGFloat
    /// The translation in points.
    public var translation: CGVector

    /// Creates components that are all zero.
    public init() {
      self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from their values.
    public init(
      scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      let rotation = CGAffineTransform(rotationAngle: components.rotation)
      self = scale.concatenating(shear).concatenating(rotation)
      tx = components.translation.dx
      ty = components.translation.dy
    }

    /// Returns the components of the transform.
    ///
    /// They compose to the same transform unless it is singular: the shear of a plane collapsed to
    /// a line is undetermined.
    /// Source: Apple, `CGAffineTransformDecompose` (iOS 16).
    public func decomposed() -> CGAffineTransformComponents {
      let translation = CGVector(dx: tx, dy: ty)
      let width = hypot(a, b)
      guard width != 0 else {
        return CGAffineTransformComponents(
          scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
          rotation: atan2(-c, d), translation: translation)
      }
      let height = (a * d - b * c) / width
      let shear = height == 0 ? 0 : (a * c + b * d) / width / height
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: height), horizontalShear: shear,
        rotation: atan2(b, a), translation: translation)
    }
  }
#endif
