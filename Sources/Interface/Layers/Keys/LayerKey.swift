package import Foundation
package import GimbalGeometry
package import GimbalMotion

/// An animatable property of layers, with its default.
package struct LayerKey: Sendable {
  /// The name of the property, as in key paths.
  package let name: String
  /// The value in a new layer; nil if the property has none.
  package let standard: MotionValue?
  /// True for a key of an app's own class of layers.
  package var isOwn = false

  /// Creates a key; `standard` is the value of the property until it is set.
  package init(_ name: String, _ standard: MotionValue?) {
    self.name = name
    self.standard = standard
  }

  /// Creates a key of a numeric property with its default.
  package init(_ name: String, number: Double) { self.init(name, .number(number)) }

  /// The key of `bounds`.
  package static let bounds = LayerKey("bounds", .rect(.zero))
  /// The key of `position`.
  package static let position = LayerKey("position", .point(.zero))
  /// The key of `transform`.
  package static let transform = LayerKey("transform", .transform(.identity))
  /// The key of `zPosition`.
  package static let zPosition = LayerKey("zPosition", number: 0)
  /// The key of `anchorPoint`.
  package static let anchorPoint = LayerKey("anchorPoint", .point(CGPoint(x: 0.5, y: 0.5)))
  /// The key of `anchorPointZ`.
  package static let anchorPointZ = LayerKey("anchorPointZ", number: 0)
  /// The key of `sublayerTransform`.
  package static let sublayerTransform = LayerKey("sublayerTransform", .transform(.identity))
  /// The key of `isHidden`.
  package static let hidden = LayerKey("hidden", number: 0)
  /// The key of `opacity`.
  package static let opacity = LayerKey("opacity", number: 1)
  /// The key of `masksToBounds`.
  package static let masksToBounds = LayerKey("masksToBounds", number: 0)
  /// The key of `isDoubleSided`.
  package static let doubleSided = LayerKey("doubleSided", number: 1)
  /// The key of `cornerRadius`.
  package static let cornerRadius = LayerKey("cornerRadius", number: 0)
  /// The key of `borderWidth`.
  package static let borderWidth = LayerKey("borderWidth", number: 0)
  /// The key of `borderColor`.
  package static let borderColor = LayerKey("borderColor", .color(CGColor(gray: 0, alpha: 1)))
  /// The key of `backgroundColor`.
  package static let backgroundColor = LayerKey("backgroundColor", nil)
  /// The key of `shadowColor`.
  package static let shadowColor = LayerKey("shadowColor", .color(CGColor(gray: 0, alpha: 1)))
  /// The key of `shadowOpacity`.
  package static let shadowOpacity = LayerKey("shadowOpacity", number: 0)
  /// The key of `shadowOffset`.
  package static let shadowOffset = LayerKey("shadowOffset", .size(CGSize(width: 0, height: -3)))
  /// The key of `shadowRadius`.
  package static let shadowRadius = LayerKey("shadowRadius", number: 3)
  /// The key of `shadowPath`.
  package static let shadowPath = LayerKey("shadowPath", nil)
  /// The key of `contentsRect`.
  package static let contentsRect = LayerKey(
    "contentsRect", .rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
  /// The key of `contentsCenter`.
  package static let contentsCenter = LayerKey(
    "contentsCenter", .rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
  /// The key of `contentsScale`.
  package static let contentsScale = LayerKey("contentsScale", number: 1)
  /// The key of `rasterizationScale`.
  package static let rasterizationScale = LayerKey("rasterizationScale", number: 1)

  /// The properties of every layer, by their names.
  static let byName = Dictionary(
    uniqueKeysWithValues: [
      bounds, position, transform, zPosition, anchorPoint, anchorPointZ, sublayerTransform, hidden,
      opacity, masksToBounds, doubleSided, cornerRadius, borderWidth, borderColor, backgroundColor,
      shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath, contentsRect,
      contentsCenter,
      contentsScale, rasterizationScale,
    ].map { ($0.name, $0) })
}

/// The animatable values of a layer: its geometry, and the other properties that were set.
package struct LayerValues: Sendable {
  /// The value of `bounds`, in points.
  package var bounds = CGRect.zero
  /// The value of `position`, in the superlayer's coordinates, in points.
  package var position = CGPoint.zero
  /// The value of `transform`.
  package var transform = CATransform3D.identity
  /// The value of `anchorPoint`, as fractions of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The other values that differ from their defaults.
  private var others: [String: MotionValue] = [:]

  /// Creates the default values.
  package init() {}

  /// The value of a property, or nil if it has none.
  package subscript(key: LayerKey) -> MotionValue? {
    get {
      switch key.name {
      case "bounds": .rect(bounds)
      case "position": .point(position)
      case "transform": .transform(transform)
      case "anchorPoint": .point(anchorPoint)
      default: others[key.name] ?? key.standard
      }
    }
    set {
      switch (key.name, newValue) {
      case ("bounds", .rect(let rect)?): bounds = rect
      case ("position", .point(let point)?): position = point
      case ("transform", .transform(let map)?): transform = map
      case ("anchorPoint", .point(let point)?): anchorPoint = point
      default: others[key.name] = newValue
      }
    }
  }

  /// The transform from the layer's own coordinates to its superlayer's, without the superlayer's
  /// `sublayerTransform`.
  ///
  /// See: L-GEO-1.
  package var toSuperlayer: CATransform3D {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    let depth = number(.anchorPointZ)
    let height = number(.zPosition)
    if transform == .identity {
      return CATransform3DMakeTranslation(
        position.x - anchor.x, position.y - anchor.y, height - depth)
    }
    let fromAnchor = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -depth)
    return CATransform3DConcat(
      fromAnchor, CATransform3DMakeTranslation(position.x, position.y, height))
  }

  /// The frame in the superlayer: the bounding box of the bounds under the affine part of the
  /// transform.
  ///
  /// Rule: L-LAYER-3.
  /// See: L-GEO-1, L-GEO-6.
  @inline(__always)
  package var frame: CGRect {
    let size = bounds.size
    if transform == .identity {
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * size.width,
      y: bounds.origin.y + anchorPoint.y * size.height)
    return bounds.applying(
      CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(transform.affinePart)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
  }

  /// Returns the value of a numeric property; 0 if it has another type.
  package func number(_ key: LayerKey) -> CGFloat {
    if case .number(let value)? = self[key] { return CGFloat(value) }
    return 0
  }
}
