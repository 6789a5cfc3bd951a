public import Foundation
public import GimbalGeometry
import GimbalMotion

/// An animation from one value to another.
///
/// If the value at an end is nil, it is the layer's own value, or zero in an additive animation.
///
/// Source: Apple, CABasicAnimation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  @Settable open var fromValue: Any? { didSet { forgetEnds() } }
  /// The value at the end.
  @Settable open var toValue: Any? { didSet { forgetEnds() } }
  /// The difference between beginning and end.
  @Settable open var byValue: Any? { didSet { forgetEnds() } }
  private final func forgetEnds() {
    readEnds = nil
    forgetTrack()
  }

  /// The cached parsed values.
  private final var readEnds: Ends?

  private struct Ends {
    /// The value of `fromValue`; nil if there is none or its type is not supported.
    let from: MotionValue?
    /// The value of `toValue`; nil if there is none or its type is not supported.
    let to: MotionValue?
    /// The value of `byValue`; nil if there is none or its type is not supported.
    let by: MotionValue?

    /// Converts the three values of an animation, which are cached until one of them is set.
    init(_ from: Any?, _ to: Any?, _ by: Any?) {
      self.from = from.flatMap { MotionValue($0) }
      self.to = to.flatMap { MotionValue($0) }
      self.by = by.flatMap { MotionValue($0) }
    }
  }

  /// Copies the values of this class to the copy of a subclass.
  final func copyBasic<Copy: CABasicAnimation>(to copy: Copy) -> Copy {
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    return copyProperty(to: copy)
  }

  /// Returns a copy with the values at both ends.
  package override func copied() -> CAAnimation { copyBasic(to: CABasicAnimation()) }

  private final func ends(over present: MotionValue?) -> (MotionValue, MotionValue)? {
    let ends = readEnds ?? Ends(fromValue, toValue, byValue)
    readEnds = ends
    let (from, to, by) = (ends.from, ends.to, ends.by)
    // If the layer has no value, as with a nil color, the value at the other end is used.
    guard let own = isAdditive ? (from ?? to ?? by ?? present)?.zero : present ?? to ?? from ?? by
    else { return nil }
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.plus(from))
    case (nil, let to?, let by?): (to.minus(by), to)
    case (let from?, nil, nil): (from, own)
    case (nil, let to?, nil): (own, to)
    case (nil, nil, let by?): (own, by.plus(own))
    case (nil, nil, nil): (own, own)
    }
  }

  /// Returns the value between both ends at a progress from 0 to 1.
  override final func value(at progress: Double, over present: MotionValue?) -> MotionValue? {
    ends(over: present).map { $0.0.between($0.1, progress) }
  }

  /// Makes the plain numbers; nil unless both ends are given.
  override final func makeTrack(on path: LayerKeyPath) -> GeometryTrack? {
    guard fromValue != nil, toValue != nil, let ends = ends(over: nil) else { return nil }
    return GeometryTrack(path, from: ends.0, to: ends.1, isAdditive: isAdditive)
  }

  /// Returns the value at the end, by which each completed run shifts a cumulative animation.
  override final func way(over present: MotionValue?) -> MotionValue? { ends(over: present)?.1 }
}

/// A spring animation.
///
/// See: L-ANIM-2, L-ANIM-3.
/// Source: Apple, CASpringAnimation.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The motion that mass, stiffness, damping and initial velocity describe.
  package final var spring = SpringMotion()

  /// The mass; above 0.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring = with { $0.mass = Double(newValue) } }
  }

  /// The stiffness; above 0.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring = with { $0.stiffness = Double(newValue) } }
  }

  /// The damping.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring = with { $0.damping = Double(newValue) } }
  }

  /// The initial velocity, in animation distances per second.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.velocity) }
    set { spring = with { $0.velocity = Double(newValue) } }
  }

  /// The time until the spring is settled, in seconds.
  open var settlingDuration: Double { spring.settlingDuration }

  /// The perceptual duration, in seconds (iOS 17).
  open var perceptualDuration: Double { spring.perceptualDuration }

  /// The bounce, from −1 to 1 (iOS 17).
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  /// Creates a spring from a perceptual duration and a bounce from −1 to 1 (iOS 17).
  ///
  /// See: L-ANIM-5.
  public convenience init(perceptualDuration: Double, bounce: CGFloat) {
    self.init()
    spring = SpringMotion(perceptualDuration: perceptualDuration, bounce: Double(bounce))
  }

  private final func with(_ change: (inout SpringMotion) -> Void) -> SpringMotion {
    var new = spring
    change(&new)
    return SpringMotion(
      mass: new.mass, stiffness: new.stiffness, damping: new.damping, velocity: new.velocity)
  }

  /// Returns a copy with the parameters of the spring.
  package override func copied() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.spring = spring
    return copyBasic(to: copy)
  }

  /// Returns the progress of the spring for a fraction of the duration.
  override final func progress(_ share: Double) -> Double {
    spring.progress(at: share * timing.duration)
  }
}
