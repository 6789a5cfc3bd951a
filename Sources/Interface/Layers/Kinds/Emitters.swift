public import Foundation
public import GimbalGeometry

/// The shapes from which particles are emitted.
///
/// Source: Apple, CAEmitterLayerEmitterShape.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of a shape from which particles are emitted.
///
/// Source: Apple, CAEmitterLayerEmitterMode.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a part with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the emitter's shape emit particles.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges of the emitter's shape emit particles.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the emitter's shape emits particles.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The volume of the emitter's shape emits particles.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
///
/// Source: Apple, CAEmitterLayerRenderMode.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an order with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Blended additively.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles.
///
/// Its values are stored, and no particles are shown.
///
/// Source: Apple, CAEmitterLayer.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  @Settable open var emitterCells: [CAEmitterCell]?
  /// The center of the shape, in the layer's coordinates, in points.
  @Settable open var emitterPosition = CGPoint.zero
  /// The height of the shape above the layer, in points.
  @Settable open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points.
  @Settable open var emitterSize = CGSize.zero
  /// The depth of the shape, in points.
  @Settable open var emitterDepth: CGFloat = 0
  /// The shape from which particles are emitted.
  @Settable open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles are emitted.
  @Settable open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of drawing.
  @Settable open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor for the particles' birth rates.
  @Settable open var birthRate: Float = 1
  /// A factor for the particles' lifetimes.
  @Settable open var lifetime: Float = 1
  /// A factor for the particles' velocities.
  @Settable open var velocity: Float = 1
  /// A factor for the particles' scales.
  @Settable open var scale: Float = 1
  /// A factor for the particles' spins.
  @Settable open var spin: Float = 1
  /// The seed of the random numbers.
  @Settable open var seed: UInt32 = 0
  /// True if particles are flattened into the layer's plane.
  @Settable open var preservesDepth = false
}

/// A kind of particle.
///
/// Its values are stored, and no particles are shown.
///
/// Source: Apple, CAEmitterCell.
open class CAEmitterCell: NSObject {
  /// The name, for key paths.
  @Settable open var name: String?
  /// The image.
  @Settable open var contents: Any?
  /// The scale of the image.
  @Settable open var contentsScale: CGFloat = 1
  /// True if particles are emitted.
  @Settable open var isEnabled = true
  /// The particles a second.
  @Settable open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  @Settable open var lifetime: Float = 0
  /// The range by which the lifetime varies, in seconds.
  @Settable open var lifetimeRange: Float = 0
  /// The speed, in points a second.
  @Settable open var velocity: CGFloat = 0
  /// The range by which the speed varies, in points a second.
  @Settable open var velocityRange: CGFloat = 0
  /// The horizontal acceleration, in points per second squared.
  @Settable open var xAcceleration: CGFloat = 0
  /// The vertical acceleration, in points per second squared.
  @Settable open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis, in points per second squared.
  @Settable open var zAcceleration: CGFloat = 0
  /// The direction, in radians.
  @Settable open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  @Settable open var emissionLatitude: CGFloat = 0
  /// The range by which the direction varies, in radians.
  @Settable open var emissionRange: CGFloat = 0
  /// The rotation, in radians a second.
  @Settable open var spin: CGFloat = 0
  /// The range by which the rotation varies, in radians a second.
  @Settable open var spinRange: CGFloat = 0
  /// The scale factor of the image.
  @Settable open var scale: CGFloat = 1
  /// The range by which the scale factor varies.
  @Settable open var scaleRange: CGFloat = 0
  /// The change of the scale factor a second.
  @Settable open var scaleSpeed: CGFloat = 0
  /// The range by which the opacity varies.
  @Settable open var alphaRange: Float = 0
  /// The change of the opacity a second.
  @Settable open var alphaSpeed: Float = 0
  /// The range by which the red varies.
  @Settable open var redRange: Float = 0
  /// The range by which the green varies.
  @Settable open var greenRange: Float = 0
  /// The range by which the blue varies.
  @Settable open var blueRange: Float = 0
  /// The change of the red a second.
  @Settable open var redSpeed: Float = 0
  /// The change of the green a second.
  @Settable open var greenSpeed: Float = 0
  /// The change of the blue a second.
  @Settable open var blueSpeed: Float = 0
  /// The particles that each particle emits.
  @Settable open var emitterCells: [CAEmitterCell]?
  /// The color that multiplies the image.
  @Settable open var color: Any?
}
