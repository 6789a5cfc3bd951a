import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The transitioning delegate that presents alerts with their own presentation controller.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// Returns the presentation controller of an alert.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Positions an alert in the center of its container above the keyboard, and an action sheet at the
/// lower edge.
final class AlertPresentationController: UIPresentationController {
  /// The frame of the alert or the action sheet in the container, in points.
  ///
  /// See: R-ALERT-2.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView,
      let alert = presentedViewController as? UIAlertController,
      let box = alert.view as? AlertBox
    else { return super.frameOfPresentedViewInContainerView }
    let (bounds, grid) = (container.bounds, container.machine.pixelGrid)
    guard alert.preferredStyle == .alert else {
      let margin = AlertMetrics.sheetMargin(on: container.machine)
      let width = min(bounds.width, bounds.height) - 2 * margin
      let size = box.size(fitting: width)
      let bottom = max(margin, container.safeAreaInsets.bottom)
      return grid.round(
        CGRect(
          x: bounds.midX - width / 2, y: bounds.maxY - bottom - size.height, width: width,
          height: size.height))
    }
    let size = box.size(fitting: AlertMetrics(.alert, on: container.machine).width)
    let free = AlertPresentationController.freeHeight(of: container)
    let middle = AlertPresentationController.middle(of: container)
    return grid.round(
      CGRect(
        x: middle - size.width / 2,
        y: bounds.minY + max(0, (free.top + free.bottom - size.height) / 2),
        width: size.width, height: min(size.height, bounds.height)))
  }

  /// Returns the top and bottom of the part of the screen in which alerts are centered.
  ///
  /// See: R-ALERT-2.
  private static func freeHeight(of container: UIView) -> (top: CGFloat, bottom: CGFloat) {
    let (height, keyboard) = (container.bounds.height, container.machine.guides.keyboardHeight)
    guard container.machine.features.centersAlertsInSafeArea else { return (0, height - keyboard) }
    let safe = container.safeAreaInsets
    return (safe.top, height - max(safe.bottom, keyboard))
  }

  /// Returns the horizontal center of an alert.
  ///
  /// The alert is centered in the container. On a foldable device, the center is moved away from
  /// the side with the status bar. If a fold divides the container's width, the alert is centered
  /// in the half before the fold, in reading direction.
  ///
  /// Rule: R-FOLD-20.
  private static func middle(of container: UIView) -> CGFloat {
    let bounds = container.bounds
    guard BarSides(container.machine).barBand != nil else { return bounds.midX }
    let fold = container.reservedRegions(kind: .division).first?.frame
    if let fold, fold.height > fold.width, fold.minX > 0, fold.maxX < bounds.maxX {
      let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return isReversed ? (fold.midX + bounds.maxX) / 2 : fold.midX / 2
    }
    let insets = container.safeAreaInsets
    let most = AlertMetrics.greatestShift
    return bounds.midX + (min(insets.left, most) - min(insets.right, most)) / 2
  }

  override var shouldRemovePresentersView: Bool { false }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
