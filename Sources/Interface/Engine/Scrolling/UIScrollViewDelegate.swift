public import Foundation
package import GimbalTraces

/// The object that receives a scroll view's changes and can influence them.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UIScrollViewDelegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called after each change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when fingers begin to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when fingers that scroll have gone up.
  ///
  /// The velocity is the offset's, in points a millisecond; another target has the content come to rest there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after that; the content goes on by itself if `decelerate`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The subview that is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before fingers or an animation zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when zooming has ended, at its scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// True if a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when the content has come to its top after such a tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called when the insets with the safe area have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { Machine.callDefault(self) }

  /// Not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { Machine.callDefault(self) }

  /// Not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Machine.callDefault(self) }

  /// Not implemented.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    Machine.callDefault(self)
  }

  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { Machine.callDefault(self) }

  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Machine.byDefault(true, self)
  }

  /// Not implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Machine.callDefault(self) }

  /// Not implemented.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Machine.callDefault(self)
  }
}

extension UIScrollView {
  /// Makes a call to the delegate that it need not implement; nil when it does not, or there is none.
  @discardableResult
  package final func notify<Answer>(
    _ name: EventName, _ arguments: @autoclosure () -> ArgumentsID = .none,
    _ call: (any UIScrollViewDelegate) -> Answer
  ) -> Answer? {
    // The one of this class, which a subclass's own sets too.
    guard let delegate = (self as UIScrollView).delegate else { return nil }
    return receiver(of: delegate, as: "scrollDelegate", cached: &delegateReceiver)
      .sendOptional(name, to: delegate, arguments()) { call(delegate) }
  }
}
