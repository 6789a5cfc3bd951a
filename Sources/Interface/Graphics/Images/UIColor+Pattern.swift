import GimbalGeometry

extension UIColor {
  /// Creates a color that repeats a picture; it has no components.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: .clear)
    content = .pattern(image)
  }
}
