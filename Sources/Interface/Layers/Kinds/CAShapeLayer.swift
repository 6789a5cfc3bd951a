public import Foundation
public import GimbalGeometry
import GimbalMotion

/// The rule by which the inside of a shape is found.
///
/// Source: Apple, CAShapeLayerFillRule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the lines around a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of lines around a point.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of lines.
///
/// Source: Apple, CAShapeLayerLineCap.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Cut off half a width later.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of lines.
///
/// Source: Apple, CAShapeLayerLineJoin.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a shape.
///
/// Source: Apple, CAShapeLayer.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private static let pathKey = LayerKey("path", nil)
  private static let fillKey = LayerKey("fillColor", .color(CGColor(gray: 0, alpha: 1)))
  private static let strokeKey = LayerKey("strokeColor", nil)
  private static let startKey = LayerKey("strokeStart", number: 0)
  private static let endKey = LayerKey("strokeEnd", number: 1)
  private static let widthKey = LayerKey("lineWidth", number: 1)
  private static let miterKey = LayerKey("miterLimit", number: 10)
  private static let phaseKey = LayerKey("lineDashPhase", number: 0)
  private static let keys = Dictionary(
    uniqueKeysWithValues: [
      pathKey, fillKey, strokeKey, startKey, endKey, widthKey, miterKey, phaseKey,
    ].map { ($0.name, $0) })

  package override class var moreKeys: [String: LayerKey] { keys }
  /// The shape, in the layer's coordinates; a new one comes at once, unless an animation moves it.
  ///
  /// Source: Apple, CAShapeLayer.path: no implicit animation.
  open var path: CGPath? {
    get {
      guard case .path(let elements)? = values[CAShapeLayer.pathKey] else { return nil }
      return CGPath(elements)
    }
    set { set(CAShapeLayer.pathKey, newValue.map { .path($0.elements) }) }
  }

  /// The color of the inside; nil fills nothing.
  open var fillColor: CGColor? {
    get { values.color(CAShapeLayer.fillKey) }
    set { set(CAShapeLayer.fillKey, .color(newValue ?? CGColor(gray: 0, alpha: 0))) }
  }

  /// The color of the lines; nil draws none.
  open var strokeColor: CGColor? {
    get { values.color(CAShapeLayer.strokeKey) }
    set { set(CAShapeLayer.strokeKey, newValue.map { .color($0) }) }
  }

  /// The rule by which the inside is found.
  @Settable open var fillRule = CAShapeLayerFillRule.nonZero

  /// The share of the lines at which they begin.
  open var strokeStart: CGFloat {
    get { number(CAShapeLayer.startKey) }
    set { set(CAShapeLayer.startKey, number: newValue) }
  }

  /// The share of the lines at which they end.
  open var strokeEnd: CGFloat {
    get { number(CAShapeLayer.endKey) }
    set { set(CAShapeLayer.endKey, number: newValue) }
  }

  /// The width of the lines, in points.
  open var lineWidth: CGFloat {
    get { number(CAShapeLayer.widthKey) }
    set { set(CAShapeLayer.widthKey, number: newValue) }
  }

  /// The length from which a pointed corner is cut off, in widths.
  open var miterLimit: CGFloat {
    get { number(CAShapeLayer.miterKey) }
    set { set(CAShapeLayer.miterKey, number: newValue) }
  }

  /// The form of the ends of lines.
  @Settable open var lineCap = CAShapeLayerLineCap.butt

  /// The form of the corners of lines.
  @Settable open var lineJoin = CAShapeLayerLineJoin.miter

  /// The place in the pattern of dashes at which the lines begin, in points.
  open var lineDashPhase: CGFloat {
    get { number(CAShapeLayer.phaseKey) }
    set { set(CAShapeLayer.phaseKey, number: newValue) }
  }

  /// The lengths of dashes and gaps, in points; nil draws whole lines.
  @Settable open var lineDashPattern: [NSNumber]?
}
