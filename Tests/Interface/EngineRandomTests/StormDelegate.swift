import Foundation
import GimbalContainers
import GimbalGeometry
import GimbalTraits

@testable import GimbalEngine

/// The delegate of everything in a storm, which takes part in every call.
@MainActor
final class StormDelegate {
  private weak var storm: CallbackStorm?
  /// The windows that the app holds.
  var windows: [UIWindow] = []

  init(_ storm: CallbackStorm) { self.storm = storm }

  private func react(_ callback: String) { storm?.react(callback) }
  private func sometimes<Value>(_ value: @autoclosure () -> Value?) -> Value? {
    storm?.roll(4) == 0 ? value() : nil
  }
}

extension StormDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { react("navigation willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { react("navigation didShow") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    react("navigation animationController")
    return animator()
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard let storm, storm.roll(3) == 0 else { return nil }
    return storm.keep(StormAnimator(storm))
  }
}

extension StormDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    react("tabs shouldSelect")
    return storm?.roll(4) != 0
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { react("tabs didSelect") }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    react("tabs animationController")
    return animator()
  }
}

extension StormDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    react("split collapseSecondary")
    return storm?.flip() ?? false
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    react("split separateSecondary")
    return sometimes(storm?.controller())
  }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    react("split primary forCollapsing")
    return sometimes(storm?.controller())
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    react("split primary forExpanding")
    return sometimes(storm?.controller())
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { react("split didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { react("split didExpand") }
}

extension StormDelegate: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    react("page before")
    return sometimes(storm?.controller())
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    react("page after")
    return sometimes(storm?.controller())
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { react("pages didFinishAnimating") }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { react("pages willTransitionTo") }
}

extension StormDelegate: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    react("adaptivePresentationStyle")
    return storm?.any([
      UIModalPresentationStyle.none, .fullScreen, .overFullScreen, .automatic, .pageSheet,
    ])
      ?? UIModalPresentationStyle.none
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    react("viewControllerForAdaptivePresentationStyle")
    return sometimes(storm?.controller())
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    react("shouldDismiss")
    return storm?.flip() ?? true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    react("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    react("didDismiss")
  }
}

extension StormDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    react("animationController forPresented")
    return animator()
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    react("animationController forDismissed")
    return animator()
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    react("presentationController forPresented")
    guard let storm, storm.flip() else { return nil }
    let controller = StormPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.storm = storm
    return storm.keep(controller)
  }
}

/// A presentation controller that takes part in its storm.
final class StormPresentation: UIPresentationController, StormObject {
  weak var storm: CallbackStorm?

  override func presentationTransitionWillBegin() { storm?.react("presentation willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    storm?.react("presentation didEnd")
  }
  override func dismissalTransitionWillBegin() { storm?.react("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { storm?.react("dismissal didEnd") }
  override func containerViewWillLayoutSubviews() {
    storm?.react("containerViewWillLayoutSubviews")
  }
  override var shouldRemovePresentersView: Bool {
    storm?.react("shouldRemovePresentersView")
    return super.shouldRemovePresentersView
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    storm?.react("frameOfPresentedViewInContainerView")
    return super.frameOfPresentedViewInContainerView
  }
}

/// An animator that takes part in its storm.
final class StormAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var storm: CallbackStorm?

  init(_ storm: CallbackStorm) { self.storm = storm }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    storm?.react("transitionDuration")
    return 0.2
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    storm?.react("animateTransition")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: 0.2, animations: { [weak storm] in storm?.react("animations") },
      completion: { [weak storm] _ in
        storm?.react("completion of an animator")
        transitionContext.completeTransition(storm?.roll(4) != 0)
      })
  }
  func animationEnded(_ transitionCompleted: Bool) { storm?.react("animationEnded") }
}
