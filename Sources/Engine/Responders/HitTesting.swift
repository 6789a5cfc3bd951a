public import Foundation
import GimbalTraces

/// An event that the person causes.
///
/// Touches and keys are not simulated; the type stands in the signatures of hit testing.
/// Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

/// The view that is at a point.
extension UIView {
  /// The least opacity at which a view is hit, compared in the precision in which layers keep it.
  ///
  /// See: L-HIT-1 (0.01 itself is hit).
  private static let leastAlpha: Float = 0.01

  /// The front-most view at a point that can receive touches.
  ///
  /// Rule: L-HIT-1 (who is left out), L-HIT-2 (front-most first; what is outside its parent is not
  /// hit).
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, Float(alpha) >= UIView.leastAlpha,
      send(.pointInside, pointArgument(point), { self.point(inside: point, with: event) })
    else { return nil }
    for subview in subviews.reversed() {
      let inner = subview.convert(point, from: self)
      let hit = subview.send(.hitTest, subview.pointArgument(inner)) {
        subview.hitTest(inner, with: event)
      }
      if let hit { return hit }
    }
    return self
  }

  /// True if a point lies in the bounds.
  ///
  /// See: L-HIT-2 (bounds are half open).
  func boundsContain(_ point: CGPoint) -> Bool { bounds.contains(point) }

  private func pointArgument(_ point: CGPoint) -> ArgumentsID {
    machine.recorder.isRecording ? machine.arguments(TraceArgument(nil, .point(point))) : .none
  }
}
