public import GimbalText

/// The spacing after one view of a stack view, in points.
package struct CustomSpacing: Hashable, Sendable {
  /// The arranged subview, by its name.
  package var view: Target
  /// The space between it and the next one, in points.
  package var spacing: Double
}

/// A system font of a scene.
public enum SceneFont: Hashable, Sendable {
  /// By size in points and weight.
  case system(size: Double, weight: UIFont.Weight)
  /// By text style.
  case style(UIFont.TextStyle)
}

/// An image of a scene, of which only the size matters.
public enum SceneImage: Hashable, Sendable {
  /// No image.
  case none
  /// An image of a size in points.
  case size(width: Double, height: Double)
}
