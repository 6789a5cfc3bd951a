public import GimbalGeometry

/// The delegate of a split view controller.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// Source: Apple, UISplitViewControllerDelegate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before a column is shown (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden by something other than the app (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Called to show a controller in the primary column; returns true if the delegate has shown it.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Called to show a controller in the secondary column; returns true if the delegate has shown
  /// it.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// Returns the orientations that the split view controller supports (from iOS 7 on).
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred orientation for presenting the split view controller (from iOS 7 on).
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  /// Returns the controller that is shown after a collapse; nil for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?

  /// Returns the primary controller after an expansion; nil for the visible one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?

  /// Merges the secondary controller into the primary one; returns true if the split view must do
  /// nothing more.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the new secondary controller at an expansion; nil leaves this to the primary
  /// controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Returns the column that is shown after a collapse (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode after an expansion, for a proposed one (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns have collapsed (from iOS 14 on).
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the columns have expanded (from iOS 14 on).
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { OptionalCalls.callDefault(self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Returns `.all`, and reports to the caller that the app does not implement the method.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { OptionalCalls.byDefault(.all, self) }

  /// Returns `.portrait`, and reports to the caller that the app does not implement the method.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { OptionalCalls.byDefault(.portrait, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns false, and reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { OptionalCalls.byDefault(false, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { OptionalCalls.byDefault(nil, self) }

  /// Returns `proposedTopColumn`, and reports to the caller that the app does not implement the
  /// method.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { OptionalCalls.byDefault(proposedTopColumn, self) }

  /// Returns `proposedDisplayMode`, and reports to the caller that the app does not implement the
  /// method.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { OptionalCalls.byDefault(proposedDisplayMode, self) }

  /// Reports to the caller that the app does not implement the method.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalCalls.callDefault(self)
  }

  /// Reports to the caller that the app does not implement the method.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalCalls.callDefault(self)
  }
}
