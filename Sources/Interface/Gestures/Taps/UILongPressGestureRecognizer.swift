public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// Fingers that stay down for some time.
///
/// See: R-GEST-14.
/// Source: Apple, UILongPressGestureRecognizer.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  @Settable open var numberOfTapsRequired = 0
  /// The number of fingers.
  @Settable open var numberOfTouchesRequired = 1
  /// The time that the fingers have to stay, in seconds.
  @Settable open var minimumPressDuration: TimeInterval = 0.5
  /// The way that they may go before, in points.
  @Settable open var allowableMovement: CGFloat = 10

  private var press = 0

  private var touchCount: Int { gesture.touches.filter(\.isLive).count }

  /// Begins to wait.
  ///
  /// Rule: R-GEST-14.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    guard state == .possible else { return }
    if touchCount > numberOfTouchesRequired {
      state = .failed
      return
    }
    guard touchCount == numberOfTouchesRequired else { return }
    if touches.contains(where: { $0.tapCount <= numberOfTapsRequired }) { return }
    let waited = press
    machine.clock.schedule(after: max(0, minimumPressDuration)) { [weak self] in
      guard let self, self.press == waited, self.state == .possible else { return }
      self.state = .began
    }
  }

  /// Fails when a finger goes too far too soon.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      state = .changed
    } else if touches.contains(where: { $0.distance > allowableMovement }) {
      state = .failed
    }
  }

  /// Ends with the first finger that goes.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    state = state.isUnderWay ? .ended : .failed
  }

  /// Is broken off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    press += 1
    breakOff()
  }

  /// Ceases to wait.
  open override func reset() {
    super.reset()
    press += 1
  }
}
