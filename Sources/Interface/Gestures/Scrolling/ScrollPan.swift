import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalMotion
import GimbalTraces

/// The pan recognizer of a scroll view.
final class ScrollPan: UIPanGestureRecognizer, ScrollTouches {
  private weak var scrollView: UIScrollView?
  /// The offset that the content would have without edges when the translation was `startWay`, in
  /// points.
  private var start = CGPoint.zero
  private var startWay = CGPoint.zero
  /// The offset at which the drag began.
  private var firstOffset = CGPoint.zero
  /// The axes along which the content follows the touches.
  private var axes = (across: true, down: true)
  /// True if something else has moved the content; touches then move it from its current offset.
  private var isAstray = false

  /// True if a touch is on the content.
  var areOnContent: Bool { gesture.touches.contains(where: \.isLive) }

  /// True from the recognition of the pan gesture until it ends.
  var areScrolling: Bool { state.isUnderWay }

  /// Sets the scroll view that the recognizer scrolls.
  func scroll(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.scrollTouches = self
    maximumNumberOfTouches = Int.max
    gesture.onChange = { [weak self] _ in self?.follow() }
  }

  /// Returns true if the content can be scrolled along the translation, and every control under the
  /// touches releases them; otherwise the recognizer fails.
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

  /// Touches may zoom and scroll at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPinch)?.view !== view
  }

  /// Moves content back to its edge if a touch has stopped it beyond the edge without scrolling.
  override func reset() {
    super.reset()
    guard let scrollView, scrollView.motion == nil, !scrollView.zoom.isUnderTouches,
      scrollView.isStoppedOutside
    else { return }
    scrollView.isStoppedOutside = false
    scrollView.goBack()
  }

  private func follow() {
    guard let scrollView else { return }
    let way = translation(in: scrollView)
    if state == .began { begin(scrollView, way) }
    switch state {
    case .began, .changed: move(scrollView, way)
    case .ended:
      if isOverKeyboard(scrollView) { endEditing(around: scrollView) }
      scrollView.letGo(speed: speed(in: scrollView), from: firstOffset)
    case .cancelled: scrollView.letGo(speed: .zero, from: firstOffset)
    default: break
    }
  }

  private func begin(_ scrollView: UIScrollView, _ way: CGPoint) {
    scrollView.stopMotion()
    scrollView.isStoppedOutside = false
    axes = scrollView.freeAxes
    if scrollView.isDirectionalLockEnabled, let isAcross = ScrollPan.axis(of: way) {
      axes = isAcross ? (axes.across, false) : (false, axes.down)
    }
    firstOffset = scrollView.contentOffset
    take(scrollView, at: way)
    scrollView.notify(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(scrollView) }
    switch scrollView.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: endEditing(around: scrollView)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// Ends editing; the first responder resigns even if it returns false from
  /// `canResignFirstResponder`.
  ///
  /// Rule: L-SCROLL-15.
  private func endEditing(around scrollView: UIScrollView) {
    guard scrollView.machine.firstResponder != nil else { return }
    _ = scrollView.window?.endEditing(true)
  }

  /// Returns true if the touch has moved down onto the keyboard and the scroll view dismisses it
  /// interactively.
  ///
  /// See: L-SCROLL-15.
  private func isOverKeyboard(_ scrollView: UIScrollView) -> Bool {
    switch scrollView.keyboardDismissMode {
    case .none, .onDrag, .onDragWithAccessory: return false
    case .interactive, .interactiveWithAccessory: break
    }
    let height = scrollView.machine.guides.keyboardHeight
    guard height > 0, let window = scrollView.window, velocity(in: window).y >= 0 else {
      return false
    }
    return location(in: window).y
      > window.bounds.maxY - height - scrollView.keyboardDismissPadding
  }

  /// Returns true for horizontal, false for vertical, nil for a nearly diagonal translation.
  ///
  /// See: L-SCROLL-10.
  private static func axis(of way: CGPoint) -> Bool? {
    let angle = atan2(abs(way.y), abs(way.x))
    if abs(angle - .pi / 4) <= GestureMetrics.diagonalAngle { return nil }
    return angle < .pi / 4
  }

  /// Makes the content follow the touches from its current offset.
  private func take(_ scrollView: UIScrollView, at way: CGPoint) {
    isAstray = false
    startWay = way
    let (offset, range, size) = (
      scrollView.contentOffset, scrollView.offsetRange, scrollView.bounds.size
    )
    func free(_ position: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat) -> CGFloat
    {
      let edge = min(max(position, least), most)
      return edge + CGFloat(RubberBand.way(of: Double(position - edge), length: Double(length)))
    }
    start = CGPoint(
      x: scrollView.stretches.across
        ? free(offset.x, range.least.x, range.most.x, size.width) : offset.x,
      y: scrollView.stretches.down
        ? free(offset.y, range.least.y, range.most.y, size.height) : offset.y)
  }

  /// Moves the content with the touches; beyond its edges it follows them by a decreasing fraction.
  ///
  /// See: L-SCROLL-11.
  private func move(_ scrollView: UIScrollView, _ way: CGPoint) {
    if scrollView.zoom.isUnderTouches {
      isAstray = true
      return
    }
    if isAstray { take(scrollView, at: way) }
    let (range, size, stretches) = (
      scrollView.offsetRange, scrollView.bounds.size, scrollView.stretches
    )
    /// Returns the offset on one axis for the free offset: limited, or stretched beyond an end.
    func position(
      _ free: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat, _ bounces: Bool,
      _ first: CGFloat
    ) -> CGFloat {
      guard bounces else { return min(max(free, min(first, least)), max(first, most)) }
      let edge = min(max(free, least), most)
      return edge + CGFloat(RubberBand.stretch(Double(free - edge), length: Double(length)))
    }
    var offset = scrollView.contentOffset
    if axes.across {
      offset.x = position(
        start.x - (way.x - startWay.x), range.least.x, range.most.x, size.width, stretches.across,
        firstOffset.x)
    }
    if axes.down {
      offset.y = position(
        start.y - (way.y - startWay.y), range.least.y, range.most.y, size.height, stretches.down,
        firstOffset.y)
    }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  /// Returns the speed of the content, in points per second.
  private func speed(in scrollView: UIScrollView) -> CGPoint {
    let speed = velocity(in: scrollView)
    return CGPoint(x: axes.across ? -speed.x : 0, y: axes.down ? -speed.y : 0)
  }
}
