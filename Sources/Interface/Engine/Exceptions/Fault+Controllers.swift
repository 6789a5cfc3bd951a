import Foundation
import GimbalGeometry
import GimbalTraces

/// Controllers, their views and their children.
extension Fault {
  static func childInItself(_ child: UIViewController) -> Fault {
    Fault(
      .childInItself, .invalidArgument, .gimbal,
      "'\(FaultText.object(child))' cannot be a child of itself or of a descendant")
  }

  /// The presenter, or what it is in, becomes a child of what stands over it.
  static func childUnderItself(_ child: UIViewController) -> Fault {
    Fault(
      .childUnderItself, .invalidArgument, .gimbal,
      "'\(FaultText.object(child))' cannot be a child of a controller that is presented over it")
  }

  static var controllersTooDeep: Fault {
    Fault(
      .controllersTooDeep, .limit, .gimbal,
      "controllers are nested deeper than \(UIViewController.nestingLimit) levels")
  }

  /// A controller gets a parent while its view stands in the view of another controller.
  ///
  /// Source: smartnsoft/Extra#7, forums.developer.apple.com/forums/thread/52937.
  static func childInAnotherView(
    _ child: UIViewController, for parent: UIViewController, in other: UIViewController
  ) -> Fault {
    Fault(
      .childInAnotherView, .hierarchyInconsistency, .uikit,
      "child view controller:\(FaultText.object(child)) should have parent view "
        + "controller:\(FaultText.object(other)) but requested parent is:"
        + FaultText.object(parent))
  }

  static func sharedView(
    _ view: UIView, of owner: UIViewController, and other: UIViewController
  ) -> Fault {
    Fault(
      .sharedView, .hierarchyInconsistency, .uikit,
      "A view can only be associated with at most one view controller at a time! View "
        + "\(view.description) is associated with \(FaultText.object(owner)). Clear this association "
        + "before associating this view with \(FaultText.object(other)).")
  }

  static func missingNib(_ name: String, in bundle: Bundle?) -> Fault {
    Fault(
      .missingNib, .internalInconsistency, .uikit,
      "Could not load NIB in bundle: 'NSBundle (\(bundle?.bundleIdentifier ?? "main"))' with name "
        + "'\(name)'")
  }

  /// Source: Awful/Awful.app#213.
  static func strangersExchanged(_ from: UIViewController, _ to: UIViewController) -> Fault {
    Fault(
      .strangersExchanged, .invalidArgument, .uikit,
      "Children view controllers \(FaultText.object(from)) and \(FaultText.object(to)) must have a "
        + "common parent view controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:completion:]")
  }

  /// A container, named by its text, wants a size for a child that no view can have.
  static func impossibleChildSize(
    _ size: CGSize, by container: String, for child: UIViewController
  ) -> Fault {
    Fault(
      .impossibleChildSize, .invalidArgument, .gimbal,
      "size(forChildContentContainer:withParentContainerSize:) of \(container) is "
        + "\(MeasureText.size(size)) for \(FaultText.object(child)); allowed are finite sizes that "
        + "are not negative")
  }

  static func circularChildren(_ question: EventName) -> Fault {
    Fault(.circularChildren, .limit, .gimbal, "\(question.text) leads in a circle")
  }
}
