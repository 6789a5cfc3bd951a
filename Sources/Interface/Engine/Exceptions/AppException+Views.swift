import Foundation
import GimbalGeometry

/// Exceptions about the view tree and geometry values.
extension AppException {
  /// The exception for a view that is added to itself.
  ///
  /// Source: crash reports, wordpress-mobile/WordPress-iOS#1955 and later ones with the selector.
  static var selfAsSubview: AppException {
    AppException(
      .selfAsSubview, .invalidArgument, .uikit,
      "-[UIView _addSubview:positioned:relativeTo:]: Can't add self as subview")
  }

  /// The exception for a view that is added to one of its descendants.
  static func viewInItself(_ view: UIView) -> AppException {
    AppException(
      .viewInItself, .invalidLayer, .uikit,
      "layer \(ExceptionText.layer(of: view)) is a part of cycle in its layer tree")
  }

  /// The exception for a child's view that is added to the view of a controller other than its
  /// parent.
  ///
  /// Source: Apple, `UIViewControllerHierarchyInconsistencyException`; appunite/CLCascade#7.
  static func viewOfForeignChild(
    _ child: UIViewController, of parent: UIViewController, in other: UIViewController
  ) -> AppException {
    AppException(
      .viewOfForeignChild, .hierarchyInconsistency, .uikit,
      "child view controller:\(ExceptionText.object(child)) should have parent view "
        + "controller:\(ExceptionText.object(other)) but actual parent is:\(ExceptionText.object(parent))"
    )
  }

  /// The exception for bounds that are not finite.
  ///
  /// Source: xmartlabs/XLForm#1020.
  static func boundsNotFinite(_ bounds: CGRect) -> AppException {
    AppException(
      .boundsNotFinite, .invalidGeometry, .uikit,
      "CALayer bounds contains NaN: \(ExceptionText.rect(bounds))")
  }

  /// The exception for a position that is not finite.
  ///
  /// Source: jessesquires/JSQMessagesViewController#1362, zoonooz/ZFDragableModalTransition#26.
  static func positionNotFinite(_ position: CGPoint) -> AppException {
    AppException(
      .positionNotFinite, .invalidGeometry, .uikit,
      "CALayer position contains NaN: \(ExceptionText.point(position))")
  }

  /// The exception for a transform that contains NaN or infinity.
  static func transformNotFinite(_ transform: CGAffineTransform) -> AppException {
    AppException(
      .transformNotFinite, .invalidGeometry, .gimbal,
      "CALayer transform contains NaN: \(MeasureText.transform(transform))")
  }

  /// The app sets `alpha` to NaN.
  static var alphaNotANumber: AppException {
    AppException(
      .alphaNotANumber, .invalidArgument, .gimbal,
      "-[UIView setAlpha:]: alpha is not a number")
  }

  /// The exception for insets that are not finite; `setter` is the name of the property's setter.
  package static func insetsNotFinite(_ setter: String) -> AppException {
    AppException(
      .insetsNotFinite, .invalidArgument, .gimbal, "-[\(setter)]: insets are not finite")
  }

  /// The exception for a size that is not finite; `setter` is the name of the property's setter.
  package static func contentSizeNotFinite(_ setter: String) -> AppException {
    AppException(
      .contentSizeNotFinite, .invalidArgument, .gimbal, "-[\(setter)]: size is not finite")
  }

  /// The app sets layout margins that are NaN or infinite.
  static var marginsNotFinite: AppException {
    AppException(
      .marginsNotFinite, .invalidArgument, .gimbal,
      "-[UIView setLayoutMargins:]: margins are not finite")
  }
}
