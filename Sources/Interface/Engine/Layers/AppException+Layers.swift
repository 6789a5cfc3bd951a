import Foundation
import GimbalLayers

/// Exceptions about layers and animations.
extension AppException {
  /// Creates the exception that UIKit raises for a misuse of a layer.
  init(_ exception: LayerException) {
    switch exception {
    case .cycle(let layer):
      self = AppException(
        .layerInItself, .invalidLayer, .uikit, "layer \(layer) is a part of cycle in its layer tree"
      )
    case .tooDeep:
      self = AppException(
        .layersTooDeep, .limit, .gimbal, "layers are nested deeper than 2500 levels")
    case .boundsNotFinite(let bounds): self = .boundsNotFinite(bounds)
    case .positionNotFinite(let position): self = .positionNotFinite(position)
    case .transformNotFinite(let name):
      self = AppException(
        .layerTransformNotFinite, .invalidGeometry, .gimbal,
        "CALayer \(name) contains NaN or an infinite number")
    case .notFinite(let name):
      self = AppException(
        .layerNumberNotFinite, .invalidGeometry, .gimbal,
        "CALayer \(name) is NaN or infinite")
    case .viewInLayer(let layer):
      self = AppException(
        .viewInLayer, .invalidLayer, .gimbal,
        "layer \(layer) belongs to a view, and cannot lie in a layer without one, nor be a mask")
    case .viewAsDelegate(let layer):
      self = AppException(
        .viewAsDelegate, .internalInconsistency, .gimbal,
        "a view is always the delegate of its own layer, and of no other layer: \(layer)")
    case .strangeSublayer(let layer):
      self = AppException(
        .strangeSublayer, .invalidArgument, .gimbal,
        "-[CALayer replaceSublayer:with:]: \(layer) is not a sublayer")
    case .unknownKeyPath(let path):
      self = AppException(
        .unknownKeyPath, .invalidArgument, .gimbal,
        "-[CALayer addAnimation:forKey:]: '\(path)' leads to no property that moves")
    }
  }
}
