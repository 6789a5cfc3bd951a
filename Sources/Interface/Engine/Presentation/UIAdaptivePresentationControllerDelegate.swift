public import GimbalTraits

/// The object that has a say in how a presentation adapts to traits, and in whether the person may
/// dismiss it.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded.
///
/// See: R-PRES-7, R-PRES-8.
/// Source: Apple, UIAdaptivePresentationControllerDelegate.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in horizontally compact surroundings; `none` is not to adapt.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style under some traits (from iOS 8.3 on); `none` is not to adapt.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller that is shown in place of the presented one in an adapted style; nil is none.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before a presentation takes an adapted style, or with `none` its own again.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// True if the person may dismiss the presentation (from iOS 13 on).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when the person begins to dismiss the presentation (from iOS 13 on).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the person has dismissed the presentation (from iOS 13 on).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the person has tried to dismiss a presentation that may not be (from iOS 13 on).
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Not implemented.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    Machine.byDefault(.none, self)
  }

  /// Not implemented.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { Machine.byDefault(.none, self) }

  /// Not implemented.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { Machine.byDefault(true, self) }

  /// Not implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { Machine.callDefault(self) }

  /// Not implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { Machine.callDefault(self) }
}
