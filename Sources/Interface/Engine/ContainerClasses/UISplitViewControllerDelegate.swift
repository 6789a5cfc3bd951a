public import GimbalGeometry

/// The object that has a say in how a split view controller changes.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded. Source: Apple, UISplitViewControllerDelegate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Called before a column comes (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column goes without the app's having hidden it (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Shows a controller in the primary column; true when the delegate has done it.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// Shows a controller in the secondary column; true when the delegate has done it.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// The orientations that the split view controller supports (from iOS 7 on).
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the split view controller is best presented (from iOS 7 on).
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  /// The controller that is shown alone once the two are collapsed; nil for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?

  /// The controller that is the primary one once the two stand apart; nil for the one that is shown.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?

  /// Takes the secondary controller into the primary one; true when the delegate has done it, or
  /// wants nothing to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Takes the secondary controller out of the primary one; nil to leave it to the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// The column that is in front once the columns are collapsed (from iOS 14 on).
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The display mode in which the columns expand (from iOS 14 on).
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
  /// Not implemented.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { Machine.byDefault(.all, self) }

  /// Not implemented.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { Machine.byDefault(.portrait, self) }

  /// Not implemented.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { Machine.byDefault(false, self) }

  /// Not implemented.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { Machine.byDefault(proposedTopColumn, self) }

  /// Not implemented.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { Machine.byDefault(proposedDisplayMode, self) }

  /// Not implemented.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    Machine.callDefault(self)
  }

  /// Not implemented.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    Machine.callDefault(self)
  }
}
