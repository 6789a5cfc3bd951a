package import GimbalTraces

/// The delegate that provides the presentation controller and animators of a presentation.
///
/// Each member has a default implementation, which is called if the delegate does not implement the
/// member. The engine then records no event.
///
/// See: R-PRES-4.
/// Source: Apple, UIViewControllerTransitioningDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller for the style `custom`; nil means the base class.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// Returns the animator of a presentation; nil means the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal; nil means the system's animation.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object through which a gesture drives a presentation; nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object through which a gesture drives a dismissal; nil for none.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    OptionalCalls.byDefault(nil, self)
  }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCalls.byDefault(nil, self) }

  /// Returns nil, and reports to the caller that the app does not implement the method.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalCalls.byDefault(nil, self) }
}

extension UIViewController {
  /// Calls the controller's transitioning delegate and records the call; returns nil if the
  /// delegate does not implement the member.
  package func queryTransitioningDelegate<Result>(
    _ name: EventName, _ call: (any UIViewControllerTransitioningDelegate) -> Result?
  ) -> Result? {
    guard let delegate = transitioningDelegate else { return nil }
    let receiver = receiver(
      of: delegate, as: "transitioningDelegate", cached: &presentation.transitioningReceiver)
    return receiver.sendOptional(name, to: delegate) { call(delegate) } ?? nil
  }
}
