import Foundation
import GimbalLayers

/// Layers and animations.
extension Fault {
  /// The words for a misuse that a layer has found.
  init(_ fault: LayerFault) {
    switch fault {
    case .cycle(let layer):
      self = Fault(
        .layerInItself, .invalidLayer, .uikit, "layer \(layer) is a part of cycle in its layer tree"
      )
    case .tooDeep:
      self = Fault(
        .layersTooDeep, .limit, .gimbal, "layers are nested deeper than 2500 levels")
    case .boundsNotFinite(let bounds): self = .boundsNotFinite(bounds)
    case .positionNotFinite(let position): self = .positionNotFinite(position)
    case .transformNotFinite(let name):
      self = Fault(
        .layerTransformNotFinite, .invalidGeometry, .gimbal,
        "CALayer \(name) contains NaN or an infinite number")
    case .notFinite(let name):
      self = Fault(
        .layerNumberNotFinite, .invalidGeometry, .gimbal,
        "CALayer \(name) is NaN or infinite")
    case .viewInLayer(let layer):
      self = Fault(
        .viewInLayer, .invalidLayer, .gimbal,
        "layer \(layer) belongs to a view, and cannot lie in a layer without one, nor be a mask")
    case .viewAsDelegate(let layer):
      self = Fault(
        .viewAsDelegate, .internalInconsistency, .gimbal,
        "a view is the delegate of its own layer alone, and of it for ever: \(layer)")
    case .strangeSublayer(let layer):
      self = Fault(
        .strangeSublayer, .invalidArgument, .gimbal,
        "-[CALayer replaceSublayer:with:]: \(layer) is no sublayer")
    case .unknownKeyPath(let path):
      self = Fault(
        .unknownKeyPath, .invalidArgument, .gimbal,
        "-[CALayer addAnimation:forKey:]: '\(path)' leads to no property that moves")
    }
  }
}
