import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalLayers

extension Misuse {
  static func layer(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .layerInItself:
      Misuse("CALayerInvalid", "is a part of cycle in its layer tree") {
        $0.inner.layer.addSublayer($0.view.layer)
      }
    case .layersTooDeep:
      Misuse("GimbalLimitExceeded", "layers are nested deeper than 2500 levels") { scene in
        var outermost = CALayer()
        for _ in 1..<2_499 {
          let outer = CALayer()
          outer.addSublayer(outermost)
          outermost = outer
        }
        scene.inner.layer.addSublayer(outermost)
      }
    case .layerTransformNotFinite:
      Misuse("CALayerInvalidGeometry", "CALayer transform contains NaN or an infinite number") {
        $0.view.layer.transform = CATransform3DMakeScale(.nan, 1, 1)
      }
    case .layerNumberNotFinite:
      Misuse("CALayerInvalidGeometry", "CALayer zPosition is NaN or infinite") {
        $0.view.layer.zPosition = .infinity
      }
    case .viewInLayer:
      Misuse("CALayerInvalid", "belongs to a view, and cannot lie in a layer without one") {
        CALayer().addSublayer($0.inner.layer)
      }
    case .viewAsDelegate:
      Misuse(internalInconsistency, "a view is always the delegate of its own layer") {
        CALayer().delegate = $0.view
      }
    case .strangeSublayer:
      Misuse(invalidArgument, "-[CALayer replaceSublayer:with:]") {
        $0.view.layer.replaceSublayer(CALayer(), with: CALayer())
      }
    case .unknownKeyPath:
      Misuse(invalidArgument, "'frame' leads to no property that moves") {
        $0.view.layer.add(CABasicAnimation(keyPath: "frame"), forKey: "frame")
      }
    default: preconditionFailure("\(kind)")
    }
  }
}
