/// A system container's part in its own life cycle and that of its children.
///
/// The overridable members of controllers are UIKit's. Callbacks for system containers only go
/// through this object, which the controller stores.
@preconcurrency @MainActor
package protocol ContainerLife: AnyObject {
  /// Called before the container's view appears, before the app's own `viewWillAppear(_:)`.
  func prepareToAppear(_ container: UIViewController)

  /// Called when a child has left for another parent or for none, for any reason.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController)

  /// Called after the appearance callbacks of the container and its children.
  func didSendAppearance(isOver: Bool, _ container: UIViewController)

  /// Called after the disappearance callbacks of the container and its children.
  func didSendDisappearance(_ container: UIViewController)

  /// Returns a sentence for each invariant of the container that is violated.
  func brokenInvariants(of container: UIViewController) -> [String]

  /// Called without a callback to the app when the app ends while the container is on screen.
  func appDidEnd(_ container: UIViewController)
}

extension ContainerLife {
  /// Does nothing.
  package func didSendAppearance(isOver: Bool, _ container: UIViewController) {}

  /// Does nothing.
  package func didSendDisappearance(_ container: UIViewController) {}

  /// Does nothing.
  package func appDidEnd(_ container: UIViewController) {}
}
