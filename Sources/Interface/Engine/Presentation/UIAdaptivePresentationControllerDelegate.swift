public import GimbalTraits

/// The delegate that decides how a presentation adapts to traits, and whether the user may dismiss
/// the presentation.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// See: R-PRES-7, R-PRES-8.
/// Source: Apple, UIAdaptivePresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in compact width; `none` means no adaptation.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Returns the style for traits (from iOS 8.3 on); `none` means no adaptation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns the controller that is shown instead of the presented one in an adapted style, or nil.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before a presentation changes to an adapted style; `none` means back to its own style.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns true if the user may dismiss the presentation (from iOS 13 on).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when the user begins to dismiss the presentation (from iOS 13 on).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed the presentation (from iOS 13 on).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the user has tried to dismiss a presentation that cannot be dismissed (from iOS 13
  /// on).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.none`, and reports to the caller that the app does not implement the method.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    OptionalCalls.byDefault(.none, self)
  }

  /// Returns `.none`, and reports to the caller that the app does not implement the method.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { OptionalCalls.byDefault(.none, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { OptionalCalls.byDefault(nil, self) }

  /// Reports to the caller that the app does not implement the method.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { OptionalCalls.callDefault(self) }

  /// Returns true, and reports to the caller that the app does not implement the method.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { OptionalCalls.byDefault(true, self) }

  /// Reports to the caller that the app does not implement the method.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCalls.callDefault(self) }

  /// Reports to the caller that the app does not implement the method.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { OptionalCalls.callDefault(self) }
}
