package import GimbalTraces

/// The object that gives a presentation its own machinery.
///
/// Each member has a default; reaching it means that the delegate does not implement the member, and
/// then nothing is recorded.
///
/// See: R-PRES-4.
/// Source: Apple, UIViewControllerTransitioningDelegate.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of a presentation in the style `custom`; nil is the plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?

  /// The object that animates a presentation; nil is the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The object that animates a dismissal; nil is the system's animation.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// The object through which a gesture drives a presentation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The object through which a gesture drives a dismissal.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// Not implemented.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    Machine.byDefault(nil, self)
  }

  /// Not implemented.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { Machine.byDefault(nil, self) }

  /// Not implemented.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { Machine.byDefault(nil, self) }
}

extension UIViewController {
  /// Calls the controller's transitioning delegate and records it; nil when it does not implement the
  /// member.
  package func queryTransitioningDelegate<Result>(
    _ name: EventName, _ call: (any UIViewControllerTransitioningDelegate) -> Result?
  ) -> Result? {
    guard let delegate = transitioningDelegate else { return nil }
    let receiver = receiver(
      of: delegate, as: "transitioningDelegate", cached: &presentation.transitioningReceiver)
    return receiver.sendOptional(name, to: delegate) { call(delegate) } ?? nil
  }
}
