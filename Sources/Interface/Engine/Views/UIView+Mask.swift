import GimbalLayers

/// The view that masks another.
extension UIView {
  /// The layer's mask is that of the view, which the layer holds.
  final func setMask(_ view: UIView?) {
    guard view !== storedLayer?.value(forKey: "maskView") as? UIView else { return }
    layer.mask = view?.layer
    guard layer.mask === view?.storedLayer else { return }
    layer.setValue(view, forKey: "maskView")
  }
}
