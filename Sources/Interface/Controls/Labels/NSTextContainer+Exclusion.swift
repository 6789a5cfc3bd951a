package import Foundation
public import GimbalGraphics
public import GimbalText

extension UIBezierPath: TextExcluding {
  package var excludedRect: CGRect { bounds }
}

extension NSTextContainer {
  /// The paths beside which lines stand, in the container's coordinates, in points; their bounding boxes count.
  ///
  /// Source: Apple, NSTextContainer.exclusionPaths.
  ///
  /// See: R-TEXTKIT-2.
  public var exclusionPaths: [UIBezierPath] {
    get { excluded.compactMap { $0 as? UIBezierPath } }
    set { excluded = newValue }
  }
}
