import Foundation
import GimbalGeometry
import GimbalTraces

/// Exceptions about controllers, their views and their children.
extension AppException {
  /// The exception for a controller that becomes a child of itself or of a descendant.
  static func childInItself(_ child: UIViewController) -> AppException {
    AppException(
      .childInItself, .invalidArgument, .gimbal,
      "'\(ExceptionText.object(child))' cannot be a child of itself or of a descendant")
  }

  /// The exception for a presenter, or an ancestor of it, that becomes a child of a controller
  /// presented over it.
  static func childUnderItself(_ child: UIViewController) -> AppException {
    AppException(
      .childUnderItself, .invalidArgument, .gimbal,
      "'\(ExceptionText.object(child))' cannot be a child of a controller that is presented over it"
    )
  }

  /// The app adds a child below the deepest level of controllers that Gimbal supports.
  static var controllersTooDeep: AppException {
    AppException(
      .controllersTooDeep, .limit, .gimbal,
      "controllers are nested deeper than \(UIViewController.nestingLimit) levels")
  }

  /// The exception for a controller that gets a parent while its view is in another controller's
  /// view.
  ///
  /// Source: smartnsoft/Extra#7, forums.developer.apple.com/forums/thread/52937.
  static func childInAnotherView(
    _ child: UIViewController, for parent: UIViewController, in other: UIViewController
  ) -> AppException {
    AppException(
      .childInAnotherView, .hierarchyInconsistency, .uikit,
      "child view controller:\(ExceptionText.object(child)) should have parent view "
        + "controller:\(ExceptionText.object(other)) but requested parent is:"
        + ExceptionText.object(parent))
  }

  /// The exception for setting a controller's view to the view of another controller.
  static func sharedView(
    _ view: UIView, of owner: UIViewController, and other: UIViewController
  ) -> AppException {
    AppException(
      .sharedView, .hierarchyInconsistency, .uikit,
      "A view can only be associated with at most one view controller at a time! View "
        + "\(view.description) is associated with \(ExceptionText.object(owner)). Clear this association "
        + "before associating this view with \(ExceptionText.object(other)).")
  }

  /// The exception for a nib file that is not found.
  static func missingNib(_ name: String, in bundle: Bundle?) -> AppException {
    AppException(
      .missingNib, .internalInconsistency, .uikit,
      "Could not load NIB in bundle: 'NSBundle (\(bundle?.bundleIdentifier ?? "main"))' with name "
        + "'\(name)'")
  }

  /// The exception for a transition between two controllers that are not both children.
  ///
  /// Source: Awful/Awful.app#213.
  static func nonSiblingsExchanged(_ from: UIViewController, _ to: UIViewController)
    -> AppException
  {
    AppException(
      .nonSiblingsExchanged, .invalidArgument, .uikit,
      "Children view controllers \(ExceptionText.object(from)) and \(ExceptionText.object(to)) must have a "
        + "common parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
  }

  /// The exception for a container that returns a size for a child that no view can have;
  /// `container` is its name.
  static func impossibleChildSize(
    _ size: CGSize, by container: String, for child: UIViewController
  ) -> AppException {
    AppException(
      .impossibleChildSize, .invalidArgument, .gimbal,
      "size(forChildContentContainer:withParentContainerSize:) of \(container) is "
        + "\(MeasureText.size(size)) for \(ExceptionText.object(child)); allowed are finite sizes that "
        + "are not negative")
  }

  /// The exception for children to which a decision is delegated in a cycle, for example
  /// `childForStatusBarStyle`.
  static func circularChildren(_ question: EventName) -> AppException {
    AppException(.circularChildren, .limit, .gimbal, "\(question.text) leads in a circle")
  }
}
