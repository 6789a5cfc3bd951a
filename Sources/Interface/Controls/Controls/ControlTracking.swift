import Foundation
import GimbalEngine
import GimbalGestures
import GimbalTraces

/// The touch that a control tracks, and whether it is inside.
struct ControlTrack {
  /// The touch, not retained: a control does not hear of its end if the view that forwards it has left.
  weak var touch: UITouch?
  /// The value of `isTouchInside`.
  var isInside = false
}

extension UIControl: TouchTracking {}

/// Tracking of touches.
extension UIControl {
  /// The distance from the control within which a touch still counts as inside, in points.
  ///
  /// Rule: R-CTRL-3 (70 points, as people have measured it: observed).
  private static let extent: CGFloat = 70

  /// Begins to track the first touch, if the control is enabled; called by `touchesBegan`.
  ///
  /// Rule: R-CTRL-1.
  func beginFollowing(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, track.touch == nil, let touch = touches.first else { return }
    track.isInside = true
    let follows = send(.beginTracking, position(of: touch)) { beginTracking(touch, with: event) }
    guard follows, isEnabled else {
      track.isInside = false
      return
    }
    track.touch = touch
    isHighlighted = true
    callActs(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  /// Continues tracking, and calls the actions of drags; called by `touchesMoved`.
  ///
  /// Rule: R-CTRL-2.
  func follow(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = track.touch, touches.contains(touch) else { return }
    let wasInside = track.isInside
    track.isInside = isInside(touch, event)
    let follows = send(.continueTracking, position(of: touch)) {
      continueTracking(touch, with: event)
    }
    guard track.touch === touch else { return }
    guard follows else {
      track = ControlTrack()
      isHighlighted = false
      return
    }
    isHighlighted = track.isInside
    var events: UIControl.Event = track.isInside ? .touchDragInside : .touchDragOutside
    if track.isInside != wasInside {
      events.insert(track.isInside ? .touchDragEnter : .touchDragExit)
    }
    callActs(for: events, event)
  }

  /// Ends tracking, and calls the actions of a touch up; called by `touchesEnded`.
  ///
  /// Rule: R-CTRL-4.
  func endFollowing(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = track.touch, touches.contains(touch) else { return }
    let isInside = isInside(touch, event)
    track.isInside = isInside
    isHighlighted = false
    send(.endTracking, position(of: touch)) { endTracking(touch, with: event) }
    guard track.touch === touch else { return }
    track = ControlTrack()
    callActs(for: isInside ? [.touchUpInside, primaryEvents] : .touchUpOutside, event)
  }

  /// Cancels tracking, and calls the actions of a cancelled touch; called by `touchesCancelled`.
  func loseTouches(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = track.touch, touches.contains(touch) else { return }
    breakOffTracking(event)
    callActs(for: .touchCancel, event)
  }

  /// Stops tracking the touch without sending a control event.
  func breakOffTracking(_ event: UIEvent? = nil) {
    guard track.touch != nil else { return }
    track = ControlTrack()
    isHighlighted = false
    send(.cancelTracking) { cancelTracking(with: event) }
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -UIControl.extent, dy: -UIControl.extent).contains(point)
  }

  private func position(of touch: UITouch) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(TraceArgument(nil, .point(touch.location(in: self))))
  }

  // MARK: Actions

  /// Calls the methods and closures for any of the events, each once, in the order in which they
  /// were added.
  ///
  /// See: R-CTRL-4.
  func callActs(for events: UIControl.Event, _ event: UIEvent?) {
    for act in actions.acts(for: events) {
      switch act {
      case .method(let target, let action):
        guard !target.isGone else { continue }
        send(.sendAction, text(events)) { sendAction(action, to: target.object, for: event) }
      case .closure(let action):
        send(.sendUIAction, text(events)) { sendAction(action) }
      }
    }
  }

  private func text(_ events: UIControl.Event) -> ArgumentsID {
    guard machine.recorder.isRecording else { return .none }
    return machine.arguments(TraceArgument(nil, .text(events.names)))
  }

  /// The value of `allTargets`.
  var knownTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in actions.entries where !entry.isGone {
      guard case .method(let target, _) = entry.act else { continue }
      if let object = target.object as? NSObject {
        targets.insert(object)
      } else {
        let other = target.object.map { AnyHashable(ObjectIdentifier($0)) }
        targets.insert(other ?? AnyHashable(NSNull()))
      }
    }
    return targets
  }

  /// Returns the names of the methods that a target receives for an event; nil if there are none.
  func names(ofActionsOf target: Any?, _ event: UIControl.Event) -> [String]? {
    let names = actions.entries.compactMap { entry -> String? in
      guard case .method(let known, let action) = entry.act, known.isSame(as: target),
        !entry.events.isDisjoint(with: event)
      else { return nil }
      return action.name ?? "\(action)"
    }
    return names.isEmpty ? nil : names
  }
}

extension UIControl.Event {
  private static let all: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The names of the events in a trace.
  fileprivate var names: String {
    let known = UIControl.Event.all.filter { !$0.0.isDisjoint(with: self) }.map(\.1)
    return known.isEmpty ? "\(rawValue)" : known.joined(separator: " ")
  }
}

extension UIGestureRecognizer {
  /// True if the recognizer recognizes one tap of one touch.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
