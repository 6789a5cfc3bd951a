public import GimbalText

/// The room behind one view of a stack view, in points.
package struct CustomSpacing: Hashable, Sendable {
  package var view: Target
  package var spacing: Double
}

/// A font of a scene: the system's.
public enum SceneFont: Hashable, Sendable {
  /// By size in points and weight.
  case system(size: Double, weight: UIFont.Weight)
  /// By what the text is for.
  case style(UIFont.TextStyle)
}

/// A picture of a scene, of which only the size matters.
public enum SceneImage: Hashable, Sendable {
  /// No picture.
  case none
  /// A picture of a size in points.
  case size(width: Double, height: Double)
}
