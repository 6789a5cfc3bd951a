import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The delegate of a scene's presentation, which returns the results from the scene.
///
/// `ControllerScript` sets it on the presentation controller of a controller.
///
/// Methods without effect exist so that the trace records their calls.
@MainActor
final class ScriptedPresentationDelegate: UIAdaptivePresentationControllerDelegate {
  private let answers: ScenePresentationDelegate

  /// Creates a delegate that returns some results.
  init(_ answers: ScenePresentationDelegate) { self.answers = answers }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let style = answers.adaptiveStyle else { return .automatic }
    return traitCollection.horizontalSizeClass == .compact ? style : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    answers.shouldDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The transitioning delegate of a scene's controller, which returns the results from the scene.
@MainActor
final class ScriptedTransitioningDelegate: UIViewControllerTransitioningDelegate {
  private let answers: SceneTransitioningDelegate
  private let animator: ScriptedAnimator?

  /// Creates a delegate that returns some results, with an animator if they have a duration.
  init(_ answers: SceneTransitioningDelegate) {
    self.answers = answers
    animator = answers.duration.map { ScriptedAnimator(duration: $0) }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    answers.bringsPresentationController
      ? UIPresentationController(presentedViewController: presented, presenting: presenting) : nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}

/// An animator that moves the views to their final frames within its duration.
@MainActor
final class ScriptedAnimator: UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// Creates an animator with a duration in seconds.
  init(duration: TimeInterval) { self.duration = duration }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    // A block without changes would end at once, so that the appearing or disappearing view fades.
    let comes = context.view(forKey: .to) != nil
    let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
    let alpha = moving?.alpha ?? 1
    if comes { moving?.alpha = 0 }
    UIView.animate(
      withDuration: duration, animations: { moving?.alpha = comes ? alpha : 0 },
      completion: { _ in
        moving?.alpha = alpha
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// The coordinator of a size change without a transition: everything happens at once.
///
/// `ControllerScript` passes it to a child that a parent resizes outside of a transition.
@MainActor
final class ImmediateCoordinator: UIViewControllerTransitionCoordinator {
  /// The view of the parent whose child has a new size.
  let containerView: UIView
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  /// Creates a coordinator of a change in a view.
  init(in view: UIView) { containerView = view }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
