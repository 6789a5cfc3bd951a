/// A step of a finger.
public struct TouchAct: Sendable {
  /// The place where it begins.
  public var location: TouchTarget
  /// The gesture.
  public var gesture: Gesture

  /// An act that begins at a place.
  package init(location: TouchTarget, gesture: Gesture) {
    self.location = location
    self.gesture = gesture
  }

  /// The gestures of a finger.
  public enum Gesture: Sendable {
    /// Taps, with one finger or several.
    case tap(count: Int, fingers: Int)
    /// Stays for some seconds.
    case longPress(seconds: Double)
    /// Is drawn by some points, in some seconds.
    case drag(by: PointExpression, seconds: Double, end: DragEnd)
    /// Two fingers change their distance by a factor, in some seconds.
    case pinch(scale: Double, seconds: Double)
  }

  /// The view that is named and must be there.
  var target: Target? { if case .view(let target) = location { target } else { nil } }
}

/// The place of a finger.
public enum TouchTarget: Sendable {
  /// The middle of what can be seen of a view.
  case view(Target)
  /// A point on the screen.
  case point(PointExpression)
}

/// The end of a drag.
public enum DragEnd: String, CaseIterable, Hashable, Sendable {
  /// The finger is lifted.
  case lift
  /// The system ceases to follow the finger.
  case cancel
}
