package import Foundation
import GimbalGeometry
package import GimbalTraits

/// The functions of presentations, which the Containers module implements.
@preconcurrency @MainActor
package protocol PresentationWork: AnyObject {
  func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?)
  func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Ends all presentations over a root controller that is replaced.
  func endAll(over root: UIViewController)
  /// Creates the presentation controller for a style.
  func makePresentation(of controller: UIViewController, in style: UIModalPresentationStyle)
    -> UIPresentationController
  /// Adapts a presentation to the next traits.
  func adapt(
    _ presentation: UIPresentationController, to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  /// Returns the frame that the system gives the presented view in the container view.
  func systemFrame(of presentation: UIPresentationController) -> CGRect
  /// Returns the size of the presented controller's view for a size of the container view.
  func presentedSize(of presentation: UIPresentationController, in size: CGSize) -> CGSize
  /// Sets the frame of the presented view.
  func give(_ view: UIView, _ frame: CGRect, in presentation: UIPresentationController)
}

/// Access to the functions of presentations.
@MainActor
enum PresentationSpace {
  static let work = suppliedPresentationWork()
}

/// Returns the functions of presentations; the Containers module defines this function.
///
/// The linker must resolve the symbol, so a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_presentationWork")
private func suppliedPresentationWork() -> any PresentationWork
