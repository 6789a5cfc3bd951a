public import GimbalEngine

/// Scrolling by touches.
extension UIScrollView {
  /// The recognizer of pans that scroll the view.
  ///
  /// See: R-GEST-11.
  public var panGestureRecognizer: UIPanGestureRecognizer {
    if let own: ScrollPan = ownRecognizer() { return own }
    // Made without adding it, because the app has removed the recognizer; UIKit's property is still
    // not nil.
    let pan = ScrollPan()
    pan.scroll(self)
    return pan
  }

  /// The recognizer of pinches that zoom the view; nil if its scales do not permit zooming.
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
}

extension GestureArbiter {
  /// Adds the recognizers that delay touches, scroll and zoom, if the view is a scroll view.
  ///
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
