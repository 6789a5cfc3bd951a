import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The implementation of a split view controller's work, in the extensions of this folder.
///
/// `UISplitViewController` in the module Engine calls it as `ContainerWork.linked.split`.
final class SplitWorker: SplitWork {
  func makeView(for container: UISplitViewController) -> UIView {
    UILayoutContainerView(of: container)
  }

  func shownControllers(of container: UISplitViewController) -> [UIViewController] {
    container.shownControllers
  }

  func setControllers(_ controllers: [UIViewController], of container: UISplitViewController) {
    container.setControllers(controllers)
  }

  func setController(
    _ controller: UIViewController?, for column: UISplitViewController.Column,
    of container: UISplitViewController
  ) {
    container.setController(controller, for: column)
  }

  func showPrimary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController
  ) {
    container.showPrimary(controller, sender)
  }

  func showSecondary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController
  ) {
    container.showSecondary(controller, sender)
  }

  func hidesCollapse(of container: UISplitViewController) -> Bool { container.hidesCollapse }

  func updateDisplayMode(of container: UISplitViewController) { container.updateDisplayMode() }

  func toggleDisplayMode(of container: UISplitViewController) { container.toggleDisplayMode() }

  func splitBehavior(of container: UISplitViewController) -> UISplitViewController.SplitBehavior {
    container.currentSplitBehavior
  }

  func width(of column: UISplitViewController.Column, of container: UISplitViewController)
    -> CGFloat
  {
    container.width(of: column, in: container.viewIfLoaded?.bounds.width ?? 0)
  }

  func reveal(_ column: UISplitViewController.Column, of container: UISplitViewController) {
    container.reveal(column)
  }

  func conceal(_ column: UISplitViewController.Column, of container: UISplitViewController) {
    container.conceal(column)
  }

  func isSeen(_ column: UISplitViewController.Column, of container: UISplitViewController) -> Bool {
    container.isSeen(column)
  }

  func adapt(_ container: UISplitViewController, to width: UIUserInterfaceSizeClass) {
    container.expectSize()
    container.adapt(to: width)
  }

  /// Rule: R-ROT-15 (9.0: in a rotation the column under an overlay is announced with its width next
  /// to the overlay).
  func columnFrame(
    of child: any UIContentContainer, in size: CGSize, of container: UISplitViewController
  ) -> CGRect? {
    guard var frame = container.columnFrame(of: child, in: size) else { return nil }
    let machine = container.machine
    if machine.features.announcesCoveredColumnNarrow, machine.rotation.underWay != nil,
      container.displayMode == .oneOverSecondary, child === container.columns[.secondary]
    {
      frame.size.width -= container.width(of: .primary, in: max(size.width, size.height)) + 1
    }
    return frame
  }

  func orientations(of container: UISplitViewController) -> UIInterfaceOrientationMask? {
    container.delegatesAnswer(
      container.notifyDelegate(.splitSupportedInterfaceOrientations) {
        $0.splitViewControllerSupportedInterfaceOrientations(container)
      })
  }

  func preferredOrientation(of container: UISplitViewController) -> UIInterfaceOrientation? {
    container.delegatesAnswer(
      container.notifyDelegate(.splitPreferredInterfaceOrientation) {
        $0.splitViewControllerPreferredInterfaceOrientationForPresentation(container)
      })
  }

  // MARK: Life cycle

  func brokenInvariants(of container: UIViewController) -> [String] {
    let columns = unsafeDowncast(container, to: UISplitViewController.self).columns
    return (columns.hasRepeats ? ["has a controller in two columns"] : [])
      + (columns.everyone.allSatisfy { $0.keeper === container }
        ? [] : ["has a controller in a column that does not refer back to it"])
  }

  func prepareToAppear(_ container: UIViewController) {
    unsafeDowncast(container, to: UISplitViewController.self).adaptAtFirst()
  }

  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController
  ) {}

  func didSendAppearance(isOver: Bool, _ container: UIViewController) {
    unsafeDowncast(container, to: UISplitViewController.self).hasSentAppearance = true
  }
}
