import Foundation
import GimbalContainers
import GimbalGeometry
import GimbalTraits

@testable import GimbalEngine

/// The delegate of all objects in a randomized test, which takes part in every call.
@MainActor
final class RandomTestDelegate {
  private weak var randomTest: CallbackRandomTest?
  /// The windows that the app retains.
  var windows: [UIWindow] = []

  init(_ randomTest: CallbackRandomTest) { self.randomTest = randomTest }

  private func react(_ callback: String) { randomTest?.react(callback) }
  private func sometimes<Value>(_ value: @autoclosure () -> Value?) -> Value? {
    randomTest?.roll(4) == 0 ? value() : nil
  }
}

extension RandomTestDelegate: UINavigationControllerDelegate {
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
    guard let randomTest, randomTest.roll(3) == 0 else { return nil }
    return randomTest.retain(RandomTestAnimator(randomTest))
  }
}

extension RandomTestDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    react("tabs shouldSelect")
    return randomTest?.roll(4) != 0
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

extension RandomTestDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    react("split collapseSecondary")
    return randomTest?.flip() ?? false
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    react("split separateSecondary")
    return sometimes(randomTest?.controller())
  }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    react("split primary forCollapsing")
    return sometimes(randomTest?.controller())
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    react("split primary forExpanding")
    return sometimes(randomTest?.controller())
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { react("split didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { react("split didExpand") }
}

extension RandomTestDelegate: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    react("page before")
    return sometimes(randomTest?.controller())
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    react("page after")
    return sometimes(randomTest?.controller())
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

extension RandomTestDelegate: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    react("adaptivePresentationStyle")
    return randomTest?.any([
      UIModalPresentationStyle.none, .fullScreen, .overFullScreen, .automatic, .pageSheet,
    ])
      ?? UIModalPresentationStyle.none
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    react("viewControllerForAdaptivePresentationStyle")
    return sometimes(randomTest?.controller())
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    react("shouldDismiss")
    return randomTest?.flip() ?? true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    react("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    react("didDismiss")
  }
}

extension RandomTestDelegate: UIViewControllerTransitioningDelegate {
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
    guard let randomTest, randomTest.flip() else { return nil }
    let controller = RandomTestPresentation(
      presentedViewController: presented, presenting: presenting)
    controller.randomTest = randomTest
    return randomTest.retain(controller)
  }
}

/// A presentation controller that takes part in its randomized test.
final class RandomTestPresentation: UIPresentationController, RandomTestObject {
  weak var randomTest: CallbackRandomTest?

  override func presentationTransitionWillBegin() { randomTest?.react("presentation willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    randomTest?.react("presentation didEnd")
  }
  override func dismissalTransitionWillBegin() { randomTest?.react("dismissal willBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    randomTest?.react("dismissal didEnd")
  }
  override func containerViewWillLayoutSubviews() {
    randomTest?.react("containerViewWillLayoutSubviews")
  }
  override var shouldRemovePresentersView: Bool {
    randomTest?.react("shouldRemovePresentersView")
    return super.shouldRemovePresentersView
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    randomTest?.react("frameOfPresentedViewInContainerView")
    return super.frameOfPresentedViewInContainerView
  }
}

/// An animator that takes part in its randomized test.
final class RandomTestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var randomTest: CallbackRandomTest?

  init(_ randomTest: CallbackRandomTest) { self.randomTest = randomTest }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    randomTest?.react("transitionDuration")
    return 0.2
  }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    randomTest?.react("animateTransition")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: 0.2, animations: { [weak randomTest] in randomTest?.react("animations") },
      completion: { [weak randomTest] _ in
        randomTest?.react("completion of an animator")
        transitionContext.completeTransition(randomTest?.roll(4) != 0)
      })
  }
  func animationEnded(_ transitionCompleted: Bool) { randomTest?.react("animationEnded") }
}
