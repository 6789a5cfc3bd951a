/// A system container's part in its own life cycle and that of its children.
///
/// The overridable members of controllers are UIKit's only. Callbacks for system containers
/// therefore go through this object, which the controller stores.
@preconcurrency @MainActor
package protocol ContainerLife: AnyObject {
  /// Called before the container's view appears, before the app's own `viewWillAppear(_:)`.
  func prepareToAppear(_ container: UIViewController)

  /// Called when a child has left for another parent, or has no parent any more.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController)

  /// Called when the container in a window has new traits, before the app's own callback.
  func didReceiveTraits(_ container: UIViewController)

  /// Called after the appearance callbacks of the container and its children.
  func didSendAppearance(isOver: Bool, _ container: UIViewController)

  /// Called after the disappearance callbacks of the container and its children.
  func didSendDisappearance(_ container: UIViewController)

  /// Returns one sentence for each invariant that the container violates.
  func brokenInvariants(of container: UIViewController) -> [String]

  /// Called when the app ends while the container is on screen; the app receives no callback.
  func appDidEnd(_ container: UIViewController)
}

extension ContainerLife {
  /// Does nothing: a container without own callbacks needs no implementation.
  package func didSendAppearance(isOver: Bool, _ container: UIViewController) {}

  /// Does nothing, like `didSendAppearance(isOver:_:)`.
  package func didReceiveTraits(_ container: UIViewController) {}

  /// Does nothing, like `didSendAppearance(isOver:_:)`.
  package func didSendDisappearance(_ container: UIViewController) {}

  /// Does nothing, like `didSendAppearance(isOver:_:)`.
  package func appDidEnd(_ container: UIViewController) {}
}
