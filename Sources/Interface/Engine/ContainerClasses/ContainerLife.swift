/// The part of a container of the system's in its own life and its children's.
///
/// The controllers' overridable members are UIKit's; callbacks for containers of the system's alone go
/// through this, kept in the controller.
@preconcurrency @MainActor
package protocol ContainerLife: AnyObject {
  /// Called before the container's view appears, ahead of the app's own `viewWillAppear(_:)`.
  func prepareToAppear(_ container: UIViewController)

  /// Called when a child has left for another parent or for none, whatever the cause.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController)

  /// Called after the appearance callbacks of the container and its children.
  func didSendAppearance(isOver: Bool, _ container: UIViewController)

  /// Called after the disappearance callbacks of the container and its children.
  func didSendDisappearance(_ container: UIViewController)

  /// Returns what of the laws of its own the container finds broken, a sentence each, about itself.
  func brokenInvariants(of container: UIViewController) -> [String]

  /// Called when the app ends around a container on screen, without a callback.
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
