extension UIView {
  /// The way in which a view's content fills its bounds.
  ///
  /// Source: Apple, UIView.ContentMode.
  public enum ContentMode: Int, Sendable {
    /// Stretched over all of it.
    case scaleToFill = 0
    /// As large as it can be without being cut or distorted.
    case scaleAspectFit
    /// As small as it can be while covering all, without being distorted.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// In the middle.
    case center
    /// At the middle of the top.
    case top
    /// At the middle of the bottom.
    case bottom
    /// At the middle of the left side.
    case left
    /// At the middle of the right side.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}
