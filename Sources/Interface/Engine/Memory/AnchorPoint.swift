import Foundation
import GimbalGeometry
import GimbalLayers

/// The anchor point of a view: its center, unless its layer has another one.
extension UIView {
  /// Returns the anchor point for a rectangle in the view's own coordinates.
  ///
  /// See: L-GEO-6.
  nonisolated final func anchor(in bounds: CGRect) -> CGPoint {
    guard let share = storedLayer?.storedAnchorPoint else {
      return CGPoint(x: bounds.midX, y: bounds.midY)
    }
    return CGPoint(
      x: bounds.origin.x + share.x * bounds.size.width,
      y: bounds.origin.y + share.y * bounds.size.height)
  }

  /// True if the frame depends on more than bounds and center.
  final var isOddlyPositioned: Bool {
    !storedTransform.isIdentity
      || storedLayer.map { $0.storedAnchorPoint != CGPoint(x: 0.5, y: 0.5) } ?? false
  }
}

extension ViewNode {
  /// The center of the frame that the view would have without its transform.
  ///
  /// See: L-GEO-6.
  @inline(__always)
  var plainCenter: CGPoint {
    pointee.flags.contains(.transformed) ? centerOfPlainFrame : pointee.center
  }

  @inline(never)
  private var centerOfPlainFrame: CGPoint {
    let (bounds, center) = (pointee.bounds, pointee.center)
    let anchor = pointee.owner.anchor(in: bounds)
    return CGPoint(x: center.x + bounds.midX - anchor.x, y: center.y + bounds.midY - anchor.y)
  }

  /// Returns the `center` at which the untransformed frame has a given center.
  func center(forPlain middle: CGPoint) -> CGPoint {
    guard pointee.flags.contains(.transformed) else { return middle }
    let anchor = pointee.owner.anchor(in: pointee.bounds)
    return CGPoint(
      x: middle.x + anchor.x - pointee.bounds.midX, y: middle.y + anchor.y - pointee.bounds.midY)
  }
}
