// An app that imports UIKit sees the types of `Terms` too. So does code that imports the engine,
// whose classes give these types their names.
@_exported public import GimbalTerms

extension UIView {
  /// The parts of a view's position and size that follow the superview's size.
  public typealias AutoresizingMask = ViewTerms.AutoresizingMask
}
