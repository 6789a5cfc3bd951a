public import Foundation
public import GimbalGeometry
import GimbalMotion

/// The timing of a property animator.
///
/// Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing.
///
/// Source: Apple, UITimingCurveType.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

extension UIView {
  /// Named timing curves.
  ///
  /// Source: Apple, UIView.AnimationCurve.
  public enum AnimationCurve: Int, Sendable {
    /// Ease in and out, ease in, ease out, and linear.
    case easeInOut, easeIn, easeOut, linear
    /// The curve of the keyboard, which UIKit has only as a raw value.
    ///
    /// See: R-KEY-1.
    case keyboard = 7

    /// The timing function of the curve.
    var function: CAMediaTimingFunction {
      switch self {
      case .easeInOut, .keyboard: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}

/// Timing by a cubic curve.
///
/// Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public final let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve.
  public final let controlPoint1: CGPoint
  /// The second control point of the curve; the curve runs from (0, 0) to (1, 1).
  public final let controlPoint2: CGPoint
  /// The timing function of the two control points.
  final let function: CAMediaTimingFunction

  /// Creates the curve that eases in and out.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.function
    var points: [Float] = [0, 0, 0, 0]
    points.withUnsafeMutableBufferPointer { buffer in
      curve.function.getControlPoint(at: 1, values: buffer.baseAddress!)
      curve.function.getControlPoint(at: 2, values: buffer.baseAddress! + 2)
    }
    controlPoint1 = CGPoint(x: CGFloat(points[0]), y: CGFloat(points[1]))
    controlPoint2 = CGPoint(x: CGFloat(points[2]), y: CGFloat(points[3]))
    super.init()
  }

  /// Creates a curve by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    animationCurve = .easeInOut
    function = CAMediaTimingFunction(point1.x, point1.y, point2.x, point2.y)
    super.init()
  }

  /// `.cubic`.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// Returns this object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Returns nil, because the timing is not a spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing by a spring.
///
/// Source: Apple, UISpringTimingParameters.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, as fractions of the change per second; `dx` applies to all properties.
  public final let initialVelocity: CGVector
  /// Returns the spring for a duration, on which some springs depend.
  final let spring: @Sendable (Double) -> SpringMotion
  /// The duration that the spring itself determines, or nil.
  final let ownDuration: Double?

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring from its damping ratio; the animator's duration applies.
  ///
  /// See: L-ANIM-4.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its damping ratio and initial velocity; the animator's duration applies.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    ownDuration = nil
    spring = {
      SpringMotion(dampingRatio: Double(ratio), duration: $0, velocity: Double(velocity.dx))
    }
    super.init()
  }

  /// Creates a spring from mass, stiffness and damping; the animator's duration is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let motion = SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(velocity.dx))
    initialVelocity = velocity
    ownDuration = motion.settlingDuration
    spring = { _ in motion }
    super.init()
  }

  /// Creates a spring from a perceived duration and a bounce (iOS 17).
  ///
  /// See: L-ANIM-5.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero)
  {
    let motion = SpringMotion(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialVelocity.dx))
    self.initialVelocity = initialVelocity
    ownDuration = motion.settlingDuration
    spring = { _ in motion }
    super.init()
  }

  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Returns nil, because the timing is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Returns this object.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
