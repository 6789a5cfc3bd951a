import Foundation
import GimbalLayers
import GimbalTraces

/// A view's layer, created on first use.
///
/// The view stores the values that view and layer share, and traversals follow only views.
///
/// A view with a layer is laid out through the layer, in a separate step of the layout phase.
extension UIView {
  /// The layer, created on first use.
  ///
  /// Rule: L-LAYER-7.
  final var ownLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = (Swift.type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make(())
    layer.attach(to: self, scale: machine.hardware.scale)
    storedLayer = layer
    _ = madeTraitState()
    return layer
  }

  /// Lays out a view through its layer, which calls the view.
  final func layOutThroughLayer(_ layer: CALayer) {
    send(.layoutSublayersOf) { layer.layoutSublayers() }
  }
}
