import Foundation
import GimbalEngine

/// The recognizer that delays touches for a scroll view's content until they turn out not to
/// scroll.
final class ScrollDelay: UIGestureRecognizer {
  private var attempt = 0
  /// True if the touch has stopped moving content.
  private var hasStopped = false

  /// Creates a recognizer that delays the beginning of touches and cancels none.
  convenience init() {
    self.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  /// Delays the touches for `GestureMetrics.contentDelay` seconds.
  ///
  /// Rule: R-GEST-12.
  /// See: L-SCROLL-8 (a touch that stops the content).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView else { return }
    if scrollView.motion != nil {
      scrollView.isStoppedOutside =
        scrollView.inRange(scrollView.contentOffset) != scrollView.contentOffset
      scrollView.stopMotion()
      hasStopped = true
      cancelsTouchesInView = true
    }
    if hasStopped { return }
    guard scrollView.delaysContentTouches, scrollView.scrollsAtAll else {
      state = .failed
      return
    }
    attempt += 1
    let waited = attempt
    machine.clock.schedule(after: GestureMetrics.contentDelay) { [weak self] in
      guard let self, self.attempt == waited, self.state == .possible else { return }
      self.state = .failed
    }
  }

  /// Recognizes a touch that has stopped the content, so that the content's views do not receive it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasStopped ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    attempt += 1
    hasStopped = false
    cancelsTouchesInView = false
  }
}
