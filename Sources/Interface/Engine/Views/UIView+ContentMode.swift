/// The content mode of a view.
extension UIView {
  /// The way in which a view's content fills its bounds.
  ///
  /// Source: Apple, UIView.ContentMode.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill = 0
    /// Scaled to fit, without distortion.
    case scaleAspectFit
    /// Scaled to fill, without distortion; parts may be clipped.
    case scaleAspectFill
    /// Drawn again when the bounds change.
    case redraw
    /// In the center.
    case center
    /// Centered at the top.
    case top
    /// Centered at the bottom.
    case bottom
    /// Centered at the left side.
    case left
    /// Centered at the right side.
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
