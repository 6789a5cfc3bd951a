import Foundation
import GimbalGeometry
package import GimbalMotion

/// An animation of a layer, with the key under which it was added.
struct RunningAnimation {
  /// The key under which app code finds the animation; nil for an animation without a key.
  let key: String?
  /// The layer's copy of the animation.
  let animation: CAAnimation
  /// The state of the animation until its end.
  let run: AnimationRun
}

/// A link from animations to their layer.
///
/// It does not retain the layer, and avoids the cost that a weak reference would add to every use
/// of the layer.
@MainActor
final class LayerLink {
  /// The layer, which clears this before it is deallocated.
  nonisolated(unsafe) unowned(unsafe) var layer: CALayer?

  /// Creates the link; the layer creates it for its first animation.
  init(_ layer: CALayer) { self.layer = layer }
}

/// A running animation until its end.
///
/// Created when an animation is added to a layer. It reads the clock, sends the delegate's
/// callbacks, and does not change the layer's model values.
@MainActor
package final class AnimationRun {
  /// The layer; nil once it is released.
  package var layer: CALayer? { link.layer }
  private let link: LayerLink
  /// The layer's copy of the animation.
  let animation: CAAnimation
  /// The sequence number of the animation; animations with the same end time end in this order.
  let order: Int
  /// The transactions whose completions wait for the animation.
  var groups: [TransactionGroup] = []
  /// Called once at the end; the argument is true if the animation was not removed before.
  var whenEnded: (@MainActor (Bool) -> Void)?
  /// True if another object ends the animation or checks for its end.
  private var isManaged: Bool
  /// True once the animation has ended or was removed.
  package private(set) var hasEnded = false
  private var scheduled: Int?

  /// Creates the state of an animation that is being added to a layer.
  init(
    _ animation: CAAnimation, of layer: CALayer, order: Int, isManaged: Bool,
    whenEnded: (@MainActor (Bool) -> Void)?
  ) {
    (self.animation, self.link, self.order) = (animation, layer.madeLink, order)
    (self.isManaged, self.whenEnded) = (isManaged, whenEnded)
  }

  /// Schedules the end by the layer's current time; does nothing if the layer's speed is 0.
  func schedule() {
    guard !hasEnded else { return }
    if let scheduled, let layer { layer.device?.cancelForLayers(scheduled) }
    scheduled = nil
    guard !isManaged, let layer, let device = layer.device, let seconds = secondsLeft(in: layer)
    else { return }
    scheduled = device.scheduleForLayers(after: seconds) {
      self.scheduled = nil
      self.endIfDue()
    }
  }

  /// Ends the animation if its time is over; returns true if it has ended.
  @discardableResult
  package func endIfDue() -> Bool {
    guard !hasEnded else { return true }
    guard let layer else {
      end(false)
      return true
    }
    guard let left = secondsLeft(in: layer), left < 1e-9 else { return false }
    end(true)
    return true
  }

  /// Returns the remaining seconds on the device's clock; nil for an endless animation.
  private func secondsLeft(in layer: CALayer) -> Double? {
    guard animation.driver == nil, let end = animation.timing.end else { return nil }
    let rate = layer.rate
    let left = end - layer.localTime
    if left <= 0 { return 0 }
    return rate > 0 ? left / rate : nil
  }

  /// Makes the animation end by itself from now on.
  package func goOnAlone() {
    isManaged = false
    schedule()
  }

  /// Releases the callbacks without calling them, because the device was powered off before the
  /// end.
  func abandon() {
    hasEnded = true
    groups = []
    whenEnded = nil
  }

  /// Ends the animation, and removes it from the layer unless it stays; only the first call counts.
  ///
  /// The delegate receives `finished`.
  package func end(_ finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    if let scheduled { layer?.device?.cancelForLayers(scheduled) }
    scheduled = nil
    if !finished || animation.isRemovedOnCompletion {
      layer?.running.removeAll { $0.run === self }
    }
    (layer?.device ?? CurrentSurroundings.find())?.layerWork.remove(self)
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave() }
    groups = []
    let action = whenEnded
    whenEnded = nil
    action?(finished)
  }
}

/// Animations of a layer, and its presentation.
extension CALayer {
  /// The link of the layer's animations.
  fileprivate final var madeLink: LayerLink {
    if let link { return link }
    let made = LayerLink(self)
    link = made
    return made
  }

  /// The layer's timing; a layer has no end.
  final var timing: MediaTiming {
    get {
      if let ownTiming { return ownTiming }
      var timing = MediaTiming()
      timing.duration = .infinity
      return timing
    }
    set {
      guard newValue.beginTime.isFinite, newValue.speed.isFinite, newValue.timeOffset.isFinite
      else { return report(.notFinite("speed, beginTime or timeOffset")) }
      ownTiming = newValue
      CALayer.isAnyTimed = true
      device?.layerWork.reschedule()
    }
  }

  /// True once any layer has its own timing; before, every layer's time is the clock's.
  private static var isAnyTimed = false

  /// The layer and the existing layers above it, closest first.
  private final var madeChain: [CALayer] {
    var chain: [CALayer] = []
    var layer: CALayer? = self
    while let current = layer {
      chain.append(current)
      var above = current.host?.hostAbove
      while let host = above, host.madeLayer == nil { above = host.hostAbove }
      layer = current.parent ?? above?.madeLayer
    }
    return chain
  }

  /// The current time in the layer's own time space, in seconds.
  final var localTime: Double { localTime(of: host) }

  private final func localTime(of host: (any LayerHost)?) -> Double {
    let time = host?.hostedTime ?? device?.layerTime ?? 0
    return CALayer.isAnyTimed ? convertTime(time, from: nil) : time
  }

  /// The speed of the layer's time relative to the device's clock.
  final var rate: Double { madeChain.reduce(1) { $0 * ($1.ownTiming?.speed ?? 1) } }

  /// Converts a time of another layer, or of the device's clock if nil, to the layer's time.
  ///
  /// See: L-ANIM-6.
  public final func convertTime(_ t: Double, from l: CALayer?) -> Double {
    let media = l?.convertTime(t, to: nil) ?? t
    return madeChain.reversed().reduce(media) { $1.ownTiming?.local($0) ?? $0 }
  }

  /// Converts a time of the layer to another layer's, or to the device's clock if nil.
  public final func convertTime(_ t: Double, to l: CALayer?) -> Double {
    let media = madeChain.reduce(t) { $1.ownTiming?.parent($0) ?? $0 }
    return l?.convertTime(media, from: nil) ?? media
  }

  /// Adds a copy of an animation; an animation with the same key ends.
  final func start(_ animation: CAAnimation, forKey key: String?) {
    let key = animation is CATransition ? kCATransition : key
    begin(animation, forKey: key, isManaged: false, whenEnded: nil)
  }

  /// Adds a copy of an animation of a view, which ends together with others of its block.
  ///
  /// Without `delay` seconds it begins now.
  @discardableResult
  package final func begin(
    _ animation: CAAnimation, forKey key: String?, isManaged: Bool,
    whenEnded: (@MainActor (Bool) -> Void)?
  ) -> AnimationRun? {
    guard shown == nil, let device else { return nil }
    if let property = animation as? CAPropertyAnimation,
      LayerKeyPath(property.keyPath ?? "", of: type(of: self)) == nil
    {
      report(.unknownKeyPath(property.keyPath ?? "nil"))
      return nil
    }
    if let key { stop { $0.key == key } }
    let work = device.layerWork
    let copy = animation.copied()
    if copy.timing.duration == 0, copy.driver == nil {
      copy.timing.duration = work.transaction.duration
    }
    if copy.timing.beginTime == 0 { copy.timing.beginTime = localTime }
    work.nextOrder += 1
    let run = AnimationRun(
      copy, of: self, order: work.nextOrder, isManaged: isManaged, whenEnded: whenEnded)
    running.append(RunningAnimation(key: key, animation: copy, run: run))
    work.transaction.enter(run)
    work.add(run)
    if copy.delegate != nil {
      _ = device.scheduleForLayers(after: 0) { copy.delegate?.animationDidStart(copy) }
    }
    run.schedule()
    return run
  }

  /// Removes animations before their end; completions run after the call.
  final func stop(_ which: (RunningAnimation) -> Bool) {
    let stopped = running.filter(which)
    guard !stopped.isEmpty else { return }
    running.removeAll { entry in stopped.contains { $0.run === entry.run } }
    guard let device else { return }
    _ = device.scheduleForLayers(after: 0) { for entry in stopped { entry.run.end(false) } }
  }

  // MARK: Actions

  /// Returns the action of a change.
  ///
  /// A layer has actions only in a window, after its first commit there, and while actions are
  /// enabled.
  ///
  /// Rule: L-ANIM-11.
  final func implicitAction(for key: String) -> (any CAAction)? {
    if let host { return host.hostAction(for: key) }
    guard flags.contains(.committed), isInWindow, let device,
      !device.layerWork.transaction.disablesActions
    else { return nil }
    let action = action(forKey: key)
    return action is NSNull ? nil : action
  }

  /// Returns the action for a changed property: from the delegate, the layer's `actions`, its
  /// class, or an implicit animation.
  final func foundAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(of: event)
  }

  /// Properties that change immediately without an explicit animation, also in animation blocks.
  private static let unanimated: Set<String> = [
    "hidden", "masksToBounds", "doubleSided", "contentsScale", "rasterizationScale", "path",
    "shadowPath",
  ]

  /// Returns true if a change of a property has no implicit animation.
  package static func changesAtOnce(_ key: String) -> Bool { unanimated.contains(key) }

  private final func implicitAnimation(of key: String) -> CAAnimation? {
    guard !CALayer.unanimated.contains(key), let device,
      let path = LayerKeyPath(key, of: type(of: self))
    else { return nil }
    let transaction = device.layerWork.transaction
    guard transaction.duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = path.value(in: shownValues)?.asAny
    animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  // MARK: Presentation copy

  /// The layer's values with its animations applied.
  ///
  /// - Complexity: O(animations).
  ///
  /// Rule: L-ANIM-9.
  package final var shownValues: LayerValues {
    var values = values
    show(in: &values, host)
    return values
  }

  /// Writes the view's values, with the animations applied, over the layer's own.
  private final func show(in values: inout LayerValues, _ host: (any LayerHost)?) {
    if let host { fill(&values, from: host) }
    guard !running.isEmpty else { return }
    let time = localTime(of: host)
    if !tracksAreRead { readTracks() }
    if tracks.isEmpty {
      for entry in running { entry.animation.apply(to: &values, at: time, of: self) }
    } else {
      for index in tracks.indices { tracks[index].apply(to: &values, at: time) }
    }
  }

  /// Reads the animations as plain numbers, once after each change; none if one of them is more
  /// complex.
  private final func readTracks() {
    tracksAreRead = true
    tracks = []
    for entry in running {
      guard let track = TimedTrack(entry.animation, of: self) else {
        tracks = []
        return
      }
      tracks.append(track)
    }
  }

  /// Returns the value at a key path with the animations applied.
  package final func shownValue(at path: String) -> MotionValue? {
    LayerKeyPath(path, of: type(of: self))?.value(in: shownValues)
  }

  /// Returns a layer with the current values.
  ///
  /// It reuses the copy of the last query if it has no other owner, so that queries allocate no
  /// memory. Layers of other classes are made again, because they may copy their own state.
  final func presentState() -> CALayer? {
    if shown != nil { return self }
    let host = host
    guard host?.isHostShown ?? isInWindow else { return nil }
    if isKnownUniquelyReferenced(&reusableCopy), let reusable = reusableCopy {
      if reusable.copiedAppearance != inspectionStamp
        || reusable.ownAppearance != reusable.inspectionStamp
      {
        reusable.copyAppearance(of: self)
      }
      reusable.values = values
      show(in: &reusable.values, host)
      return reusable
    }
    let presentationCopy = Swift.type(of: self).make(showing: self)
    presentationCopy.values = shownValues
    presentationCopy.shown = self
    if Swift.type(of: self) == CALayer.self {
      reusableCopy?.copiedModel = self
      reusableCopy = presentationCopy
    } else {
      presentationCopy.copiedModel = self
    }
    return presentationCopy
  }
}
