import Foundation
public import GimbalEngine
import GimbalTraits

/// The implementation of presentations that lower layers call.
///
/// `UIViewController` in the module Engine calls it; each method forwards to an extension of this
/// folder.
final class PresentationWorker: PresentationWork {
  /// Presents a controller; called by `UIViewController.present(_:animated:completion:)`.
  func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    presenter.beginPresenting(controller, animated: animated, completion: completion)
  }

  /// Ends a presentation; called by `UIViewController.dismiss(animated:completion:)`.
  func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    controller.beginDismissing(animated: animated, completion: completion)
  }

  /// Ends all presentations over a root controller that is replaced.
  func endAll(over root: UIViewController) { root.endPresentations() }

  /// Creates the presentation controller for a style.
  func makePresentation(
    of controller: UIViewController, in style: UIModalPresentationStyle
  ) -> UIPresentationController {
    controller.makePresentation(in: style)
  }

  /// Adapts a presentation to the traits that follow.
  func adapt(
    _ presentation: UIPresentationController, to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation.adapt(to: traits, with: coordinator)
  }

  /// Returns the frame of the presented view in a system style, in the container view's
  /// coordinates, in points.
  func systemFrame(of presentation: UIPresentationController) -> CGRect { presentation.systemFrame }

  /// Returns the size of the presented controller's view for a size of the container view, in
  /// points.
  func presentedSize(of presentation: UIPresentationController, in size: CGSize) -> CGSize {
    presentation.presentedSize(in: size)
  }

  /// Sets the frame of the presented view to the one that the presentation controller has returned.
  func give(_ view: UIView, _ frame: CGRect, in presentation: UIPresentationController) {
    presentation.give(view, frame)
  }
}

extension UIViewController {
  fileprivate func makePresentation(in style: UIModalPresentationStyle) -> UIPresentationController
  {
    let controller: UIPresentationController
    switch style {
    case .popover:
      controller = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet where machine.features.hasDetents, .formSheet where machine.features.hasDetents:
      controller = UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: controller = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    controller.ownStyle = style
    return controller
  }

  /// The popover presentation by which the controller is or will be on screen; nil for other kinds.
  public var popoverPresentationController: UIPopoverPresentationController? {
    preparedPresentation as? UIPopoverPresentationController
  }

  /// The sheet presentation by which the controller is or will be on screen (from iOS 15 on); nil
  /// for other kinds.
  public var sheetPresentationController: UISheetPresentationController? {
    preparedPresentation as? UISheetPresentationController
  }
}
