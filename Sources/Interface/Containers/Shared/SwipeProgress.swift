import Foundation
import GimbalEngine
import GimbalGestures

/// The closures by which a touch drives a change of controllers.
@MainActor
struct DrivenChange {
  /// Begins the change; returns false if there is none to begin.
  let begin: () -> Bool
  /// Moves the change to a fraction of its distance, from 0 to 1.
  let update: (CGFloat) -> Void
  /// Ends the change, or takes it back if `cancelled`.
  let end: (_ cancelled: Bool) -> Void
}

/// The progress of a touch that drives a change of controllers.
@MainActor
final class SwipeProgress {
  private let change: DrivenChange
  /// Returns the touch's distance in points, its speed in points per second, and the whole distance
  /// of the change.
  private let measure: () -> (way: CGFloat, speed: CGFloat, length: CGFloat)
  private var isDriving = false

  /// Creates the progress of a recognizer; `measure` returns its distance, speed and full length.
  init(
    _ change: DrivenChange,
    measure: @escaping () -> (way: CGFloat, speed: CGFloat, length: CGFloat)
  ) {
    self.change = change
    self.measure = measure
  }

  /// Updates the change for the state of a recognizer.
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
      let limit = GestureMetrics.endingSpeed
      change.end(!(speed >= limit || share >= 0.5 && speed > -limit))
    case .cancelled where isDriving, .failed where isDriving:
      isDriving = false
      change.end(true)
    default: break
    }
  }
}
