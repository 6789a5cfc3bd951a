import Foundation
import Gimbal
import GimbalContainers
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTesting
import TestSupport
import Testing

/// The visible values during transitions between controllers (L-ANIM-19, L-ANIM-13).
@MainActor @Suite(.simulator("iphone-15-pro")) struct TransitionMotionTests {
  private let sim: Simulator
  private let first = Probe("first")
  private let second = Probe("second")
  private let width: CGFloat = 393
  private let height: CGFloat = 852

  init() throws { sim = try #require(Simulator.bound) }

  private func launchStack() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    sim.launch(navigation)
    return navigation
  }

  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  /// The progress after a quarter of a transition's duration.
  private let quarter = CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 0.25))

  @Test func `a push slides over the covered view, which moves part of the way (L-ANIM-19)`() {
    let navigation = launchStack()
    sim.begin { navigation.pushViewController(second, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 2)
    #expect(second.view.frame.minX == 0, "the model is at the end")
    #expect(abs(seen(second.view).minX - width / 2) < 1e-9)
    #expect(abs(seen(first.view).minX + 0.15 * width) < 1e-9)
    let hit = sim.window?.hitTest(CGPoint(x: 5, y: 400), with: nil)
    #expect(hit === second.view, "hits go by the model")
    sim.settle()
    #expect(seen(second.view) == second.view.frame && second.view.layer.animationKeys() == nil)
    sim.begin { _ = navigation.popViewController(animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 4)
    #expect(abs(seen(second.view).minX - quarter * width) < 1e-9)
    #expect(abs(seen(first.view).minX + 0.3 * width * (1 - quarter)) < 1e-9)
    sim.settle()
    #expect(seen(first.view) == first.view.frame && first.view.layer.animationKeys() == nil)
  }

  @Test func `a push that settles at once makes no layers and no animations (L-ANIM-19)`() {
    let navigation = launchStack()
    navigation.pushViewController(second, animated: true)
    sim.settle()
    #expect(second.view.madeLayer == nil, "no layer was asked for")
  }

  @Test func `up to iOS 6 both views of a push move the full width (L-ANIM-19)`() throws {
    let old = try Simulator(DeviceCatalog.standard.device("iphone-4s"), system: .iOS(6))
    old.perform {
      let (first, second) = (Probe("first"), Probe("second"))
      let navigation = UINavigationController(rootViewController: first)
      old.launch(navigation)
      old.begin { navigation.pushViewController(second, animated: true) }
      old.advance(by: old.switches.transitionDuration / 2)
      #expect(abs(seen(second.view).minX - 160) < 1e-9 && abs(seen(first.view).minX + 160) < 1e-9)
    }
  }

  @Test func `in right-to-left layout a push comes from the left (L-ANIM-19)`() {
    sim.settings.layoutDirection = .rightToLeft
    let navigation = launchStack()
    sim.begin { navigation.pushViewController(second, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 2)
    #expect(abs(seen(second.view).minX + width / 2) < 1e-9)
  }

  @Test func `a touch holds a pop at its progress and lets it return (L-ANIM-19, R-NAV-3)`() {
    let navigation = launchStack()
    navigation.pushViewController(second, animated: false)
    sim.settle()
    let touch = sim.touch(at: CGPoint(x: 2, y: 400))
    touch.move(to: CGPoint(x: 102, y: 400), during: 0.5)
    touch.hold(for: 0.3)
    let share = CGFloat(navigation.transitionCoordinator?.percentComplete ?? 0)
    #expect(share > 0.2 && share < 0.3)
    #expect(abs(seen(second.view).minX - share * width) < 1e-9)
    #expect(abs(seen(first.view).minX + 0.3 * width * (1 - share)) < 1e-9)
    sim.begin { touch.lift() }
    sim.advance(by: sim.switches.transitionDuration * Double(share) / 2)
    let back = seen(second.view).minX
    #expect(back > 0 && back < share * width)
    sim.settle()
    #expect(navigation.topViewController === second && seen(second.view).minX == 0)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `a presentation comes from the bottom and returns there (L-ANIM-19)`(
    style: UIModalPresentationStyle
  ) throws {
    sim.launch(first)
    second.modalPresentationStyle = style
    sim.begin { first.present(second, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 2)
    let container = try #require(second.presentationController?.containerView)
    let top = second.view.frame.minY
    #expect(abs(seen(second.view).minY - (top + (height - top) / 2)) < 1e-9)
    if style == .pageSheet {
      #expect(abs((container.subviews[0].layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }
    sim.settle()
    #expect(seen(second.view) == second.view.frame)
    sim.begin { first.dismiss(animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 4)
    #expect(abs(seen(second.view).minY - (top + (height - top) * quarter)) < 1e-9)
    sim.settle()
    #expect(second.view.window == nil && second.view.layer.animationKeys() == nil)
  }

  @Test func `cross dissolves fade and flips rotate (L-ANIM-19)`() {
    sim.launch(first)
    second.modalPresentationStyle = .fullScreen
    second.modalTransitionStyle = .crossDissolve
    sim.begin { first.present(second, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 4)
    #expect(abs(CGFloat(second.view.layer.presentation()?.opacity ?? 0) - quarter) < 1e-6)
    #expect(second.view.alpha == 1)
    sim.settle()
    first.dismiss(animated: false)
    sim.settle()
    second.modalTransitionStyle = .flipHorizontal
    sim.begin { first.present(second, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 4)
    #expect(abs(seen(second.view).width - width * abs(cos(.pi * (1 - quarter)))) < 1e-6)
    #expect(abs(seen(first.view).width - width * abs(cos(.pi * quarter))) < 1e-6)
    sim.settle()
    #expect(seen(second.view) == second.view.frame)
  }

  private final class Mover: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let hold = UIPercentDrivenInteractiveTransition()
    var isHeld = false

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.frame.origin.x = 400
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
        view.frame.origin.x = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isHeld ? hold : nil }
  }

  @Test(arguments: [false, true])
  func
    `an app's animator has intermediate values, by clock or by gesture (L-ANIM-19)`(
      isHeld: Bool
    )
  {
    sim.launch(first)
    let mover = Mover()
    mover.isHeld = isHeld
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = mover
    sim.begin { first.present(second, animated: true) }
    sim.advance(by: 0.75)
    if isHeld {
      #expect(seen(second.view).minX == 400, "the clock does not move it")
      sim.begin { mover.hold.update(0.75) }
    }
    #expect(abs(seen(second.view).minX - 200) < 1e-6 && second.view.frame.minX == 0)
    if isHeld {
      sim.begin { mover.hold.finish() }
      sim.advance(by: 0.125)
      #expect(abs(seen(second.view).minX - 100) < 1e-6)
    }
    sim.settle()
    #expect(first.presentedViewController === second && !second.isBeingPresented)
    #expect(seen(second.view) == second.view.frame && second.view.layer.animationKeys() == nil)
  }

  @Test func `views animated along a coordinator move with the transition (L-ANIM-19)`() {
    let navigation = launchStack()
    let badge = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    navigation.view.addSubview(badge)
    sim.begin {
      navigation.pushViewController(second, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        badge.frame.origin.x = 100
      })
    }
    sim.advance(by: sim.switches.transitionDuration / 2)
    #expect(abs(seen(badge).minX - 50) < 1e-9 && badge.frame.minX == 100)
    sim.settle()
    #expect(seen(badge).minX == 100)
  }

  @Test
  func `a rotation up to iOS 7 has intermediate values, with animations along it (L-ANIM-13)`()
    throws
  {
    final class RotatingController: UIViewController {
      override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
      ) { view.subviews[0].frame.origin.x = 100 }
    }
    let old = try Simulator(DeviceCatalog.standard.device("iphone-4s"), system: .iOS(7))
    old.perform {
      let root = RotatingController()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.view.addSubview(bar)
      old.launch(root)
      old.begin { old.rotate(to: .landscapeLeft) }
      old.advance(by: old.switches.rotationDuration / 2)
      #expect(abs(seen(bar).minX - 50) < 1e-9 && bar.frame.minX == 100)
      let angle = root.view.layer.presentation()?.value(forKeyPath: "transform.rotation.z")
      #expect(abs(abs(angle as? CGFloat ?? 0) - .pi / 4) < 1e-9)
      old.settle()
      #expect(root.view.layer.animationKeys() == nil && seen(bar).minX == 100)
    }
  }

  @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
  func `scrolling pages push each other (L-ANIM-19)`(
    direction: UIPageViewController.NavigationDirection
  ) {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    pages.setViewControllers([first], direction: .forward, animated: false)
    sim.launch(pages)
    sim.begin { pages.setViewControllers([second], direction: direction, animated: true) }
    sim.advance(by: sim.switches.transitionDuration / 4)
    let way: CGFloat = (width + 20) * (direction == .forward ? 1 : -1)
    #expect(abs(seen(second.view).minX - way * (1 - quarter)) < 1e-9)
    #expect(abs(seen(first.view).minX + way * quarter) < 1e-9)
    #expect(second.view.frame.minX == 0)
    sim.settle()
    #expect(seen(second.view) == second.view.frame && first.view.window == nil)
  }

  @Test func `a touch holds a page at its progress (L-ANIM-19)`() {
    let source = Source(first, second)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([first], direction: .forward, animated: false)
    sim.launch(pages)
    let touch = sim.touch(at: CGPoint(x: 300, y: 400))
    touch.move(to: CGPoint(x: 200, y: 400), during: 0.5)
    touch.hold(for: 0.3)
    let share = 1 - seen(second.view).minX / width
    #expect(share > 0.2 && share < 0.3)
    #expect(abs(seen(first.view).minX + share * width) < 1e-9)
    touch.lift()
    sim.settle()
    #expect(pages.viewControllers == [first] && seen(first.view).minX == 0)
  }

  private final class Source: UIPageViewControllerDataSource {
    private let pages: [UIViewController]
    init(_ pages: UIViewController...) { self.pages = pages }

    private func page(_ shown: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: shown) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore shown: UIViewController
    ) -> UIViewController? { page(shown, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter shown: UIViewController
    ) -> UIViewController? { page(shown, 1) }
  }

  @Test func `columns slide from their former position (L-ANIM-19)`() throws {
    let pad = try Simulator(DeviceCatalog.standard.device("ipad-10"), system: .iOS(17))
    pad.perform {
      let split = UISplitViewController(style: .doubleColumn)
      let (side, main) = (Probe("side"), Probe("main"))
      split.setViewController(side, for: .primary)
      split.setViewController(main, for: .secondary)
      split.preferredSplitBehavior = .tile
      split.preferredDisplayMode = .secondaryOnly
      pad.launch(split)
      guard let column = side.navigationController?.view, let rest = main.navigationController?.view
      else {
        Issue.record("columns have navigation controllers")
        return
      }
      pad.begin { split.show(.primary) }
      pad.advance(by: pad.switches.transitionDuration / 2)
      let wide = column.frame.width
      #expect(wide > 100 && column.frame.minX == 0 && rest.frame.minX == wide)
      #expect(abs(seen(column).minX + wide / 2) < 1e-9)
      #expect(abs(seen(rest).minX - wide / 2) < 1e-9)
      pad.settle()
      #expect(seen(column).minX == 0 && seen(rest).minX == wide)
      pad.begin { split.hide(.primary) }
      pad.advance(by: pad.switches.transitionDuration / 2)
      #expect(abs(seen(column).minX + wide / 2) < 1e-9 && rest.frame.minX == 0)
      #expect(abs(seen(rest).minX - wide / 2) < 1e-9)
      pad.settle()
      #expect(column.window == nil && seen(rest).minX == 0)
    }
  }

  /// Moves the presented view down, out of the screen.
  private final class Lowerer: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let hold = UIPercentDrivenInteractiveTransition()
    var isHeld = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.viewController(forKey: .from)?.view else { return }
      UIView.animate(withDuration: 1, delay: 0, options: isHeld ? .curveEaseIn : .curveLinear) {
        view.frame.origin.y += 800
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    { isHeld ? hold : nil }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func `a sheet dragged down and cancelled returns to its position (L-ANIM-19)`(
    style: UIModalPresentationStyle
  ) {
    sim.launch(first)
    let lowerer = Lowerer()
    second.modalPresentationStyle = style
    second.transitioningDelegate = lowerer
    first.present(second, animated: false)
    sim.settle()
    sim.begin { first.dismiss(animated: true) }
    sim.begin { lowerer.hold.update(0.25) }
    #expect(abs(seen(second.view).minY - 200) < 1e-6 && second.view.frame.minY == 800)
    sim.begin { lowerer.hold.cancel() }
    sim.settle()
    #expect(first.presentedViewController === second && second.view.frame.minY == 0)
    #expect(seen(second.view) == second.view.frame)
    lowerer.isHeld = false
    sim.begin { first.dismiss(animated: true) }
    sim.advance(by: 0.5)
    #expect(abs(seen(second.view).minY - 400) < 1e-6 && second.view.frame.minY == 800)
    sim.settle()
    #expect(first.presentedViewController == nil && second.view.window == nil)
  }
}
