public import Foundation
public import GimbalGeometry

/// The shapes from which particles come.
///
/// Source: Apple, CAEmitterLayerEmitterShape.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape by its name.
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

/// The parts of a shape from which particles come.
///
/// Source: Apple, CAEmitterLayerEmitterMode.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its edges.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
///
/// Source: Apple, CAEmitterLayerRenderMode.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// An order by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None in particular.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added to each other.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that throws particles; its values are kept, and none is thrown.
///
/// Source: Apple, CAEmitterLayer.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  @Settable open var emitterCells: [CAEmitterCell]?
  /// The middle of the shape, in the layer's coordinates, in points.
  @Settable open var emitterPosition = CGPoint.zero
  /// The height of the shape above the layer, in points.
  @Settable open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points.
  @Settable open var emitterSize = CGSize.zero
  /// The depth of the shape, in points.
  @Settable open var emitterDepth: CGFloat = 0
  /// The shape.
  @Settable open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape.
  @Settable open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of drawing.
  @Settable open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the particles' birth rates.
  @Settable open var birthRate: Float = 1
  /// The factor of their lives.
  @Settable open var lifetime: Float = 1
  /// The factor of their speeds.
  @Settable open var velocity: Float = 1
  /// The factor of their sizes.
  @Settable open var scale: Float = 1
  /// The factor of their turning.
  @Settable open var spin: Float = 1
  /// The seed of what is left to chance.
  @Settable open var seed: UInt32 = 0
  /// True if particles are flattened into the layer's plane.
  @Settable open var preservesDepth = false
}

/// A kind of particle; its values are kept, and none is thrown.
///
/// Source: Apple, CAEmitterCell.
open class CAEmitterCell: NSObject {
  /// The name by which values of it are found.
  @Settable open var name: String?
  /// The picture.
  @Settable open var contents: Any?
  /// The scale of the picture.
  @Settable open var contentsScale: CGFloat = 1
  /// True if it comes into being.
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
  /// The acceleration across, in points a second a second.
  @Settable open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points a second a second.
  @Settable open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer, in points a second a second.
  @Settable open var zAcceleration: CGFloat = 0
  /// The direction, in radians.
  @Settable open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  @Settable open var emissionLatitude: CGFloat = 0
  /// The range by which the direction varies, in radians.
  @Settable open var emissionRange: CGFloat = 0
  /// The turning, in radians a second.
  @Settable open var spin: CGFloat = 0
  /// The range by which the turning varies, in radians a second.
  @Settable open var spinRange: CGFloat = 0
  /// The factor of the picture's size.
  @Settable open var scale: CGFloat = 1
  /// The range by which the factor varies.
  @Settable open var scaleRange: CGFloat = 0
  /// The change of the factor a second.
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
  /// The particles that it throws itself.
  @Settable open var emitterCells: [CAEmitterCell]?
  /// The color that multiplies the picture.
  @Settable open var color: Any?
}
