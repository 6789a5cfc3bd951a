import GimbalLayers

/// The mask view.
extension UIView {
  /// Sets the mask view; its layer becomes the mask of this view's layer, which retains it.
  final func setMask(_ view: UIView?) {
    guard view !== storedLayer?.value(forKey: "maskView") as? UIView else { return }
    layer.mask = view?.layer
    guard layer.mask === view?.storedLayer else { return }
    layer.setValue(view, forKey: "maskView")
  }
}
