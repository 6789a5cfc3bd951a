import Foundation
public import GimbalEngine
import GimbalGeometry

/// What fingers can do with a scroll view.
extension UIScrollView {
  /// The recognizer of the fingers that scroll the view.
  ///
  /// See: R-GEST-11.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let own: ScrollPan = ownRecognizer() { return own }
    // The app has removed it; UIKit keeps it all the same.
    let pan = ScrollPan()
    pan.scroll(self)
    return pan
  }

  /// The recognizer of the fingers that zoom the view; nil where its scales leave nothing to zoom.
  ///
  /// See: L-SCROLL-13.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard zooms, let own: ScrollPinch = ownRecognizer() else { return nil }
    return own
  }

  private func ownRecognizer<Recognizer>() -> Recognizer? {
    for recognizer in attachedRecognizers {
      if let own = recognizer as? Recognizer { return own }
    }
    return nil
  }

  /// True if the scales leave something to zoom.
  var zooms: Bool { minimumZoomScale < maximumZoomScale }

  /// The axes along which fingers can move the content.
  ///
  /// Rule: L-SCROLL-10.
  var freeAxes: (across: Bool, down: Bool) {
    guard isScrollEnabled else { return (false, false) }
    let range = offsetRange
    return (
      alwaysBounceHorizontal || range.most.x > range.least.x,
      alwaysBounceVertical || range.most.y > range.least.y
    )
  }

  /// True if fingers that go this way, in points, find something to scroll.
  ///
  /// Rule: R-GEST-11.
  func scrolls(along way: CGPoint) -> Bool {
    let axes = freeAxes
    let isAcross = abs(way.x) > abs(way.y)
    guard isAcross ? axes.across : axes.down else { return false }
    return !isAtEnd(along: way, isAcross) || !outerScrolls(along: way, isAcross)
  }

  /// True if the content is at the edge to which fingers that go this way would scroll it.
  private func isAtEnd(along way: CGPoint, _ isAcross: Bool) -> Bool {
    let (range, offset) = (offsetRange, contentOffset)
    if isAcross { return way.x > 0 ? offset.x <= range.least.x : offset.x >= range.most.x }
    return way.y > 0 ? offset.y <= range.least.y : offset.y >= range.most.y
  }

  /// True if a scroll view around this one has something to scroll this way.
  private func outerScrolls(along way: CGPoint, _ isAcross: Bool) -> Bool {
    var view = superview
    while let current = view {
      if let outer = current as? UIScrollView, outer.scrolls(along: way),
        !outer.isAtEnd(along: way, isAcross)
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  var scrollsAtAll: Bool {
    let axes = freeAxes
    return axes.across || axes.down
  }
}

extension GestureArbiter {
  /// See: R-GEST-11, R-GEST-12.
  package func makeRecognizers(of view: UIView) {
    guard let scrollView = view as? UIScrollView else { return }
    scrollView.attach(ScrollDelay())
    let pan = ScrollPan()
    pan.scroll(scrollView)
    scrollView.attach(pan)
    let pinch = ScrollPinch()
    pinch.zoom(scrollView)
    scrollView.attach(pinch)
  }
}
