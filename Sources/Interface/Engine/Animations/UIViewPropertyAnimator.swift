public import Foundation
public import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTraces

/// Changes of views whose animation can be stopped, moved by hand, turned round and continued.
///
/// Rule: L-ANIM-16.
/// Source: Apple, UIViewPropertyAnimator.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The pace.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds.
  public final let duration: TimeInterval
  /// The delay before it runs, in seconds.
  public final private(set) var delay: TimeInterval = 0
  /// The state of the animation.
  public final private(set) var state = UIViewAnimatingState.inactive
  /// True while it moves.
  public final private(set) var isRunning = false
  /// True if views take touches meanwhile: those that are added after it is set.
  @Settable open var isUserInteractionEnabled = true
  /// True if the app finds out itself what of moving views is hit; kept without effect, as hits go by the model.
  @Settable open var isManualHitTestingEnabled = false
  /// True if the animation can be paused and stopped.
  @Settable open var isInterruptible = true
  /// True if it moves by shares of the way while it is moved by hand, without its pace.
  @Settable open var scrubsLinearly = true
  /// True if it stands still at its end in the place of ending.
  @Settable open var pausesOnCompletion = false

  private var blocks: [AnimationBlock] = []
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let machine: Machine
  private let timeline = AnimatorTimeline()
  private var scheduled: Int?
  private var reversed = false

  /// Creates an animator with a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    Machine.ensureDevice(for: "UIViewPropertyAnimator")
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

  /// Creates an animator with a named pace.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a pace by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
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

  // MARK: What it animates

  /// Adds changes; while the animation runs they are made at once, and move for the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a share of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
    guard state != .inactive else { return waiting.append((animation, factor)) }
    run(animation, from: timeline.fraction + (1 - timeline.fraction) * factor)
  }

  /// Adds what runs at the end, in the order in which it was added.
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
    machine.animating(block) {
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

  /// Begins, or goes on where it stands.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    isRunning = true
    timeline.run(towards: reversed ? 0 : 1)
    scheduleEnd()
  }

  /// Begins after some seconds.
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

  /// Stands still where it is; one that has not begun begins, and stands at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    timeline.pause()
    isRunning = false
    unschedule()
  }

  /// Goes on with another pace, and a share of the duration for what is left; 0 takes what is left of the
  /// duration itself.
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

  /// Stops where it is, with the values that are seen; true ends it without its completions, false waits for
  /// `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    unschedule()
    timeline.pause()
    isRunning = false
    settle(at: .current)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation at one of its places, and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { settle(at: finalPosition) }
    finish(finalPosition)
  }

  /// True if it moves backwards; turned while it runs, it goes back from where it is.
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

  /// The share that is done in the present direction; setting it moves the animation by hand.
  open var fractionComplete: CGFloat {
    get { CGFloat(reversed ? 1 - timeline.fraction : timeline.fraction) }
    set {
      guard state != .stopped, !newValue.isNaN else { return }
      if state == .inactive || isRunning { pauseAnimation() }
      let share = min(max(Double(newValue), 0), 1)
      timeline.move(to: reversed ? 1 - share : share, isLinear: scrubsLinearly)
    }
  }

  /// Schedules the end of the animation: at once where nothing moves.
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

  /// Gives the layers the values of a place, and takes the animations away.
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
