import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Custom presentations, adaptation and dismissal by swipe (R-PRES-4, R-PRES-7, R-PRES-8).
@MainActor @Suite struct PresentationDelegateTests {
  private final class Custom: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 20, y: 30, width: 200, height: 300)
    }
  }

  private final class Machinery: UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Custom(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.containerView.addSubview(context.view(forKey: .to)!)
      UIView.animate(
        withDuration: 0.4, animations: { context.containerView.layer.cornerRadius += 1 },
        completion: { _ in context.completeTransition(true) })
    }
  }

  private final class Adapting: UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var allows = true
    var other: UIViewController?
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { other }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  }

  private let presenting = Probe("presenting")
  private let presented = Probe("presented")

  private func launch(
    _ device: String, _ system: SystemVersion, _ orientation: UIDeviceOrientation = .portrait
  ) throws -> Simulator {
    let sim = try Simulator(
      DeviceCatalog.standard.device(device), system: system, orientation: orientation)
    sim.launch(presenting)
    return sim
  }

  @Test(arguments: [("iphone-6", 8), ("iphone-8", 12), ("iphone-8", 16), ("iphone-15-pro", 17)])
  func `the order of calls in a custom presentation (R-PRES-4)`(device: String, system: Int) throws
  {
    let sim = try launch(device, .iOS(system))
    let machinery = Machinery()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = machinery
    let events = sim.events { sim.doing { presenting.present(presented, animated: true) {} } }
    let rows = events.named(
      "presentationController(forPresented:presenting:source:)",
      "animationController(forPresented:presenting:source:)", "presentationTransitionWillBegin",
      "viewWillAppear", "animateTransition", "containerViewWillLayoutSubviews",
      "containerViewDidLayoutSubviews", "viewDidAppear", "presentationTransitionDidEnd",
      "presentationCompletion"
    ).map { "\($0.receiver) \($0.baseName)" }
    #expect(
      rows == [
        "transitioningDelegate presentationController", "transitioningDelegate animationController",
        "presentation presentationTransitionWillBegin", "presented viewWillAppear",
        "animator animateTransition", "presentation containerViewWillLayoutSubviews",
        "presentation containerViewDidLayoutSubviews", "presented viewDidAppear",
        "presentation presentationTransitionDidEnd", "root presentationCompletion",
      ])
    #expect(presented.view.frame == CGRect(x: 20, y: 30, width: 200, height: 300))
  }

  @Test(arguments: [9, 12, 13, 15])
  func `a popover adapts where the width becomes compact (R-PRES-7)`(system: Int) throws {
    let sim = try launch("ipad-air-2", .iOS(system), .landscapeLeft)
    let delegate = Adapting()
    presented.modalPresentationStyle = .popover
    presented.presentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = presenting.view
    sim.doing { presenting.present(presented, animated: false) }
    #expect(presented.view.frame.width == 320)
    let events = try sim.events { try sim.resize(to: .split(.half)) }
    let rows = events.filter { $0.receiver == "presentationDelegate" }.map(\.name)
    #expect(
      rows == [
        "adaptivePresentationStyle(for:traitCollection:)",
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      ])
    #expect(presented.view.frame == sim.window?.bounds && presenting.view.window == nil)
    try sim.resize(to: .fullScreen)
    #expect(presented.view.frame.width == 320 && presenting.view.window != nil)
  }

  @Test func `a delegate's other controller replaces it while the style applies (R-PRES-7)`() throws
  {
    let sim = try launch("ipad-air-2", .iOS(13), .landscapeLeft)
    let delegate = Adapting()
    let other = Probe("other")
    delegate.other = other
    presented.modalPresentationStyle = .popover
    presented.presentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = presenting.view
    sim.doing { presenting.present(presented, animated: false) }
    try sim.resize(to: .split(.half))
    #expect(other.view.window != nil && presented.view.window == nil)
    delegate.other = nil
    try sim.resize(to: .fullScreen)
    #expect(other.view.window == nil && presented.view.window != nil)
  }

  @Test func `a popover on a phone is a sheet, or stays one if the delegate decides so`() throws {
    let sim = try launch("iphone-15-pro", .iOS(17))
    presented.modalPresentationStyle = .popover
    sim.doing { presenting.present(presented, animated: false) }
    #expect(presented.view.frame.width == 393)
    sim.doing { presenting.dismiss(animated: false) }
    let delegate = Adapting()
    delegate.style = .none
    presented.presentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceView = presenting.view
    presented.preferredContentSize = CGSize(width: 100, height: 80)
    sim.doing { presenting.present(presented, animated: false) }
    #expect(presented.view.frame.size == CGSize(width: 100, height: 80))
  }

  @Test(arguments: [13, 15, 17])
  func `the user swipes a sheet away (R-PRES-8)`(system: Int) throws {
    let sim = try launch(system == 17 ? "iphone-15-pro" : "iphone-8", .iOS(system))
    let delegate = Adapting()
    delegate.style = .none
    presented.modalPresentationStyle = .pageSheet
    presented.presentationController?.delegate = delegate
    sim.doing { presenting.present(presented, animated: false) }
    func rows(_ cancelled: Bool) -> [String] {
      sim.events {
        sim.doing {
          if presented.beginSwipeDown() { presented.endSwipeDown(cancelled: cancelled) }
        }
      }.named(
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
      ).map { "\($0.receiver) \($0.baseName)" }
    }
    #expect(
      rows(true) == [
        "presentationDelegate presentationControllerShouldDismiss",
        "presentationDelegate presentationControllerWillDismiss", "presented viewWillDisappear",
        "presented viewWillAppear", "presented viewDidAppear",
      ])
    presented.isModalInPresentation = true
    #expect(rows(false) == ["presentationDelegate presentationControllerDidAttemptToDismiss"])
    presented.isModalInPresentation = false
    delegate.allows = false
    #expect(
      rows(false) == [
        "presentationDelegate presentationControllerShouldDismiss",
        "presentationDelegate presentationControllerDidAttemptToDismiss",
      ])
    delegate.allows = true
    #expect(
      rows(false) == [
        "presentationDelegate presentationControllerShouldDismiss",
        "presentationDelegate presentationControllerWillDismiss", "presented viewWillDisappear",
        "presented viewDidDisappear", "presentationDelegate presentationControllerDidDismiss",
      ])
    #expect(presenting.presentedViewController == nil)
  }

  @Test func `a landscape-only presentation rotates the interface (R-ORI-5, R-ROT-13)`()
    throws
  {
    final class Sideways: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeRight
      }
    }
    let sim = try launch("iphone-8", .iOS(15))
    let sideways = Sideways()
    sideways.sceneIdentifier = "sideways"
    sideways.modalPresentationStyle = .fullScreen
    let events = sim.events { sim.doing { presenting.present(sideways, animated: false) } }
    #expect(sim.application.statusBarOrientation == .landscapeRight)
    #expect(sideways.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(events.on("root").named("viewWillTransition", "willTransition").isEmpty)
    let other = Sideways()
    other.modalPresentationStyle = .overFullScreen
    sim.rotate(to: .landscapeLeft)
    #expect(sim.application.statusBarOrientation == .landscapeRight)
  }
}
