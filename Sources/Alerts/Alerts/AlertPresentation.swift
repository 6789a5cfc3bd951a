import Foundation
import GimbalEngine
import GimbalGeometry

/// Presents alerts by a presentation controller of their own.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// The place of an alert: in the middle of its container above the keyboard, or at the lower edge.
final class AlertPresentationController: UIPresentationController {
  /// The room beside an action sheet, in points.
  private static let margin: CGFloat = 8

  /// See: R-ALERT-2.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView,
      let alert = presentedViewController as? UIAlertController,
      let box = alert.view as? AlertBox
    else { return super.frameOfPresentedViewInContainerView }
    let (bounds, grid) = (container.bounds, container.machine.pixelGrid)
    guard alert.preferredStyle == .alert else {
      let margin = AlertPresentationController.margin
      let width = min(bounds.width, bounds.height) - 2 * margin
      let size = box.size(fitting: width)
      let bottom = max(margin, container.safeAreaInsets.bottom)
      return grid.round(
        CGRect(
          x: bounds.midX - width / 2, y: bounds.maxY - bottom - size.height, width: width,
          height: size.height))
    }
    let size = box.size(fitting: AlertBox.alertWidth(on: container.machine))
    let free = bounds.height - container.machine.guides.keyboardHeight
    return grid.round(
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.minY + max(0, (free - size.height) / 2),
        width: size.width, height: min(size.height, bounds.height)))
  }

  override var shouldRemovePresentersView: Bool { false }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
