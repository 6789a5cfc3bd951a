import Foundation
import GimbalEngine
import GimbalGestures

/// The calls by which a finger drives a change of controllers.
@MainActor
struct DrivenChange {
  /// Begins the change; false where there is none to begin.
  let begin: () -> Bool
  /// Moves the change to a share of its way, from 0 to 1.
  let update: (CGFloat) -> Void
  /// Ends the change, or calls it off.
  let end: (_ cancelled: Bool) -> Void
}

/// The speed along the way, in points a second, with which a finger ends a change from wherever it is.
///
/// Rule: R-GEST-18 (half the way, or 300 points a second: CHOICE).
private let endingSpeed: CGFloat = 300

/// A finger that drives a change of controllers.
@MainActor
final class SwipeProgress {
  private let change: DrivenChange
  /// The way of the finger and its speed along the change, each as a share of the whole way.
  private let measure: () -> (way: CGFloat, speed: CGFloat, length: CGFloat)
  private var isDriving = false

  init(
    _ change: DrivenChange,
    measure: @escaping () -> (way: CGFloat, speed: CGFloat, length: CGFloat)
  ) {
    self.change = change
    self.measure = measure
  }

  /// Does with the change what a recognizer has found.
  func follow(_ state: UIGestureRecognizer.State) {
    let (way, speed, length) = measure()
    let share = length > 0 ? min(max(way / length, 0), 1) : 0
    switch state {
    case .began:
      isDriving = change.begin()
      if isDriving { change.update(share) }
    case .changed where isDriving: change.update(share)
    case .ended where isDriving:
      isDriving = false
      change.end(!(speed >= endingSpeed || share >= 0.5 && speed > -endingSpeed))
    case .cancelled where isDriving, .failed where isDriving:
      isDriving = false
      change.end(true)
    default: break
    }
  }
}
