public import Foundation
public import GimbalGeometry
import GimbalMotion

/// A layer whose sublayers are not flattened into its plane; its own content is not shown.
///
/// Source: Apple, CATransformLayer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Returns the hit of a sublayer; the layer itself is never hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}

/// Directions in which a layer scrolls.
///
/// Source: Apple, CAScrollLayerScrollMode.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertical.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontal.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its content.
///
/// Source: Apple, CAScrollLayer.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which it scrolls.
  @Settable open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the bounds' origin to a point of the content.
  open func scroll(to p: CGPoint) {
    let mode = scrollMode
    let x = mode == .both || mode == .horizontally ? p.x : bounds.origin.x
    let y = mode == .both || mode == .vertically ? p.y : bounds.origin.y
    bounds = CGRect(origin: CGPoint(x: x, y: y), size: bounds.size)
  }

  /// Moves the bounds as little as necessary to show a rectangle of the content.
  open func scroll(to r: CGRect) {
    func moved(_ near: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if from < near || to - from > length { return from }
      return to > near + length ? to - length : near
    }
    scroll(
      to: CGPoint(
        x: moved(bounds.origin.x, bounds.width, r.minX, r.maxX),
        y: moved(bounds.origin.y, bounds.height, r.minY, r.maxY)))
  }
}

extension CALayer {
  /// The part of the layer that its scroll layer and clipping layers show, in its own coordinates.
  public final var visibleRect: CGRect {
    var rect = bounds
    var layer = self
    while let above = layer.superlayer {
      if above is CAScrollLayer || above.masksToBounds {
        rect = rect.intersection(convert(above.bounds, from: above))
        if rect.isNull { return .zero }
      }
      layer = above
    }
    return rect
  }

  /// Scrolls the closest scroll layer above to a point of this layer.
  public final func scroll(_ p: CGPoint) { scrollLayer.map { $0.scroll(to: convert(p, to: $0)) } }

  /// Scrolls the closest scroll layer above to show a rectangle of this layer.
  public final func scrollRectToVisible(_ r: CGRect) {
    scrollLayer.map { $0.scroll(to: convert(r, to: $0)) }
  }

  private final var scrollLayer: CAScrollLayer? {
    var layer = superlayer
    while let current = layer {
      if let scrollLayer = current as? CAScrollLayer { return scrollLayer }
      layer = current.superlayer
    }
    return nil
  }
}

/// A kind of gradient.
///
/// Source: Apple, CAGradientLayerType.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Radial.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, by angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient.
///
/// Source: Apple, CAGradientLayer.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private static let startKey = LayerKey("startPoint", .point(CGPoint(x: 0.5, y: 0)))
  private static let endKey = LayerKey("endPoint", .point(CGPoint(x: 0.5, y: 1)))
  private static let locationsKey = LayerKey("locations", nil)
  private static let colorsKey = LayerKey("colors", nil)
  private static let keys = Dictionary(
    uniqueKeysWithValues: [startKey, endKey, locationsKey, colorsKey].map { ($0.name, $0) })

  /// The animatable keys that other layers do not have, by their names.
  package override class var moreKeys: [String: LayerKey] { keys }
  /// The colors, each a `CGColor`; other values are ignored.
  open var colors: [Any]? {
    get {
      guard case .colors(let colors)? = values[CAGradientLayer.colorsKey] else { return nil }
      return colors
    }
    set {
      set(CAGradientLayer.colorsKey, newValue.map { .colors($0.compactMap { $0 as? CGColor }) })
    }
  }

  /// The positions of the colors along the gradient, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get {
      guard case .numbers(let positions)? = values[CAGradientLayer.locationsKey] else { return nil }
      return positions.map { NSNumber(value: $0) }
    }
    set { set(CAGradientLayer.locationsKey, newValue.map { .numbers($0.map(\.doubleValue)) }) }
  }

  /// The start of the gradient, as fractions of the bounds.
  open var startPoint: CGPoint {
    get { values.point(CAGradientLayer.startKey) }
    set { set(CAGradientLayer.startKey, .point(newValue)) }
  }

  /// The end of the gradient, as fractions of the bounds.
  open var endPoint: CGPoint {
    get { values.point(CAGradientLayer.endKey) }
    set { set(CAGradientLayer.endKey, .point(newValue)) }
  }

  /// The kind of gradient.
  @Settable open var type = CAGradientLayerType.axial
}

/// A layer that shows its sublayers several times, with a transform between copies.
///
/// Copies are drawn, but hit testing ignores them.
///
/// Source: Apple, CAReplicatorLayer.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  private static let transformKey = LayerKey("instanceTransform", .transform(.identity))
  private static let delayKey = LayerKey("instanceDelay", number: 0)
  private static let colorKey = LayerKey("instanceColor", .color(CGColor(gray: 1, alpha: 1)))
  private static let keys = Dictionary(
    uniqueKeysWithValues: [transformKey, delayKey, colorKey].map { ($0.name, $0) })

  /// The animatable keys that other layers do not have, by their names.
  package override class var moreKeys: [String: LayerKey] { keys }
  /// The number of copies, including the original; a negative number counts as 0.
  @Settable open var instanceCount = 1 {
    didSet { _instanceCount.wrappedValue = max(instanceCount, 0) }
  }

  /// The transform from one copy to the next, about the center of the bounds.
  open var instanceTransform: CATransform3D {
    get { transform(CAReplicatorLayer.transformKey) }
    set { set(CAReplicatorLayer.transformKey, .transform(newValue)) }
  }

  /// The delay between one copy and the next, in seconds.
  open var instanceDelay: Double {
    get { Double(number(CAReplicatorLayer.delayKey)) }
    set { set(CAReplicatorLayer.delayKey, number: CGFloat(newValue)) }
  }

  /// The color that multiplies the sublayers.
  open var instanceColor: CGColor? {
    get { values.color(CAReplicatorLayer.colorKey) }
    set { set(CAReplicatorLayer.colorKey, newValue.map { .color($0) }) }
  }

  /// True if copies keep their depth; stored without effect.
  @Settable open var preservesDepth = false
  /// The amount that each copy adds to red; stored without effect.
  @Settable open var instanceRedOffset: Float = 0
  /// The amount that each copy adds to green; stored without effect.
  @Settable open var instanceGreenOffset: Float = 0
  /// The amount that each copy adds to blue; stored without effect.
  @Settable open var instanceBlueOffset: Float = 0
  /// The amount that each copy adds to the opacity; stored without effect.
  @Settable open var instanceAlphaOffset: Float = 0

  /// Returns the bounding box of a copy of a rectangle, in the layer's coordinates.
  ///
  /// Rule: L-LAYER-6.
  package final func box(of rect: CGRect, copy: Int) -> CGRect {
    let (x, y) = (bounds.midX, bounds.midY)
    var map = CATransform3DIdentity
    for _ in 0..<max(copy, 0) { map = CATransform3DConcat(map, instanceTransform) }
    let around = CATransform3DConcat(
      CATransform3DTranslate(map, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
    return rect.applying(around.affinePart)
  }
}
