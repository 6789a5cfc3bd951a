import Foundation
import GimbalEngine

/// The axes along which touches can move the content.
extension UIScrollView {
  /// True if the zoom scales permit zooming.
  var zooms: Bool { minimumZoomScale < maximumZoomScale }

  /// The axes along which touches can move the content.
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

  /// Returns true if touches with this translation, in points, can scroll the content.
  ///
  /// Rule: R-GEST-11.
  func scrolls(along way: CGPoint) -> Bool {
    let axes = freeAxes
    let isAcross = abs(way.x) > abs(way.y)
    guard isAcross ? axes.across : axes.down else { return false }
    return !isAtEnd(along: way, isAcross) || !outerScrolls(along: way, isAcross)
  }

  /// Returns true if the content is already at the edge to which this translation would scroll it.
  private func isAtEnd(along way: CGPoint, _ isAcross: Bool) -> Bool {
    let (range, offset) = (offsetRange, contentOffset)
    if isAcross { return way.x > 0 ? offset.x <= range.least.x : offset.x >= range.most.x }
    return way.y > 0 ? offset.y <= range.least.y : offset.y >= range.most.y
  }

  /// Returns true if an outer scroll view can scroll along this translation.
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

  /// True if touches can move the content along any axis.
  var scrollsAtAll: Bool {
    let axes = freeAxes
    return axes.across || axes.down
  }
}
