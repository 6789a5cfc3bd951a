// An app that says `import UIKit` has the words of UIKit's classes too, and so has code that imports the engine,
// where the classes give these words their names.
@_exported public import GimbalTerms

extension UIView {
  /// The parts of a view's position and size that follow the superview's size.
  public typealias AutoresizingMask = ViewTerms.AutoresizingMask
}
