/// A step with touches.
public struct TouchAct: Sendable {
  /// The location where it begins.
  public var location: TouchTarget
  /// The gesture.
  public var gesture: Gesture

  /// Creates an action that begins at a location.
  package init(location: TouchTarget, gesture: Gesture) {
    self.location = location
    self.gesture = gesture
  }

  /// The gestures.
  public enum Gesture: Sendable {
    /// Taps with one or several touches.
    case tap(count: Int, fingers: Int)
    /// A touch that stays for some seconds.
    case longPress(seconds: Double)
    /// A drag by some points, in some seconds.
    case drag(by: PointExpression, seconds: Double, end: DragEnd)
    /// A pinch that changes the distance of two touches by a factor, in some seconds.
    case pinch(scale: Double, seconds: Double)
  }

  /// The named view, which is checked before a run; nil for a point.
  var target: Target? { if case .view(let target) = location { target } else { nil } }
}

/// The location of a touch.
public enum TouchTarget: Sendable {
  /// The middle of the visible part of a view.
  case view(Target)
  /// A point on the screen.
  case point(PointExpression)
}

/// The end of a drag.
public enum DragEnd: String, CaseIterable, Hashable, Sendable {
  /// The touch is lifted.
  case lift
  /// The system cancels the touch.
  case cancel
}
