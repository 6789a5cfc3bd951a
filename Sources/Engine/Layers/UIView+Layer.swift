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
    if let keptLayer { return keptLayer }
    let layer = UIView.makeLayer(of: Swift.type(of: self).layerClass)
    layer.attach(to: self, scale: machine.hardware.scale)
    keptLayer = layer
    _ = madeTraitState()
    return layer
  }

  private static let makers: [ObjectIdentifier: @MainActor () -> CALayer] = [
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
    ObjectIdentifier(CAScrollLayer.self): { CAScrollLayer() },
    ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
  ]

  /// A layer of a class that is known at run time only: one of an app's own is made by `init(coder:)`, the one
  /// initializer that every class has.
  private static func makeLayer(of type: AnyClass) -> CALayer {
    if let make = makers[ObjectIdentifier(type)] { return make() }
    return (type as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
  }

  /// The layout of a view with a layer: the layer is asked, which asks the view.
  final func layOutThroughLayer(_ layer: CALayer) {
    send(.layoutSublayersOf) { layer.layoutSublayers() }
  }
}
