package import Foundation
package import GimbalGeometry
import GimbalGraphics
public import GimbalLayers

/// A view as the host of its layer: it stores the values that both have.
extension UIView: LayerHost {
  /// Bounds, position and transform of the view, which are those of the layer.
  package final var hostedGeometry: HostedGeometry {
    HostedGeometry(
      bounds: node.pointee.bounds, position: node.pointee.center,
      transform: node.pointee.flags.contains(.transformed) ? storedTransform : nil)
  }

  /// Seconds on the device's clock.
  package final var hostedTime: Double { node.pointee.machine.clock.now }
  /// The value of `isHidden` of both.
  package final var hostedIsHidden: Bool { node.pointee.flags.contains(.hidden) }
  /// The layer's `opacity`: the view's `alpha`.
  package final var hostedOpacity: CGFloat { storedAlpha }
  /// The layer's `masksToBounds`: the view's `clipsToBounds`.
  package final var hostedMasksToBounds: Bool { node.pointee.flags.contains(.clipsToBounds) }
  /// The value of `isOpaque` of both.
  package final var hostedIsOpaque: Bool { storedIsOpaque }
  /// The value of `backgroundColor` of both.
  package final var hostedColor: CGColor? { backgroundColor?.cgColor }
  /// Sets the view's bounds, because the layer's were set.
  package final func host(bounds: CGRect) { setBounds(bounds) }
  /// Sets the view's center, because the layer's position was set.
  package final func host(position: CGPoint) { setCenter(position) }
  /// Sets the view's transform, because the layer's was set.
  package final func host(transform: CGAffineTransform) { setTransform(transform) }
  /// Sets the view's frame, because the layer's was set.
  package final func host(frame: CGRect) { setFrame(frame) }
  /// Sets `isHidden` of the view, because the layer's was set.
  package final func host(isHidden: Bool) { setHidden(isHidden) }
  /// Sets the view's alpha, because the layer's opacity was set.
  package final func host(opacity: CGFloat) { setAlpha(opacity) }
  /// Sets `clipsToBounds`, because the layer's `masksToBounds` was set.
  package final func host(masksToBounds: Bool) { set(.clipsToBounds, masksToBounds) }
  /// Sets `isOpaque` of the view, because the layer's was set.
  package final func host(isOpaque: Bool) { storedIsOpaque = isOpaque }

  /// Sets the view's background color, because the layer's was set; nil removes it.
  package final func host(color: CGColor?) {
    backgroundColor = color.map {
      UIColor(red: $0.parts.x, green: $0.parts.y, blue: $0.parts.z, alpha: $0.parts.w)
    }
  }

  /// Records that the layer's anchor point may not be the center, so the view's frame depends on
  /// it.
  package final func hostedAnchorDidChange() -> Bool {
    set(.transformed, isOddlyPositioned)
    guard givesFrame({ _ in }) else { return false }
    setNeedsSafeArea()
    setNeedsMargins()
    notifyEngineOfFrame()
    return true
  }

  /// The superview.
  package final var hostAbove: (any LayerHost)? { superview }
  /// The layer, which is made when it is first read.
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

  /// Adds a subview by its layer, below the layer of another subview, or in front of all.
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

  /// Removes the view from its superview, because its layer was removed.
  package final func hostRemove() { removeFromSuperview() }
  /// Returns true if the view is `other` or one of its descendants.
  package final func isHost(inside other: any LayerHost) -> Bool {
    (other as? UIView).map { isDescendant(of: $0) } ?? false
  }
  /// Calls `setNeedsLayout()` of the view.
  package final func hostNeedsLayout() { setNeedsLayout() }
  /// Calls `layoutIfNeeded()` of the view.
  package final func hostLayoutIfNeeded() { layoutIfNeeded() }

  /// Calls `setNeedsDisplay(_:)` of the view; nil stands for all of it.
  package final func hostNeedsDisplay(_ rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { setNeedsDisplay() }
  }

  /// Returns the view's action for a change of a property, or nil.
  package final func hostAction(for key: String) -> (any CAAction)? {
    let action = action(for: ownLayer, forKey: key)
    return action is NSNull ? nil : action
  }
}

extension UIView: CALayerDelegate {}
