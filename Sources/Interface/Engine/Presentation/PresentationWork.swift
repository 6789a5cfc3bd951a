package import Foundation
import GimbalGeometry
package import GimbalTraits

/// The work of presentations.
@preconcurrency @MainActor
package protocol PresentationWork: AnyObject {
  func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?)
  func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Takes down all that is presented over a root controller that is replaced.
  func endAll(over root: UIViewController)
  /// Makes the presentation controller for a style.
  func makePresentation(of controller: UIViewController, in style: UIModalPresentationStyle)
    -> UIPresentationController
  /// Adapts to traits that are to come.
  func adapt(
    _ presentation: UIPresentationController, to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  /// The frame that the system gives the presented view in the container.
  func systemFrame(of presentation: UIPresentationController) -> CGRect
  /// The size that the presented controller receives, in a container of a size.
  func presentedSize(of presentation: UIPresentationController, in size: CGSize) -> CGSize
  /// Gives the presented view its place.
  func give(_ view: UIView, _ frame: CGRect, in presentation: UIPresentationController)
}

/// The room above, that of containers, which does the work of presentations.
@MainActor
enum PresentationSpace {
  static let work = suppliedPresentationWork()
}

/// Returns what the room of containers does; that room defines the function.
///
/// It is a symbol that the linker must find, so that a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_presentationWork")
private func suppliedPresentationWork() -> any PresentationWork
