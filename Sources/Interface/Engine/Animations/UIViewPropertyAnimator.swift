public import Foundation
public import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTraces

/// An animator of view changes that can be paused, reversed, moved to a fraction and continued.
///
/// Rule: L-ANIM-16.
/// Source: Apple, UIViewPropertyAnimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing curve, or nil.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// The delay before it runs, in seconds.
  public final private(set) var delay: TimeInterval = 0
  /// The state of the animation.
  public final private(set) var state = UIViewAnimatingState.inactive
  /// True while the animation runs.
  public final private(set) var isRunning = false
  /// True if views receive touches during the animation; it applies to animations that are added
  /// later.
  @Settable open var isUserInteractionEnabled = true
  /// True if the app does hit testing of moving views itself; it has no effect, because hit testing
  /// uses model values.
  @Settable open var isManualHitTestingEnabled = false
  /// True if the animation can be paused and stopped.
  @Settable open var isInterruptible = true
  /// True if setting the fraction moves the animation linearly, without its timing curve.
  @Settable open var scrubsLinearly = true
  /// True if the animation pauses at its end instead of finishing.
  @Settable open var pausesOnCompletion = false

  private var blocks: [AnimationBlock] = []
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let machine: Machine
  private let timeline = AnimatorTimeline()
  private var scheduled: Int?
  private var reversed = false

  /// Creates an animator with a duration in seconds and timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    DefaultDevice.ensure(for: "UIViewPropertyAnimator")
    let own = parameters.springTimingParameters?.ownDuration
    let length = own ?? duration
    self.duration = length > 0 ? length : 0
    timingParameters = parameters
    machine = Machine.forNewObjects
    super.init()
    timeline.clock = machine.clock
    timeline.duration = self.duration
    timeline.curve = UIViewPropertyAnimator.curve(of: parameters, self.duration)
  }

  /// Creates an animator with a duration in seconds and a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a curve by control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curves[Int(options.rawValue >> 16 & 3)], animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private static func curve(
    of parameters: any UITimingCurveProvider, _ duration: Double
  ) -> @MainActor (Double) -> Double {
    if let spring = parameters.springTimingParameters {
      let motion = spring.spring(duration)
      return { $0 >= 1 ? 1 : motion.progress(at: $0 * duration) }
    }
    guard let function = parameters.cubicTimingParameters?.function else { return { $0 } }
    return { function.progress(at: $0) }
  }

  // MARK: Animated changes

  /// Adds changes; while the animation runs they are made at once and animated for the remaining
  /// time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that start after a fraction from 0 to 1 of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
    guard state != .inactive else { return waiting.append((animation, factor)) }
    run(animation, from: timeline.fraction + (1 - timeline.fraction) * factor)
  }

  /// Adds a completion; completions are called in the order in which they were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private final func run(_ changes: () -> Void, from start: Double) {
    let block = AnimationBlock(
      on: machine, duration: duration, pace: .curve(CAMediaTimingFunction(name: .linear)))
    block.driver = AnimatorDriver(timeline, from: start)
    block.changes = []
    // See: L-ANIM-18.
    if isUserInteractionEnabled { block.options.insert(.allowUserInteraction) }
    blocks.append(block)
    AnimationBlocks(machine).animating(block) {
      machine.reserved("animation", for: UIView.self).send(
        .animations, machine.arguments(TraceArgument("duration", .number(duration))), changes)
    }
  }

  private final func activate() {
    guard state == .inactive else { return }
    state = .active
    let all = waiting
    waiting = []
    for entry in all { run(entry.changes, from: entry.delayFactor) }
  }

  // MARK: Running

  /// Starts the animation, or continues it.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    isRunning = true
    timeline.run(towards: reversed ? 0 : 1)
    scheduleEnd()
  }

  /// Starts the animation after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, delay.isFinite else { return startAnimation() }
    self.delay = delay
    activate()
    isRunning = true
    unschedule()
    scheduled = machine.clock.schedule(after: delay) {
      self.scheduled = nil
      self.isRunning = false
      self.startAnimation()
    }
  }

  /// Pauses the animation; an animation that has not started is paused at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    timeline.pause()
    isRunning = false
    unschedule()
  }

  /// Continues with other timing, for `durationFactor` times the duration; 0 means the remaining
  /// duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let left = abs((reversed ? 0 : 1) - timeline.fraction)
    if let parameters { timingParameters = parameters }
    let factor = durationFactor > 0 ? Double(durationFactor) : left
    timeline.bend(
      parameters.map { UIViewPropertyAnimator.curve(of: $0, duration * factor) })
    isRunning = true
    timeline.run(towards: reversed ? 0 : 1, in: duration * factor)
    scheduleEnd()
  }

  /// Stops the animation at the visible values.
  ///
  /// With true it ends without completions; with false the app must call `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    unschedule()
    timeline.pause()
    isRunning = false
    settle(at: .current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animation at a position, and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { settle(at: finalPosition) }
    finish(finalPosition)
  }

  /// True if the animation runs backwards; a change while it runs reverses it at the current
  /// fraction.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      guard isRunning, state == .active, scheduled == nil || timeline.isRunning else { return }
      timeline.pause()
      timeline.run(towards: reversed ? 0 : 1)
      scheduleEnd()
    }
  }

  /// The completed fraction from 0 to 1, in the current direction; setting it moves the animation.
  open var fractionComplete: CGFloat {
    get { CGFloat(reversed ? 1 - timeline.fraction : timeline.fraction) }
    set {
      guard state != .stopped, !newValue.isNaN else { return }
      if state == .inactive || isRunning { pauseAnimation() }
      let share = min(max(Double(newValue), 0), 1)
      timeline.move(to: reversed ? 1 - share : share, isLinear: scrubsLinearly)
    }
  }

  /// Schedules the end of the animation: at once if nothing is animated.
  ///
  /// See: L-ANIM-20.
  private final func scheduleEnd() {
    unschedule()
    let left = blocks.contains { $0.hasRuns } ? timeline.secondsLeft : 0
    scheduled = machine.clock.schedule(after: left) {
      self.scheduled = nil
      self.jumpToEnd()
    }
  }

  private final func unschedule() {
    if let scheduled { machine.clock.cancel(scheduled) }
    scheduled = nil
  }

  private final func jumpToEnd() {
    timeline.pause()
    isRunning = false
    if pausesOnCompletion { return }
    let position: UIViewAnimatingPosition = reversed ? .start : .end
    settle(at: position)
    finish(position)
  }

  /// Sets the layers to the values of a position, and removes the animations.
  private final func settle(at position: UIViewAnimatingPosition) {
    let changes = blocks.flatMap { $0.changes ?? [] }
    let seen = changes.map { change in
      position == .current
        ? (change.layer.shownValue(at: change.path) ?? change.new).asAny : nil
    }
    if position == .start { AnimationBlock.takeBack(changes, on: machine) }
    let enabled = machine.animations.areEnabled
    machine.setAnimations(enabled: false)
    if position == .end {
      for change in changes { change.layer.setValue(change.new.asAny, forKeyPath: change.path) }
    } else if position == .current {
      for (change, value) in zip(changes, seen) {
        change.layer.setValue(value, forKeyPath: change.path)
      }
    }
    machine.setAnimations(enabled: enabled)
    for block in blocks { block.endAll(position != .current) }
    if position != .current { blocks = [] }
  }

  private final func finish(_ position: UIViewAnimatingPosition) {
    state = .inactive
    isRunning = false
    blocks = []
    let actions = completions
    completions = []
    for action in actions {
      machine.reserved("animation", for: UIView.self).send(.animationCompletion) {
        action(position)
      }
    }
  }
}
