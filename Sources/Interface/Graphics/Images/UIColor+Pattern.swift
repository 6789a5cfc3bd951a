import GimbalGeometry

/// Colors with a pattern image.
extension UIColor {
  /// Creates a color with a pattern image; it has no components.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: .clear)
    content = .pattern(image)
  }
}
