package import Foundation
import GimbalTraces

/// The touches on a device's screen, and their events.
///
/// See: R-TOUCH-1, R-TOUCH-2.
@MainActor
package final class TouchScreen {
  private unowned let machine: Machine
  /// The number of calls of `beginIgnoringInteractionEvents()` that have not been ended.
  package var ignoring = 0
  private var trackedTouches: [TrackedTouch] = []
  private var lastTap: Tap?
  private var isDelivering = false
  private var touchCount = 0

  /// A touch on the screen; without a `UITouch` if no view receives it.
  private struct TrackedTouch {
    /// The number of the touch among those on the screen.
    let id: Int
    /// The app's object; nil if no view receives the touch.
    let touch: UITouch?
    /// The location at which it began, in the screen's coordinates, in points.
    let start: CGPoint
  }

  /// The last touch that ended, for the tap count.
  private struct Tap {
    /// The time of the end, in virtual seconds.
    var time: Double
    /// The location in the window, in points.
    var point: CGPoint
    /// The tap count of that touch.
    var count: Int
    /// The view, as its class and its number in the class.
    ///
    /// A weak reference would make each later access to the view slower.
    var type: ObjectIdentifier
    var ordinal: Int

    /// Returns true if the touch ended in this view.
    func isIn(_ view: UIView) -> Bool {
      ordinal == view.ordinal && type == ObjectIdentifier(Swift.type(of: view))
    }
  }

  /// A change of one touch on the screen: it begins, moves or ends.
  package struct Change {
    /// The number of the touch among those on the screen, which the simulator chooses.
    package var touchID: Int
    /// The phase that the touch enters.
    package var phase: UITouch.Phase
    /// The location in the screen's coordinates, which rotate with the interface, in points.
    package var point: CGPoint

    /// Creates a change, which the simulator passes to `change(_:)`.
    package init(touchID: Int, phase: UITouch.Phase, point: CGPoint) {
      self.touchID = touchID
      self.phase = phase
      self.point = point
    }
  }

  init(machine: Machine) { self.machine = machine }

  /// A number that no touch on the screen has; the next touch can use it.
  package var freeNumber: Int { (trackedTouches.map(\.id).max() ?? -1) + 1 }

  /// The number of touches on the screen, with those that no view receives.
  package var count: Int { trackedTouches.count }

  /// Applies simultaneous changes of touches, as one event.
  package func change(_ changes: [Change]) {
    machine.perform {
      for change in changes { recordTouch(change) }
      cancelStrayTouches()
      for tracked in trackedTouches {
        if let touch = tracked.touch, touch.isLive { touch.phase = .stationary }
      }
      for change in changes { carryOut(change) }
      send(touches { _ in true })
      for change in changes where isTapOnStatusBar(change) {
        machine.touchDelivery.statusBarWasTapped()
      }
      for change in changes where change.phase == .ended || change.phase == .cancelled {
        remove { $0.id == change.touchID }
      }
      removeEnded()
      cancelStrayTouches()
    }
  }

  /// Returns the touches that satisfy a condition.
  private func touches(where isMeant: (UITouch) -> Bool) -> [UITouch] {
    var found: [UITouch] = []
    for tracked in trackedTouches {
      if let touch = tracked.touch, isMeant(touch) { found.append(touch) }
    }
    return found
  }

  private func removeEnded() { remove { $0.touch.map { !$0.isLive } ?? false } }

  private func remove(_ isMeant: (TrackedTouch) -> Bool) {
    for index in trackedTouches.indices.reversed() where isMeant(trackedTouches[index]) {
      trackedTouches.remove(at: index)
    }
  }

  /// Returns true if a touch that began in the status bar ends there.
  ///
  /// See: L-SCROLL-14.
  private func isTapOnStatusBar(_ change: Change) -> Bool {
    guard change.phase == .ended, trackedTouches.count == 1, trackedTouches[0].id == change.touchID
    else {
      return false
    }
    let bar = machine.statusBarFrame
    return bar.contains(change.point) && bar.contains(trackedTouches[0].start)
  }

  private func recordTouch(_ change: Change) {
    let recorder = machine.recorder
    guard recorder.isRecording else { return }
    recorder.recordStimulus(
      .touch, on: machine.device.traceReceiver,
      recorder.touchArguments(phase: change.phase.rawValue, change.point, touchID: change.touchID))
  }

  private func carryOut(_ change: Change) {
    if change.phase == .began {
      remove { $0.id == change.touchID }
      trackedTouches.append(
        TrackedTouch(
          id: change.touchID, touch: beginTouch(at: change.point), start: change.point))
      return
    }
    guard let touch = trackedTouches.first(where: { $0.id == change.touchID })?.touch, touch.isLive,
      let window = touch.window
    else { return }
    touch.previousPoint = touch.point
    touch.point = window.node.fromParent(change.point)
    touch.phase = change.phase
    touch.timestamp = machine.clock.now
    if change.phase == .ended, let view = touch.view {
      lastTap = Tap(
        time: touch.timestamp, point: touch.point, count: touch.tapCount,
        type: ObjectIdentifier(Swift.type(of: view)), ordinal: view.ordinal)
    }
  }

  // MARK: Beginning of touches

  /// Creates the touch for a location on the screen; nil if no view receives it.
  private func beginTouch(at point: CGPoint) -> UITouch? {
    guard ignoring == 0, machine.application.applicationState == .active else { return nil }
    let event = UIEvent()
    event.timestamp = machine.clock.now
    for window in machine.showing.windows.reversed() {
      let inWindow = window.node.fromParent(point)
      guard let view = window.touchedView(at: inWindow, with: event) else { continue }
      return touch(in: view, of: window, at: inWindow)
    }
    return nil
  }

  /// Creates a touch in a view, unless the view receives no further touch now.
  ///
  /// Rule: R-TOUCH-4, R-TOUCH-5.
  private func touch(in view: UIView, of window: UIWindow, at point: CGPoint) -> UITouch? {
    let others = touches(where: \.isLive)
    let isShutOut = others.contains { other in
      guard let held = other.view, held !== view else { return false }
      return held.isExclusiveTouch || view.isExclusiveTouch
    }
    if isShutOut { return nil }
    touchCount += 1
    let touch = UITouch()
    let facts = touch.facts
    facts.pointee.ordinal = touchCount
    facts.pointee.window = window
    facts.pointee.view = view
    facts.pointee.point = point
    facts.pointee.previousPoint = point
    facts.pointee.firstPoint = point
    facts.pointee.timestamp = machine.clock.now
    facts.pointee.tapCount = tapCount(at: point, in: view)
    facts.pointee.route.isForView =
      view.isMultipleTouchEnabled || !others.contains { $0.view === view && $0.route.isForView }
    return touch
  }

  /// Returns the tap count of a touch that begins at a point of a view.
  ///
  /// Rule: R-TOUCH-9 (it begins within 0.35 seconds and 45 points of the last tap, as in tap
  /// recognizers; CHOICE).
  private func tapCount(at point: CGPoint, in view: UIView) -> Int {
    guard let lastTap, lastTap.isIn(view), machine.clock.now - lastTap.time <= 0.35,
      hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= 45
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: Delivery

  private func send(_ touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    let event = UIEvent()
    event.timestamp = machine.clock.now
    event.touchList = touches
    let outer = isDelivering
    isDelivering = true
    let app = machine.application
    app.send(.sendEvent) { app.sendEvent(event) }
    isDelivering = outer
  }

  /// Cancels the touches whose views have left their windows, once no event is being delivered.
  ///
  /// A touch continues if its view is in a window again by then, for example in another superview.
  ///
  /// Rule: R-TOUCH-6.
  package func cancelStrayTouches() {
    guard !trackedTouches.isEmpty, !isDelivering else { return }
    cancel { touch in
      guard let view = touch.view, let window = touch.window else { return true }
      return view.node.pointee.window != window.node || window.isHidden
    }
  }

  /// Cancels all touches, because the app resigns active.
  ///
  /// Rule: R-TOUCH-7.
  package func cancelAll() { cancel { _ in true } }

  private func cancel(where isLost: (UITouch) -> Bool) {
    let lost = touches { $0.isLive && isLost($0) }
    guard !lost.isEmpty else { return }
    for touch in lost {
      touch.phase = .cancelled
      touch.timestamp = machine.clock.now
    }
    machine.perform { send(lost) }
    removeEnded()
  }

  /// Removes all touches without callbacks, because the device is powered off or the app has ended.
  func forgetAll() {
    trackedTouches = []
    lastTap = nil
    ignoring = 0
  }
}

extension UIWindow {
  /// Returns the view that receives a touch at a point of the window, or nil.
  fileprivate func touchedView(at point: CGPoint, with event: UIEvent) -> UIView? {
    send(.hitTest, pointArgument(point)) { hitTest(point, with: event) }
  }
}
