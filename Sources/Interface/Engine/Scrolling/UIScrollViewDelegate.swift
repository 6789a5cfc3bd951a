public import Foundation
package import GimbalTraces

/// The delegate of a scroll view.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// Source: Apple, UIScrollViewDelegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after each change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when touches begin to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the touches that scroll have ended.
  ///
  /// The velocity of the offset is in points per millisecond. The delegate can change
  /// `targetContentOffset`, the offset at which the content stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when a drag has ended; the content decelerates afterwards if `decelerate` is true.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the subview that is zoomed, or nil.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before touches or an animation start to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when zooming has ended, with the final scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Returns true if a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when the content has reached its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called when `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCalls.byDefault(nil, self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalCalls.callDefault(self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalCalls.byDefault(true, self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCalls.callDefault(self)
  }
}

extension UIScrollView {
  /// Calls an optional member of the delegate; returns nil if there is no delegate or it does not
  /// implement the member.
  @discardableResult
  package final func notify<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    // The delegate property of this class, which a subclass's own property sets too.
    guard let delegate = (self as UIScrollView).delegate else { return nil }
    return receiver(of: delegate, as: "scrollDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
  }
}
