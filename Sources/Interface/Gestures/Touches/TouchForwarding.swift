import GimbalEngine
import GimbalTraces

/// Forwards touches to views, except what recognizers delay or cancel.
@MainActor
final class TouchForwarding {
  /// The touches with phases that recognizers delay for a view.
  private var withheld: [UITouch] = []
  /// The event of the touches that are delivered next.
  private var event: UIEvent?

  /// Sets the event whose touches are delivered next.
  func begin(_ event: UIEvent) { self.event = event }

  /// Releases the event, which retains views, unless touches of it are delayed.
  func endIfIdle() {
    if withheld.isEmpty { event = nil }
  }

  /// Releases the event and all delayed touches.
  func forgetAll() {
    withheld = []
    event = nil
  }

  /// Delivers an event's touches to their views, except what recognizers delay.
  ///
  /// Rule: R-TOUCH-2, R-GEST-5.
  func route(_ touches: [UITouch], _ event: UIEvent) {
    if touches.count == 1 {
      if let view = touches[0].viewToNotify { route(touches, to: view, event) }
      return
    }
    var views: [UIView] = []
    for touch in touches {
      guard let view = touch.viewToNotify, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      route(touches.filter { $0.viewToNotify === view }, to: view, event)
    }
  }

  private func route(_ touches: [UITouch], to view: UIView, _ event: UIEvent) {
    bringBeginnings(touches, to: view, event)
    var (moved, lost): ([UITouch], [UITouch]) = ([], [])
    for touch in touches {
      if touch.phase == .moved, touch.route.hasBegun, !touch.route.isOver { moved.append(touch) }
      if touch.phase == .cancelled { lost.append(touch) }
    }
    bring(moved, to: view, .moved, event)
    bringEnds(touches, to: view, event)
    guard !lost.isEmpty else { return }
    cancel(lost.filter(\.route.hasBegun), in: view, event)
    for touch in lost {
      touch.route.isOver = true
      forget(touch)
    }
  }

  private func bringBeginnings(_ touches: [UITouch], to view: UIView, _ event: UIEvent) {
    var set: [UITouch] = []
    for touch in touches where touch.phase == .began {
      if isHeldBack(touch, by: \.delaysTouchesBegan) {
        touch.route.withholdsBeginning = true
        withheld.append(touch)
      } else {
        touch.route.hasBegun = true
        set.append(touch)
      }
    }
    bring(set, to: view, .began, event)
  }

  private func bringEnds(_ touches: [UITouch], to view: UIView, _ event: UIEvent) {
    var set: [UITouch] = []
    for touch in touches where touch.phase == .ended && !touch.route.isOver {
      if touch.route.withholdsBeginning || isHeldBack(touch, by: \.delaysTouchesEnded) {
        touch.route.withholdsEnd = true
        if !withheld.contains(where: { $0 === touch }) { withheld.append(touch) }
      } else if touch.route.hasBegun {
        touch.route.isOver = true
        set.append(touch)
      }
    }
    bring(set, to: view, .ended, event)
  }

  /// Delivers delayed phases of touches to views once no recognizer delays them any more.
  func releaseWithheld() {
    for touch in withheld {
      guard let view = touch.view, !touch.route.isOver else {
        forget(touch)
        continue
      }
      if touch.route.withholdsBeginning, !isHeldBack(touch, by: \.delaysTouchesBegan) {
        touch.route.withholdsBeginning = false
        touch.route.hasBegun = true
        let phase = touch.phase
        touch.phase = .began
        bring([touch], to: view, .began, event)
        touch.phase = phase
      }
      if touch.route.withholdsEnd, touch.route.hasBegun, !touch.route.isOver,
        !isHeldBack(touch, by: \.delaysTouchesEnded)
      {
        touch.route.isOver = true
        bring([touch], to: view, .ended, event)
      }
      if touch.route.isOver || !(touch.route.withholdsBeginning || touch.route.withholdsEnd) {
        forget(touch)
      }
    }
  }

  /// Cancels a recognizer's touches for the views that have received them.
  ///
  /// Rule: R-GEST-4.
  func takeTouches(of recognizer: UIGestureRecognizer) {
    var views: [UIView] = []
    for touch in recognizer.gesture.touches where !touch.route.isOver {
      guard let view = touch.view, touch.route.hasBegun, touch.route.isForView else {
        touch.route.isOver = true
        continue
      }
      if !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      cancel(
        recognizer.gesture.touches.filter {
          $0.view === view && !$0.route.isOver && $0.route.hasBegun
        }, in: view, event)
    }
  }

  private func cancel(_ touches: [UITouch], in view: UIView, _ event: UIEvent?) {
    guard !touches.isEmpty else { return }
    for touch in touches { touch.route.isOver = true }
    bring(touches, to: view, .cancelled, event)
  }

  private func forget(_ touch: UITouch) {
    withheld.removeAll { $0 === touch }
  }

  private func bring(
    _ touches: [UITouch], to view: UIView, _ phase: UITouch.Phase, _ event: UIEvent?
  ) {
    guard !touches.isEmpty else { return }
    let set = Set(touches)
    switch phase {
    case .began: view.sendTouches(.touchesBegan, set, UIResponder.touchesBegan, event)
    case .moved: view.sendTouches(.touchesMoved, set, UIResponder.touchesMoved, event)
    case .ended: view.sendTouches(.touchesEnded, set, UIResponder.touchesEnded, event)
    default: view.sendTouches(.touchesCancelled, set, UIResponder.touchesCancelled, event)
    }
  }

  /// Returns true if a recognizer that is still possible delays a phase of the touch.
  private func isHeldBack(
    _ touch: UITouch, by property: KeyPath<UIGestureRecognizer, Bool>
  ) -> Bool {
    touch.gestureRecognizers?.contains { recognizer in
      recognizer.state == .possible && recognizer[keyPath: property]
        && recognizer.gesture.touches.contains { $0 === touch }
    } ?? false
  }
}

extension UITouch {
  /// The view that still receives phases of the touch; nil after the last phase or a cancellation.
  fileprivate var viewToNotify: UIView? { route.isForView && !route.isOver ? view : nil }
}
