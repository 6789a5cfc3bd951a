public import Foundation
public import GimbalGeometry
import GimbalMotion

/// The pace of a property animator.
///
/// Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of paces.
///
/// Source: Apple, UITimingCurveType.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

extension UIView {
  /// Named paces.
  ///
  /// Source: Apple, UIView.AnimationCurve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, slow at the beginning, slow at the end, and even.
    case easeInOut, easeIn, easeOut, linear
    /// The pace of the keyboard, which UIKit has by its number alone.
    ///
    /// See: R-KEY-1.
    case keyboard = 7

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

/// A pace by a curve.
///
/// Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named pace.
  public final let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public final let controlPoint1: CGPoint
  /// The second control point.
  public final let controlPoint2: CGPoint
  final let function: CAMediaTimingFunction

  /// Creates the pace that is slow at both ends.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a named pace.
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

  /// Creates a pace by its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    animationCurve = .easeInOut
    function = CAMediaTimingFunction(point1.x, point1.y, point2.x, point2.y)
    super.init()
  }

  /// A curve.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace by a spring.
///
/// Source: Apple, UISpringTimingParameters.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in ways per second; its part along x is taken for all properties.
  public final let initialVelocity: CGVector
  /// The spring, for a duration where it depends on one.
  final let spring: @Sendable (Double) -> SpringMotion
  /// The duration that the spring has by itself.
  final let ownDuration: Double?

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring by its damping ratio, for the animator's duration.
  ///
  /// See: L-ANIM-4.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring by its damping ratio and initial velocity, for the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    ownDuration = nil
    spring = {
      SpringMotion(dampingRatio: Double(ratio), duration: $0, velocity: Double(velocity.dx))
    }
    super.init()
  }

  /// Creates a spring by its physics; the animator's duration is not asked.
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

  /// Creates a spring by the duration of a swing and a bounce (iOS 17).
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

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
