package import Foundation
import GimbalGeometry
package import GimbalTraits

/// The functions of presentations, which the Containers module implements.
@preconcurrency @MainActor
package protocol PresentationWork: AnyObject {
  /// Presents a controller; called by `UIViewController.present(_:animated:completion:)`.
  func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?)
  /// Ends a presentation; called by `UIViewController.dismiss(animated:completion:)`.
  func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Ends all presentations over a root controller that is replaced.
  func endAll(over root: UIViewController)
  /// Creates the presentation controller for a style.
  func makePresentation(of controller: UIViewController, in style: UIModalPresentationStyle)
    -> UIPresentationController
  /// Adapts a presentation to the traits that follow.
  func adapt(
    _ presentation: UIPresentationController, to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  /// Returns the frame of the presented view in a system style, in the container view's
  /// coordinates, in points.
  func systemFrame(of presentation: UIPresentationController) -> CGRect
  /// Returns the size of the presented controller's view for a size of the container view, in
  /// points.
  func presentedSize(of presentation: UIPresentationController, in size: CGSize) -> CGSize
  /// Sets the frame of the presented view to the one that the presentation controller has returned.
  func give(_ view: UIView, _ frame: CGRect, in presentation: UIPresentationController)
}

/// The functions of the linked Containers module, for presentations.
@MainActor
enum PresentationSpace {
  /// The functions, looked up once.
  static let work = suppliedPresentationWork()
}

/// Returns the functions of presentations; the Containers module defines this function.
///
/// The linker must resolve the symbol, so a static archive with the definition cannot be left out.
@MainActor
@_silgen_name("gimbal_presentationWork")
private func suppliedPresentationWork() -> any PresentationWork
