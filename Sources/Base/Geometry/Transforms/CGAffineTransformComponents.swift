#if !canImport(Darwin)
  public import Foundation

  /// The steps that a transform is made of, in their order: scale, shear, turn, displacement.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along the two axes; a mirroring shows as a negative height.
    public var scale: CGSize
    /// The displacement of x for each point of y, after scaling.
    public var horizontalShear: CGFloat
    /// The angle in radians, clockwise on the screen, −π to π when it comes from a transform.
    public var rotation: CGFloat
    /// The displacement in points.
    public var translation: CGVector

    /// Creates components that are all zero.
    public init() {
      self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from the four steps.
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
    /// Creates the transform that scales, shears, turns and displaces, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      let rotation = CGAffineTransform(rotationAngle: components.rotation)
      self = scale.concatenating(shear).concatenating(rotation)
      tx = components.translation.dx
      ty = components.translation.dy
    }

    /// The steps that the transform is made of.
    ///
    /// They make the same transform again unless it is singular: a plane pressed onto a line
    /// has no shear to tell.
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
