public import Foundation

/// A name of a timing function.
///
/// Source: Apple, CAMediaTimingFunctionName.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: its progress as a function of the share of its time.
///
/// Rule: L-ANIM-1.
/// Source: Apple, CAMediaTimingFunction; the control points of the names are those that
/// `getControlPoint` prints.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The four points of the curve, its ends included.
  private let points: [SIMD2<Float>]
  /// The curve of the points, which `progress(at:)` evaluates.
  package let curve: UnitBezier

  /// Creates a pace by its control points, as shares of time and progress.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [SIMD2(0, 0), SIMD2(c1x, c1y), SIMD2(c2x, c2y), SIMD2(1, 1)]
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Creates a pace with control points in double precision.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    points = [
      SIMD2(0, 0), SIMD2(Float(x1), Float(y1)), SIMD2(Float(x2), Float(y2)), SIMD2(1, 1),
    ]
    curve = UnitBezier(x1, y1, x2, y2)
    super.init()
  }

  /// Creates the pace with a name; an unknown one is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(0.42, 0, 1, 1)
    case .easeOut: self.init(0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(0.42, 0, 0.58, 1)
    case .default: self.init(0.25, 0.1, 0.25, 1)
    default: self.init(0, 0, 1, 1)
    }
  }

  /// Writes the x and y of a point of the curve, 0 to 3; another index writes nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[idx].x, points[idx].y)
  }

  /// Returns the progress after a share of the time.
  package func progress(at time: Double) -> Double {
    isLinear ? min(max(time, 0), 1) : curve.height(at: time)
  }

  /// True if the pace is constant.
  package var isLinear: Bool {
    points[1].x == points[1].y && points[2].x == points[2].y
  }

  /// Returns true if two functions have the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// A hash of the control points.
  public override var hash: Int { points.hashValue }
}
