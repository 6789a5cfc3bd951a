import Foundation
public import GimbalEngine
import GimbalTraits

/// The implementation of presentations that lower layers call.
///
/// `UIViewController` in the module Engine calls it; each method forwards to an extension of this
/// folder.
final class PresentationWorker: PresentationWork {
  func present(
    _ controller: UIViewController, from presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    presenter.beginPresenting(controller, animated: animated, completion: completion)
  }

  func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    controller.beginDismissing(animated: animated, completion: completion)
  }

  func endAll(over root: UIViewController) { root.endPresentations() }

  func makePresentation(
    of controller: UIViewController, in style: UIModalPresentationStyle
  ) -> UIPresentationController {
    controller.makePresentation(in: style)
  }

  func adapt(
    _ presentation: UIPresentationController, to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation.adapt(to: traits, with: coordinator)
  }

  func systemFrame(of presentation: UIPresentationController) -> CGRect { presentation.systemFrame }

  func presentedSize(of presentation: UIPresentationController, in size: CGSize) -> CGSize {
    presentation.presentedSize(in: size)
  }

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
