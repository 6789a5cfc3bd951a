public import GimbalGraphics

/// System images with named properties.
///
/// Source: Apple, UIImage (`checkmark` and its like).
extension UIImage {
  /// A check mark.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A plus.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// Three points.
  public class var actions: UIImage { symbol("ellipsis.circle") }

  private class func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}
