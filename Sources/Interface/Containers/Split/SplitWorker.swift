import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The implementation of a split view controller's work, in the extensions of this folder.
///
/// `UISplitViewController` in the module Engine calls it as `ContainerWork.linked.split`.
final class SplitWorker: SplitWork {
  /// Returns the view of the container, when it is loaded.
  func makeView(for container: UISplitViewController) -> UIView {
    UILayoutContainerView(of: container)
  }

  /// Returns the value of `viewControllers`.
  func shownControllers(of container: UISplitViewController) -> [UIViewController] {
    container.shownControllers
  }

  /// Carries out a change of `viewControllers`.
  func setControllers(_ controllers: [UIViewController], of container: UISplitViewController) {
    container.setControllers(controllers)
  }

  /// Carries out `setViewController(_:for:)`.
  func setController(
    _ controller: UIViewController?, for column: UISplitViewController.Column,
    of container: UISplitViewController
  ) {
    container.setController(controller, for: column)
  }

  /// Carries out `show(_:sender:)` of a split view.
  func showPrimary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController
  ) {
    container.showPrimary(controller, sender)
  }

  /// Carries out `showDetailViewController(_:sender:)` of a split view.
  func showSecondary(
    _ controller: UIViewController, _ sender: Any?, in container: UISplitViewController
  ) {
    container.showSecondary(controller, sender)
  }

  /// Returns true if `isCollapsed` must be false for now: on a phone, before the columns have
  /// appeared, on some systems.
  func hidesCollapse(of container: UISplitViewController) -> Bool { container.hidesCollapse }

  /// Updates the display mode for the current size and the preferences.
  func updateDisplayMode(of container: UISplitViewController) { container.updateDisplayMode() }

  /// Performs the action of the button for the display mode.
  func toggleDisplayMode(of container: UISplitViewController) { container.toggleDisplayMode() }

  /// Returns the value of `splitBehavior`.
  func splitBehavior(of container: UISplitViewController) -> UISplitViewController.SplitBehavior {
    container.currentSplitBehavior
  }

  /// Returns the width of a column in the container's view, in points.
  func width(of column: UISplitViewController.Column, of container: UISplitViewController)
    -> CGFloat
  {
    container.width(of: column, in: container.viewIfLoaded?.bounds.width ?? 0)
  }

  /// Carries out `show(_:)` of a column.
  func reveal(_ column: UISplitViewController.Column, of container: UISplitViewController) {
    container.reveal(column)
  }

  /// Carries out `hide(_:)` of a column.
  func conceal(_ column: UISplitViewController.Column, of container: UISplitViewController) {
    container.conceal(column)
  }

  /// Returns the value of `isShowing(_:)` of a column.
  func isSeen(_ column: UISplitViewController.Column, of container: UISplitViewController) -> Bool {
    container.isSeen(column)
  }

  /// Collapses or expands for the next width class.
  func adapt(_ container: UISplitViewController, to width: UIUserInterfaceSizeClass) {
    container.expectSize()
    container.adapt(to: width)
  }

  /// Returns the frame that a column will have when the container has a size, in points.
  ///
  /// Rule: R-ROT-15 (9.0: in a rotation the column under an overlay is announced with its width
  /// next to the overlay).
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

  /// Returns the orientations that the container's delegate supports; nil if it does not say.
  func orientations(of container: UISplitViewController) -> UIInterfaceOrientationMask? {
    container.delegatesAnswer(
      container.notifyDelegate(.splitSupportedInterfaceOrientations) {
        $0.splitViewControllerSupportedInterfaceOrientations(container)
      })
  }

  /// Returns the delegate's preferred orientation for presentation; nil if it does not say.
  func preferredOrientation(of container: UISplitViewController) -> UIInterfaceOrientation? {
    container.delegatesAnswer(
      container.notifyDelegate(.splitPreferredInterfaceOrientation) {
        $0.splitViewControllerPreferredInterfaceOrientationForPresentation(container)
      })
  }

  // MARK: Life cycle

  /// Returns one sentence for each invariant that the container violates.
  func brokenInvariants(of container: UIViewController) -> [String] {
    let columns = unsafeDowncast(container, to: UISplitViewController.self).columns
    return (columns.hasRepeats ? ["has a controller in two columns"] : [])
      + (columns.everyone.allSatisfy { $0.keeper === container }
        ? [] : ["has a controller in a column that does not refer back to it"])
  }

  /// Called before the container's view appears, before the app's own `viewWillAppear(_:)`.
  func prepareToAppear(_ container: UIViewController) {
    unsafeDowncast(container, to: UISplitViewController.self).adaptAtFirst()
  }

  /// Collapses or expands if the width class has changed without `willTransition(to:with:)`.
  ///
  /// See: R-COLL-3.
  func didReceiveTraits(_ container: UIViewController) {
    unsafeDowncast(container, to: UISplitViewController.self).adaptToKnownWidth()
  }

  /// Does nothing when a child has left for another parent.
  func didLose(
    _ child: UIViewController, to parent: UIViewController?, _ container: UIViewController
  ) {}

  /// Records that the appearance callbacks of the container have been sent.
  func didSendAppearance(isOver: Bool, _ container: UIViewController) {
    unsafeDowncast(container, to: UISplitViewController.self).hasSentAppearance = true
  }
}
