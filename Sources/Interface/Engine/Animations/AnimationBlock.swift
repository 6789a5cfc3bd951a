import Foundation
import GimbalGeometry
import GimbalGraphics
import GimbalLayers
import GimbalMotion
import GimbalTraits

/// One animation block of views: how its changes are animated, and what happens at its end.
///
/// Each change of a view in a window becomes an animation of its layer. From iOS 8 on animations of
/// position and bounds are additive, so that a new one continues from the current one.
///
/// Rule: L-ANIM-12.
@MainActor
final class AnimationBlock {
  /// The course of the changes over their duration: a timing curve or a spring.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringMotion)
  }

  /// The duration of the changes, in virtual seconds.
  var duration: Double
  /// The seconds before the changes start, on the virtual clock.
  var delay = 0.0
  /// The timing curve or spring of the changes.
  var pace: Pace
  /// The options of the animation, as for `UIView.animate(withDuration:delay:options:animations:)`.
  var options: UIView.AnimationOptions = []
  /// The number of runs of the animation; 0 counts as one.
  var repeatCount = 0.0
  /// True if changes are animated; false for blocks whose animation cannot be observed.
  var captures = true
  /// The driver that moves the animations instead of the clock.
  var driver: (any AnimationDriver)?
  /// Receives each change instead of an animation of it; used for keyframes.
  var record: ((CapturedChange) -> Void)?
  /// The values that the setters of a `beginAnimations` block have set; nil for other blocks.
  var old: OldAnimation?
  /// The layers of the views whose touches are disabled meanwhile.
  private var untouchable: Set<ObjectIdentifier> = []
  /// True between `beginAnimations` and `commitAnimations`.
  var isOpen = false
  /// True for a change that the system makes; blocks inside it inherit nothing from it.
  var isSystems = false
  /// The keyframes that are being added in the block.
  var keyframes: KeyframeRecord?
  /// The changes with their former values, if they may have to be reverted.
  var changes: [CapturedChange]?
  /// Called once at the end; the argument is false if an animation was stopped before its end.
  var completion: (@MainActor (Bool) -> Void)?

  private var runs: [AnimationRun] = []
  private var pending = 0
  private var wasStopped = false
  private var isClosed = false
  private var scheduled: Int?
  private let machine: Machine

  /// A change of one property of a layer.
  struct CapturedChange {
    /// The layer whose property changed.
    let layer: CALayer
    /// The property's key path, such as `position`.
    let path: String
    /// The value before the change.
    let old: MotionValue
    /// The value after it, to which the layer is animated.
    let new: MotionValue
  }

  /// Creates a block for a duration in virtual seconds; a negative duration or NaN counts as 0.
  init(on machine: Machine, duration: Double, pace: Pace) {
    self.machine = machine
    self.duration = duration > 0 ? duration : 0
    self.pace = pace
  }

  /// Creates a block from the values of an animation; `.repeat` repeats it without end.
  convenience init(_ animation: UIView.Animation, on machine: Machine) {
    self.init(on: machine, duration: animation.duration, pace: animation.pace)
    delay = animation.delay > 0 ? animation.delay : 0
    options = animation.options
    repeatCount = options.contains(.repeat) ? .infinity : 0
  }

  /// Lays out the views that have changed, so that their subviews are animated too.
  func layOutChanged() {
    for view in changedViews { view.layoutIfNeeded() }
  }

  private var changedViews: [UIView] {
    var views: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for run in runs {
      guard let view = run.layer?.host as? UIView, known.insert(ObjectIdentifier(view)).inserted
      else { continue }
      views.append(view)
    }
    return views
  }

  /// Properties whose animations are additive.
  private static let additive: Set<String> = ["position", "bounds.origin", "bounds.size"]

  /// Adds the animation for a change of a value inside the block.
  ///
  /// Called when a view or layer sets the value; keyframe blocks only record it.
  func animate(_ change: CapturedChange) {
    if let record { return record(change) }
    changes?.append(change)
    guard duration > 0 || driver != nil else { return }
    let isAdditive =
      AnimationBlock.additive.contains(change.path) && machine.features.addsAnimations
    let animation: CABasicAnimation
    switch pace {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: change.path)
      animation.timingFunction = function
    case .spring(let spring):
      let springAnimation = CASpringAnimation(keyPath: change.path)
      springAnimation.spring = spring
      animation = springAnimation
    }
    if isAdditive {
      animation.isAdditive = true
      animation.fromValue = change.old.minus(change.new).asAny
      animation.toValue = change.new.zero.asAny
    } else {
      let seen =
        options.contains(.beginFromCurrentState)
        ? change.layer.shownValue(at: change.path)?.asAny : nil
      animation.fromValue = seen ?? change.old.asAny
      animation.toValue = change.new.asAny
    }
    add(animation, to: change.layer, forKey: key(change.path, isAdditive, change.layer))
    blockTouches(from: change.layer)
  }

  /// Returns the animation's key; additive animations coexist as `position`, `position-2`.
  private func key(_ path: String, _ isAdditive: Bool, _ layer: CALayer) -> String {
    guard isAdditive else { return path }
    var (key, number) = (path, 1)
    while layer.animation(forKey: key) != nil {
      number += 1
      key = "\(path)-\(number)"
    }
    return key
  }

  /// Gives an animation the block's timing, starts it, and counts it until it ends.
  ///
  /// The block's completion waits for the count to reach 0.
  func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
    animation.duration = duration
    animation.beginTime = layer.convertTime(machine.clock.now, from: nil) + delay
    animation.repeatCount = Float(repeatCount)
    animation.autoreverses = options.contains(.autoreverse)
    animation.fillMode = .backwards
    animation.driver = driver
    pending += 1
    let run = layer.begin(animation, forKey: key, isManaged: true) { self.runDidEnd($0) }
    if let run { runs.append(run) } else { pending -= 1 }
  }

  /// True from the first animation of the block until the block has ended.
  ///
  /// Rule: L-ANIM-20.
  var hasRuns: Bool { !runs.isEmpty }

  // MARK: The end

  /// Schedules the end of the block after some virtual seconds, or never for nil.
  func close(after seconds: Double?) {
    isClosed = true
    guard let seconds else { return endIfDone() }
    guard hasRuns || completion != nil else { return }
    scheduled = machine.clock.schedule(after: seconds) {
      self.scheduled = nil
      self.jumpToEnd()
    }
  }

  /// Ends the animations that are due at the end of the block; paused ones end later by themselves.
  func jumpToEnd() {
    let all = runs
    for run in all { run.endIfDue() }
    if pending == 0 { finish() } else { for run in all { run.goOnAlone() } }
  }

  /// Ends all animations at once, and the block with them.
  ///
  /// With `finished` false the completion handlers receive false.
  func endAll(_ finished: Bool) {
    for run in runs { run.end(finished) }
    if pending == 0 { finish() }
  }

  /// Ends changes that a gesture controlled; if cancelled, restores the former values.
  ///
  /// See: L-ANIM-19.
  func endHeld(cancelled: Bool) {
    if cancelled { AnimationBlock.takeBack(changes ?? [], on: machine) }
    endAll(true)
  }

  /// Restores the former values of layers, without animation.
  static func takeBack(_ changes: [CapturedChange], on machine: Machine) {
    let enabled = machine.animations.areEnabled
    machine.setAnimations(enabled: false)
    // The first change of a property has its original value.
    for change in changes.reversed() {
      change.layer.setValue(change.old.asAny, forKeyPath: change.path)
    }
    machine.setAnimations(enabled: enabled)
  }

  /// Disables the touches of the view of an animated layer, unless the options allow user
  /// interaction.
  ///
  /// See: L-ANIM-18.
  private func blockTouches(from layer: CALayer) {
    guard !isSystems, !options.contains(.allowUserInteraction), let view = layer.host as? UIView,
      runs.last?.layer === layer, untouchable.insert(ObjectIdentifier(layer)).inserted
    else { return }
    view.blockTouches()
    machine.traversal.pointee.untouchable += 1
  }

  private func letTouchesThrough() {
    machine.traversal.pointee.untouchable -= untouchable.count
    for run in runs where !untouchable.isEmpty {
      guard let layer = run.layer, untouchable.remove(ObjectIdentifier(layer)) != nil else {
        continue
      }
      (layer.host as? UIView)?.letTouchesThrough()
    }
    untouchable = []
  }

  private func runDidEnd(_ finished: Bool) {
    pending -= 1
    if !finished { wasStopped = true }
    endIfDone()
  }

  private func endIfDone() {
    if isClosed, pending == 0, wasStopped || scheduled == nil && hasRuns { finish() }
  }

  private func finish() {
    if let scheduled { machine.clock.cancel(scheduled) }
    scheduled = nil
    letTouchesThrough()
    runs = []
    let action = completion
    completion = nil
    action?(!wasStopped)
  }
}

/// The animation blocks that are open on a device; the innermost one animates changes of views.
@MainActor
struct AnimationBlocks {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Runs changes of views with a block as the innermost one, so that it animates them.
  ///
  /// Without a block the changes run as they would outside of it.
  func animating<Result>(_ block: AnimationBlock?, _ changes: () -> Result) -> Result {
    guard let block else { return changes() }
    push(block)
    defer { pop() }
    return changes()
  }

  /// Makes a block the innermost one, which animates changes of views until `pop()`.
  func push(_ block: AnimationBlock) {
    machine.motion.blocks.append(block)
    reviewCapture()
  }

  /// Removes the innermost block; the block around it animates later changes.
  func pop() {
    machine.motion.blocks.removeLast()
    reviewCapture()
  }

  /// Updates the flag of the traversal state that tells whether changes of views are animated.
  func reviewCapture() {
    machine.traversal.pointee.capturesAnimations =
      machine.animations.areEnabled
      && (machine.animations.held == nil || machine.motion.blocks.last?.driver != nil)
      && machine.motion.blocks.last?.captures ?? false
  }

  /// Animates a change of a view in a window, by the innermost block.
  func capture(_ view: UIView, _ path: String, from old: MotionValue, to new: MotionValue) {
    guard old != new, view.node.pointee.window != nil, let block = machine.motion.blocks.last else {
      return
    }
    block.animate(
      AnimationBlock.CapturedChange(layer: view.layer, path: path, old: old, new: new))
  }

  /// Returns true if app or test code can observe the middle of a change with a duration.
  ///
  /// This is the case while a test moves the clock inside `begin`, or if an action is scheduled
  /// before the end of the change.
  func isWatched(for duration: Double) -> Bool {
    machine.motion.watchDepth > 0
      || machine.clock.next.map { $0 < machine.clock.now + duration } ?? false
  }

  /// Returns the block of a rotation, a resize or another change of the system.
  ///
  /// The result is nil if animations are off, or if no code can observe the middle of the change.
  ///
  /// Without observers a rotation of a thousand views then creates no animations, and the result is
  /// the same.
  ///
  /// Rule: L-ANIM-13.
  func systemBlock(duration: Double) -> AnimationBlock? {
    guard machine.animations.areEnabled, duration > 0, isWatched(for: duration) else { return nil }
    let block = AnimationBlock(
      on: machine, duration: duration, pace: .curve(CAMediaTimingFunction(name: .easeInEaseOut)))
    block.isSystems = true
    return block
  }
}

/// Changes of a view's geometry in an animation block.
extension UIView {
  /// Runs and animates a change of the geometry.
  @inline(never)
  final func capturingGeometry(_ change: () -> Void) {
    let (bounds, center) = (node.pointee.bounds, node.pointee.center)
    let transform = storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform)
    change()
    let new = node.pointee
    AnimationBlocks(machine).capture(self, "position", from: .point(center), to: .point(new.center))
    AnimationBlocks(machine).capture(
      self, "bounds.origin", from: .point(bounds.origin), to: .point(new.bounds.origin))
    AnimationBlocks(machine).capture(
      self, "bounds.size", from: .size(bounds.size), to: .size(new.bounds.size))
    AnimationBlocks(machine).capture(
      self, "transform", from: .transform(transform),
      to: .transform(storedLayer?.transform ?? CATransform3DMakeAffineTransform(storedTransform)))
  }

  /// The class of the layers of views that have an appearance with animated transitions.
  package final class var shareLayerClass: AnyClass { ShareLayer.self }

  /// Animates a change of appearance of a view whose layer has this class.
  package final func captureShare() {
    AnimationBlocks(machine).capture(self, "share", from: .number(0), to: .number(1))
  }

  /// Adds a change of `backgroundColor` to the current animation block.
  ///
  /// Called by its setter.
  final func captureColor(from old: UIColor?) {
    guard let new = backgroundColor else { return }
    // If there was no former color, the animation starts with the new color, transparent.
    let from =
      (old ?? new.withAlphaComponent(0)).cgColor
    AnimationBlocks(machine).capture(
      self, "backgroundColor", from: .color(from), to: .color(new.cgColor))
  }

  /// Returns the action for a change of the layer's own properties: an animation inside an
  /// animation block, otherwise `NSNull`.
  final func ownAction(for layer: CALayer, _ key: String) -> any CAAction {
    guard layer === storedLayer, node.pointee.traversal.pointee.capturesAnimations,
      !CALayer.changesAtOnce(key),
      let old = layer.value(forKey: key).flatMap({ MotionValue($0) })
    else { return NSNull() }
    return BlockAction(old: old)
  }

  /// An action that animates a change by the innermost animation block.
  private final class BlockAction: CAAction {
    private let old: MotionValue

    init(old: MotionValue) { self.old = old }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      guard let layer = anObject as? CALayer, let view = layer.host as? UIView,
        let new = layer.value(forKey: event).flatMap({ MotionValue($0) })
      else { return }
      AnimationBlocks(view.machine).capture(view, event, from: old, to: new)
    }
  }
}
