import Foundation
import GimbalEngine
import GimbalGestures
import GimbalTraits

/// The swipe that changes pages.
extension UIPageViewController {
  /// Adds the recognizer to the container's view.
  ///
  /// See: R-GEST-18.
  func addPageSwipe(to view: UIView) { view.attach(PageSwipe(self)) }
}

/// The recognizer of a swipe along the pages.
private final class PageSwipe: UIPanGestureRecognizer {
  private weak var pages: UIPageViewController?
  private var direction = UIPageViewController.NavigationDirection.forward
  private var progress: SwipeProgress?

  /// Creates the recognizer of a container; its progress drives the page change.
  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    let change = DrivenChange(
      begin: { [unowned self] in self.begin() },
      update: { [weak pages] in pages?.change?.updateInteractiveTransition($0) },
      end: { [weak pages] in pages?.endPageSwipe(cancelled: $0) })
    progress = SwipeProgress(change) { [unowned self] in self.measure() }
    gesture.onChange = { [unowned self] in self.progress?.follow($0.state) }
  }

  private var isAcross: Bool { pages?.navigationOrientation != .vertical }

  private func along(_ point: CGPoint) -> CGFloat { isAcross ? point.x : point.y }

  private func begin() -> Bool {
    guard let pages else { return false }
    let towards = along(translation(in: nil))
    direction = (towards < 0) != pages.isMirrored ? .forward : .reverse
    return pages.beginPageSwipe(direction)
  }

  private func measure() -> (way: CGFloat, speed: CGFloat, length: CGFloat) {
    let sign: CGFloat = (direction == .forward) != (pages?.isMirrored ?? false) ? -1 : 1
    let size = view?.bounds.size ?? .zero
    return (
      sign * along(translation(in: nil)), sign * along(velocity(in: nil)),
      isAcross ? size.width : size.height
    )
  }

  /// Fails if the touch moves perpendicular to the pages.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: nil)
    if state == .began, abs(along(way)) < abs(isAcross ? way.y : way.x) { state = .failed }
  }
}
