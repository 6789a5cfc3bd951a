package import Foundation
package import GimbalGeometry
import GimbalGraphics
public import GimbalLayers

/// A view as the host of its layer: it stores the values that both have.
extension UIView: LayerHost {
  package final var hostedGeometry: HostedGeometry {
    HostedGeometry(
      bounds: node.pointee.bounds, position: node.pointee.center,
      transform: node.pointee.flags.contains(.transformed) ? storedTransform : nil)
  }

  package final var hostedTime: Double { node.pointee.machine.clock.now }
  package final var hostedIsHidden: Bool { node.pointee.flags.contains(.hidden) }
  package final var hostedOpacity: CGFloat { storedAlpha }
  package final var hostedMasksToBounds: Bool { node.pointee.flags.contains(.clipsToBounds) }
  package final var hostedIsOpaque: Bool { storedIsOpaque }
  package final var hostedColor: CGColor? { backgroundColor?.cgColor }
  package final func host(bounds: CGRect) { setBounds(bounds) }
  package final func host(position: CGPoint) { setCenter(position) }
  package final func host(transform: CGAffineTransform) { setTransform(transform) }
  package final func host(frame: CGRect) { setFrame(frame) }
  package final func host(isHidden: Bool) { setHidden(isHidden) }
  package final func host(opacity: CGFloat) { setAlpha(opacity) }
  package final func host(masksToBounds: Bool) { set(.clipsToBounds, masksToBounds) }
  package final func host(isOpaque: Bool) { storedIsOpaque = isOpaque }

  package final func host(color: CGColor?) {
    backgroundColor = color.map {
      UIColor(red: $0.parts.x, green: $0.parts.y, blue: $0.parts.z, alpha: $0.parts.w)
    }
  }

  package final func hostedAnchorDidChange() {
    set(.transformed, isOddlyPositioned)
    setNeedsSafeArea()
    setNeedsMargins()
    notifyEngineOfFrame()
  }

  package final var hostAbove: (any LayerHost)? { superview }
  package final var hostedLayer: CALayer { layer }
  /// The layer, if it has been created.
  package final var madeLayer: CALayer? { storedLayer }
  /// The layers of the subviews, back to front.
  package final var layersBelow: [CALayer] { children.map(\.layer) }
  /// True if the view is in a window.
  package final var isHostShown: Bool { node.pointee.window != nil }
  /// The device, as the Layers module sees it.
  package final var surroundings: any LayerSurroundings { machine }
  /// The address of the layer in descriptions.
  package nonisolated final var layerIdentity: String { ObjectIdentity.text(ordinal, kind: .layer) }

  package final func hostInsert(_ layer: CALayer, below sibling: CALayer?) {
    guard let view = layer.host as? UIView else { return }
    if let sibling = sibling?.host as? UIView {
      insertSubview(view, belowSubview: sibling)
    } else if view.superview === self {
      bringSubviewToFront(view)
    } else {
      addSubview(view)
    }
  }

  package final func hostRemove() { removeFromSuperview() }
  /// Returns true if the view is `other` or one of its descendants.
  package final func isHost(inside other: any LayerHost) -> Bool {
    (other as? UIView).map { isDescendant(of: $0) } ?? false
  }
  package final func hostNeedsLayout() { setNeedsLayout() }
  package final func hostLayoutIfNeeded() { layoutIfNeeded() }

  package final func hostNeedsDisplay(_ rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { setNeedsDisplay() }
  }

  package final func hostAction(for key: String) -> (any CAAction)? {
    let action = action(for: ownLayer, forKey: key)
    return action is NSNull ? nil : action
  }
}

extension UIView: CALayerDelegate {}
