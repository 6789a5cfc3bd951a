import Foundation
import GimbalLayers
import GimbalTraces

/// A view's layer, which is made when it is first asked for: the view keeps what both have, and the walks
/// follow views alone.
///
/// A view with a layer is laid out through it, in the step for views that are out of the ordinary.
extension UIView {
  /// Rule: L-LAYER-7.
  final var ownLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = (Swift.type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make(())
    layer.attach(to: self, scale: machine.hardware.scale)
    storedLayer = layer
    _ = madeTraitState()
    return layer
  }

  /// The layout of a view with a layer: the layer is asked, which asks the view.
  final func layOutThroughLayer(_ layer: CALayer) {
    send(.layoutSublayersOf) { layer.layoutSublayers() }
  }
}
