import Foundation
public import GimbalEngine
import GimbalGeometry

/// Fingers that scroll.
extension UIScrollView {
  /// The recognizer of the fingers that scroll the view.
  ///
  /// See: R-GEST-11.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

  /// True if a finger is on the view's content.
  public var isTracking: Bool { scrollPan.gesture.touches.contains(where: \.isLive) }

  /// True if a finger scrolls the view.
  public var isDragging: Bool { scrollPan.state.isUnderWay }

  /// True if the view scrolls by itself: never, as it stops when the finger goes.
  public var isDecelerating: Bool { false }

  private var scrollPan: ScrollPan {
    for recognizer in attachedRecognizers {
      if let pan = recognizer as? ScrollPan { return pan }
    }
    // The app has removed it; UIKit keeps it all the same.
    let pan = ScrollPan()
    pan.scroll(self)
    return pan
  }

  /// The offsets between which a finger can move the content, in points.
  fileprivate var offsetRange: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// True if fingers that go this way, in points, find something to scroll.
  fileprivate func scrolls(along way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let range = offsetRange
    let isAcross = abs(way.x) > abs(way.y)
    return isAcross
      ? alwaysBounceHorizontal || range.most.x > range.least.x
      : alwaysBounceVertical || range.most.y > range.least.y
  }

  fileprivate var scrollsAtAll: Bool {
    scrolls(along: CGPoint(x: 1, y: 0)) || scrolls(along: CGPoint(x: 0, y: 1))
  }
}

extension GestureArbiter {
  /// Rule: R-GEST-11, R-GEST-12.
  package func makeRecognizers(of scrollView: UIScrollView) {
    let delay = ScrollDelay()
    scrollView.attach(delay)
    let pan = ScrollPan()
    pan.scroll(scrollView)
    scrollView.attach(pan)
  }
}

/// The fingers that scroll a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var start = CGPoint.zero
  private var startWay = CGPoint.zero

  /// Scrolls a view from now on.
  func scroll(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    maximumNumberOfTouches = Int.max
    gesture.onChange = { [weak self] _ in self?.move() }
  }

  /// Fails where the content cannot be moved that way, or belongs to a control that keeps its touches.
  override func pans(_ way: CGPoint) -> Bool {
    guard super.pans(way), let scrollView else { return false }
    let isFree = gesture.touches.allSatisfy { touch in
      guard touch.route.hasBegun, let view = touch.view, view !== scrollView else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
    guard isFree, scrollView.scrolls(along: way) else {
      state = .failed
      return false
    }
    return true
  }

  /// The content follows the fingers from where they began to scroll, up to its edges.
  private func move() {
    guard let scrollView else { return }
    let way = translation(in: scrollView)
    if state == .began {
      start = scrollView.contentOffset
      startWay = way
    }
    guard state.isUnderWay else { return }
    let range = scrollView.offsetRange
    let offset = CGPoint(
      x: min(
        max(start.x - (way.x - startWay.x), min(start.x, range.least.x)), max(start.x, range.most.x)
      ),
      y: min(
        max(start.y - (way.y - startWay.y), min(start.y, range.least.y)), max(start.y, range.most.y)
      ))
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }
}

/// What keeps touches from the content of a scroll view until it is clear that they do not scroll.
final class ScrollDelay: UIGestureRecognizer {
  private var turn = 0

  convenience init() {
    self.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches,
      scrollView.scrollsAtAll
    else {
      state = .failed
      return
    }
    turn += 1
    let waited = turn
    machine.clock.schedule(after: GestureFigures.contentDelay) { [weak self] in
      guard let self, self.turn == waited, self.state == .possible else { return }
      self.state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    turn += 1
  }
}
