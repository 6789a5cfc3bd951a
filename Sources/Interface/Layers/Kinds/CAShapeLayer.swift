public import Foundation
public import GimbalGeometry
import GimbalMotion

/// The fill rule of a shape.
///
/// Source: Apple, CAShapeLayerFillRule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of line ends.
///
/// Source: Apple, CAShapeLayerLineCap.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Butt: cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square: cut off half a line width after the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of line joins.
///
/// Source: Apple, CAShapeLayerLineJoin.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Mitered.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Beveled.
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

  /// The animatable keys that other layers do not have, by their names.
  package override class var moreKeys: [String: LayerKey] { keys }
  /// The shape, in the layer's coordinates; it has no implicit animation.
  ///
  /// Source: Apple, CAShapeLayer.path: no implicit animation.
  open var path: CGPath? {
    get {
      guard case .path(let elements)? = values[CAShapeLayer.pathKey] else { return nil }
      return CGPath(elements)
    }
    set { set(CAShapeLayer.pathKey, newValue.map { .path($0.elements) }) }
  }

  /// The fill color; nil fills nothing.
  open var fillColor: CGColor? {
    get { values.color(CAShapeLayer.fillKey) }
    set { set(CAShapeLayer.fillKey, .color(newValue ?? CGColor(gray: 0, alpha: 0))) }
  }

  /// The stroke color; nil draws no lines.
  open var strokeColor: CGColor? {
    get { values.color(CAShapeLayer.strokeKey) }
    set { set(CAShapeLayer.strokeKey, newValue.map { .color($0) }) }
  }

  /// The fill rule.
  @Settable open var fillRule = CAShapeLayerFillRule.nonZero

  /// The fraction of the path at which the stroke begins.
  open var strokeStart: CGFloat {
    get { number(CAShapeLayer.startKey) }
    set { set(CAShapeLayer.startKey, number: newValue) }
  }

  /// The fraction of the path at which the stroke ends.
  open var strokeEnd: CGFloat {
    get { number(CAShapeLayer.endKey) }
    set { set(CAShapeLayer.endKey, number: newValue) }
  }

  /// The width of the lines, in points.
  open var lineWidth: CGFloat {
    get { number(CAShapeLayer.widthKey) }
    set { set(CAShapeLayer.widthKey, number: newValue) }
  }

  /// The miter limit, in line widths.
  open var miterLimit: CGFloat {
    get { number(CAShapeLayer.miterKey) }
    set { set(CAShapeLayer.miterKey, number: newValue) }
  }

  /// The shape of line ends.
  @Settable open var lineCap = CAShapeLayerLineCap.butt

  /// The shape of line joins.
  @Settable open var lineJoin = CAShapeLayerLineJoin.miter

  /// The position in the dash pattern at which lines begin, in points.
  open var lineDashPhase: CGFloat {
    get { number(CAShapeLayer.phaseKey) }
    set { set(CAShapeLayer.phaseKey, number: newValue) }
  }

  /// The lengths of dashes and gaps, in points; nil draws solid lines.
  @Settable open var lineDashPattern: [NSNumber]?
}
