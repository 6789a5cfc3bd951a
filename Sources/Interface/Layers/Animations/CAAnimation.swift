public import Foundation
public import GimbalGeometry
public import GimbalMotion

/// The delegate of an animation, called at its beginning and end.
///
/// Source: Apple, CAAnimationDelegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended; `flag` is true if it was not removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing if the delegate does not implement the method.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing if the delegate does not implement the method.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer: the base class has timing and no effect.
///
/// A layer stores a copy. An animation of an app's own class is copied as the closest class of Core
/// Animation.
///
/// Source: Apple, CAAnimation.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The values of `CAMediaTiming`.
  package final var timing = MediaTiming()
  /// The driver that advances the animation instead of the clock; nil means the clock.
  package final var driver: AnimationDriver?
  private final var values: [String: Any] = [:]

  /// Creates an animation that has the duration of its transaction.
  public override init() { super.init() }

  /// The timing function; nil is linear.
  @Settable open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains.
  @Settable open var delegate: (any CAAnimationDelegate)?
  /// True if the animation is removed from its layer when it has ended.
  @Settable open var isRemovedOnCompletion = true

  /// The layer's time at which the animation begins; 0 is the time at which it is added.
  open var beginTime: Double {
    get { timing.beginTime }
    set { timing.beginTime = newValue.isNaN ? 0 : newValue }
  }

  /// The duration of one run, in seconds; 0, negative numbers and NaN mean the transaction's
  /// duration.
  open var duration: Double {
    get { timing.duration }
    set { timing.duration = newValue > 0 ? newValue : 0 }
  }

  /// The speed of the animation's time relative to the layer's.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = newValue.isNaN ? 1 : Double(newValue) }
  }

  /// An offset of the animation's time, in seconds.
  open var timeOffset: Double {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue.isNaN ? 0 : newValue }
  }

  /// The number of runs; 0 means one run.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = newValue > 0 ? Double(newValue) : 0 }
  }

  /// The total duration of the runs, in seconds; 0 means that `repeatCount` applies.
  open var repeatDuration: Double {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
  }

  /// True if each run is followed by a reversed one.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The state that is shown before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to a layer, as its action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a custom value.
  public final func value(forKey key: String) -> Any? { values[key] }

  /// Stores a custom value.
  public final func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns a copy of the animation, which the layer stores; subclasses copy their own values too.
  package func copied() -> CAAnimation { copied(to: CAAnimation()) }

  /// Copies the values of the base class to `copy`, and returns it.
  ///
  /// Called by the `copied()` of each class, because a layer stores a copy.
  final func copied<Copy: CAAnimation>(to copy: Copy) -> Copy {
    copy.timing = timing
    copy.driver = driver
    copy.values = values
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// Applies the animation to a layer's values, at a time of the parent.
  ///
  /// Called when presentation values are read, in the order in which the animations were added.
  func apply(to values: inout LayerValues, at time: Double, of layer: CALayer) {}

  /// Returns the progress after the timing function, for a fraction of a run from 0 to 1.
  func progress(_ share: Double) -> Double { timingFunction?.progress(at: share) ?? share }

  /// Returns the progress at a time, with the number of completed runs; nil if the animation has no
  /// effect then.
  final func shown(at time: Double) -> (progress: Double, run: Int)? {
    if let driver { return driver.progress.map { ($0, 0) } }
    return timing.moment(at: time).map { (progress($0.share), $0.run) }
  }
}

/// An object that advances an animation instead of the clock.
@preconcurrency @MainActor
package protocol AnimationDriver: AnyObject {
  /// The progress from 0 to 1; nil if the animation has no effect now.
  var progress: Double? { get }
}

/// An animation of one property.
///
/// Source: Apple, CAPropertyAnimation.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position.x`.
  @Settable open var keyPath: String? { didSet { forgetTrack() } }
  /// The parsed key path, for layers of one class.
  private final var readPath: LayerKeyPath?
  /// The cached animation as plain numbers, if it changes position or size linearly.
  private final var track: GeometryTrack?
  /// True if the animation's value is added to the layer's.
  @Settable open var isAdditive = false { didSet { forgetTrack() } }
  /// True if each run begins at the end of the previous one.
  @Settable open var isCumulative = false { didSet { forgetTrack() } }
  /// The function that converts the animation's numbers to a value of the property; nil for no
  /// conversion.
  @Settable open var valueFunction: CAValueFunction? { didSet { forgetTrack() } }

  /// Discards the cached key path and numbers, after a property that they depend on was set.
  final func forgetTrack() { (readPath, track) = (nil, nil) }

  /// Creates an animation of a property by its key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Copies the values of this class to the copy of a subclass.
  final func copyProperty<Copy: CAPropertyAnimation>(to copy: Copy) -> Copy {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
    return copied(to: copy)
  }

  /// Returns a copy with the key path and the other values of this class.
  package override func copied() -> CAAnimation { copyProperty(to: CAPropertyAnimation()) }

  /// Sets the animated property in `values`: over the present value if the animation is additive.
  final override func apply(to values: inout LayerValues, at time: Double, of layer: CALayer) {
    guard let shown = shown(at: time) else { return }
    if let track { return track.apply(to: &values, at: shown.progress) }
    guard let path = path(of: layer) else { return }
    let present = path.value(in: values)
    // The layer's own value is a transform, not one of the numbers that the function converts.
    let own = valueFunction == nil ? present : nil
    guard var value = value(at: shown.progress, over: own) else { return }
    if isCumulative, shown.run > 0, let way = way(over: own) {
      value = value.plus(way.zero.between(way, Double(shown.run)))
    }
    if let valueFunction {
      guard let made = valueFunction.value(of: value) else { return }
      value = made
    }
    if isAdditive, let present { value = value.plus(present) }
    path.set(value, in: &values)
    if let angle = rotation(at: shown.progress) {
      values.transform = CATransform3DRotate(values.transform, angle, 0, 0, 1)
    }
  }

  /// Returns the parsed key path.
  ///
  /// The first call parses it, because a running animation belongs to one layer.
  private final func path(of layer: CALayer) -> LayerKeyPath? {
    if let readPath { return readPath }
    readPath = keyPath.flatMap { LayerKeyPath($0, of: type(of: layer)) }
    if !isCumulative, valueFunction == nil { track = readPath.flatMap { makeTrack(on: $0) } }
    return readPath
  }

  /// Returns the animation as plain numbers, or nil if it is not a linear change of geometry.
  final func track(of layer: CALayer) -> GeometryTrack? {
    _ = path(of: layer)
    return track
  }

  /// Makes the plain numbers; nil if the animation depends on the layer's values or is not of
  /// geometry.
  func makeTrack(on path: LayerKeyPath) -> GeometryTrack? { nil }

  /// Returns the additional rotation of a layer along a path, in radians.
  func rotation(at progress: Double) -> CGFloat? { nil }

  /// Returns the value at a progress, given the value of the layer without the animation.
  func value(at progress: Double, over present: MotionValue?) -> MotionValue? { nil }

  /// Returns the amount by which each completed run shifts a cumulative animation.
  func way(over present: MotionValue?) -> MotionValue? { nil }
}

/// Animations that run together, in the time of the group.
///
/// Animations that last longer than the group are cut off.
///
/// Source: Apple, CAAnimationGroup.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not called.
  @Settable open var animations: [CAAnimation]?

  /// Returns a copy of the group with copies of its animations.
  package override func copied() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations?.map { $0.copied() }
    return copied(to: copy)
  }

  /// Applies the animations of the group, at the group's progress.
  override final func apply(to values: inout LayerValues, at time: Double, of layer: CALayer) {
    guard let shown = shown(at: time) else { return }
    for animation in animations ?? [] {
      let own = animation.timing.duration
      if own == 0 { animation.timing.duration = timing.duration }
      animation.apply(to: &values, at: shown.progress * timing.duration, of: layer)
      animation.timing.duration = own
    }
  }
}

/// A kind of transition.
///
/// Source: Apple, CATransitionType.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which a transition comes.
///
/// Source: Apple, CATransitionSubtype.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer's whole content.
///
/// It has timing, and changes no value.
///
/// Source: Apple, CATransition.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The type.
  @Settable open var type = CATransitionType.fade
  /// The direction.
  @Settable open var subtype: CATransitionSubtype?
  /// The progress at which it begins.
  @Settable open var startProgress: Float = 0
  /// The progress at which it ends.
  @Settable open var endProgress: Float = 1

  /// The frame layout guide, whose size constraints of the content may use.
  package override func copied() -> CAAnimation {
    let copy = CATransition()
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    return copied(to: copy)
  }
}

/// The key under which a transition is added.
public let kCATransition = "transition"
