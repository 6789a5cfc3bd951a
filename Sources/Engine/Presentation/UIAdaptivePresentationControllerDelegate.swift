public import GimbalTraits

/// The object that has a say in how a presentation adapts and is swiped away.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded.
/// Source: Apple, UIAdaptivePresentationControllerDelegate; R-PRES-7, R-PRES-8.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in which the presentation is shown in some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The style in which the presentation is shown where the width is compact.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The controller that is shown in another style; nil for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before the presentation is shown in a style; `none` is its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Whether the person may swipe the presentation away (from iOS 13 on).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when the person begins to swipe the presentation away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the person has swiped the presentation away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the person has tried to swipe away what may not be.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Not implemented.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    Machine.reachDefault()
    return .automatic
  }

  /// Not implemented.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    Machine.reachDefault()
    return .automatic
  }

  /// Not implemented.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    Machine.reachDefault()
    return nil
  }

  /// Not implemented.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { Machine.reachDefault() }

  /// Not implemented.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    Machine.reachDefault()
    return true
  }

  /// Not implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { Machine.reachDefault() }

  /// Not implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { Machine.reachDefault() }

  /// Not implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { Machine.reachDefault() }
}
