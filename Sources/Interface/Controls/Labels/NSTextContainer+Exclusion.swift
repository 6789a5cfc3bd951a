package import Foundation
public import GimbalGraphics
public import GimbalText

extension UIBezierPath: TextExcluding {
  /// The rectangle that text avoids: the bounds of the path.
  package var excludedRect: CGRect { bounds }
}

extension NSTextContainer {
  /// The paths around which lines are laid out, in the container's coordinates, in points.
  ///
  /// Only their bounding boxes are used.
  ///
  /// Source: Apple, NSTextContainer.exclusionPaths.
  ///
  /// See: R-TEXTKIT-2.
  public var exclusionPaths: [UIBezierPath] {
    get { excluded.compactMap { $0 as? UIBezierPath } }
    set { excluded = newValue }
  }
}
