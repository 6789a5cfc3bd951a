import Foundation
import GimbalGeometry

/// The tree of views and the numbers in it.
extension Fault {
  /// Source: crash reports, wordpress-mobile/WordPress-iOS#1955 and later ones with the selector.
  static var selfAsSubview: Fault {
    Fault(
      .selfAsSubview, .invalidArgument, .uikit,
      "-[UIView _addSubview:positioned:relativeTo:]: Can't add self as subview")
  }

  static func viewInItself(_ view: UIView) -> Fault {
    Fault(
      .viewInItself, .invalidLayer, .uikit,
      "layer \(FaultText.layer(of: view)) is a part of cycle in its layer tree")
  }

  /// A child's view comes to stand in the view of another controller than its parent.
  ///
  /// Source: Apple, `UIViewControllerHierarchyInconsistencyException`; appunite/CLCascade#7.
  static func viewOfForeignChild(
    _ child: UIViewController, of parent: UIViewController, in other: UIViewController
  ) -> Fault {
    Fault(
      .viewOfForeignChild, .hierarchyInconsistency, .uikit,
      "child view controller:\(FaultText.object(child)) should have parent view "
        + "controller:\(FaultText.object(other)) but actual parent is:\(FaultText.object(parent))")
  }

  /// Source: xmartlabs/XLForm#1020.
  static func boundsNotFinite(_ bounds: CGRect) -> Fault {
    Fault(
      .boundsNotFinite, .invalidGeometry, .uikit,
      "CALayer bounds contains NaN: \(FaultText.rect(bounds))")
  }

  /// Source: jessesquires/JSQMessagesViewController#1362, zoonooz/ZFDragableModalTransition#26.
  static func positionNotFinite(_ position: CGPoint) -> Fault {
    Fault(
      .positionNotFinite, .invalidGeometry, .uikit,
      "CALayer position contains NaN: \(FaultText.point(position))")
  }

  static func transformNotFinite(_ transform: CGAffineTransform) -> Fault {
    Fault(
      .transformNotFinite, .invalidGeometry, .gimbal,
      "CALayer transform contains NaN: \(MeasureText.transform(transform))")
  }

  static var alphaNotANumber: Fault {
    Fault(
      .alphaNotANumber, .invalidArgument, .gimbal,
      "-[UIView setAlpha:]: alpha is not a number")
  }

  /// Insets of a property, by the name of its setter.
  package static func insetsNotFinite(_ setter: String) -> Fault {
    Fault(.insetsNotFinite, .invalidArgument, .gimbal, "-[\(setter)]: insets are not finite")
  }

  /// A size of a property, by the name of its setter.
  package static func contentSizeNotFinite(_ setter: String) -> Fault {
    Fault(.contentSizeNotFinite, .invalidArgument, .gimbal, "-[\(setter)]: size is not finite")
  }

  static var marginsNotFinite: Fault {
    Fault(
      .marginsNotFinite, .invalidArgument, .gimbal,
      "-[UIView setLayoutMargins:]: margins are not finite")
  }
}
