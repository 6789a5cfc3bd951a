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

/// The app's own presentation controllers and animators, and their calls in a rotation (R-PRES-4, R-CC-4, R-ROT-2,
/// R-ROT-13).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct CustomPresentationTests {
  private final class Card: UIPresentationController {
    let dimming = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      containerView?.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in })
    }
    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width, height: parentSize.height / 2)
    }
  }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) {
        #expect(context.view(forKey: .from) == nil)
        view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
        context.containerView.addSubview(view)
      } else {
        #expect(context.view(forKey: .from) != nil)
      }
      UIView.animate(
        withDuration: 0.5, animations: { context.containerView.layer.cornerRadius += 1 },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    let interaction: UIPercentDrivenInteractiveTransition?
    init(_ interaction: UIPercentDrivenInteractiveTransition? = nil) {
      self.interaction = interaction
    }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Card(presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Animator() }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  // R-PRES-4
  @Test func `a presentation without animation requests no animator (R-PRES-4)`() throws {
    let scene = try PresentedScene(style: .custom)
    let delegate = Delegate()
    scene.modal.transitioningDelegate = delegate
    let events = scene.present(animated: false) + scene.dismiss(animated: false)
    #expect(events.named("animationController", "animateTransition").isEmpty)
    let animated = scene.present() + scene.dismiss()
    #expect(animated.named("animationController").count == 2)
    withExtendedLifetime(delegate) {}
  }

  // R-PRES-4
  @Test(arguments: PresentedScene.phones)
  func `the transition's objects are queried and called in order (R-PRES-4, R-CC-4)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .custom)
    let delegate = Delegate()
    scene.modal.transitioningDelegate = delegate
    let names = [
      "presentationController", "animationController", "presentationTransitionWillBegin",
      "viewWillAppear", "animateTransition", "containerViewWillLayoutSubviews",
      "containerViewDidLayoutSubviews", "viewDidAppear", "presentationTransitionDidEnd",
      "presentationCompletion",
    ]
    var seen: [String] = []
    for event in scene.present() where names.contains(event.baseName) {
      if !event.baseName.hasSuffix("LayoutSubviews") || !seen.contains(event.baseName) {
        seen.append(event.baseName)
      }
    }
    #expect(seen == names)
    let height = scene.sim.window!.bounds.height
    #expect(scene.modal.view.frame.minY == height / 2)
    let leaving = scene.dismiss().map(\.baseName).filter {
      [
        "dismissalTransitionWillBegin", "viewWillDisappear", "animateTransition",
        "viewDidDisappear", "dismissalTransitionDidEnd", "dismissalCompletion",
      ].contains($0)
    }
    #expect(
      leaving == [
        "dismissalTransitionWillBegin", "viewWillDisappear", "animateTransition",
        "viewDidDisappear", "dismissalTransitionDidEnd", "dismissalCompletion",
      ])
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `without an animation no animator is requested`() throws {
    let scene = try PresentedScene(style: .custom)
    let delegate = Delegate()
    scene.modal.transitioningDelegate = delegate
    _ = scene.present()
    let events = scene.dismiss(scene.modal, animated: false)
    #expect(!events.contains { $0.baseName == "animationController" })
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `a sheet receives its share of the container's new size (R-ROT-2)`() throws {
    let scene = try PresentedScene(style: .pageSheet)
    _ = scene.present()
    let presentation = try #require(scene.modal.presentationController)
    let parent = CGSize(width: 300, height: 400)
    let size = presentation.size(
      forChildContentContainer: scene.modal, withParentContainerSize: parent)
    #expect(size.width == 300 && size.height > 300 && size.height < 400)
  }

  @Test func `a presentation that a gesture cancels leaves nothing behind`() throws {
    let scene = try PresentedScene(style: .custom)
    let hold = UIPercentDrivenInteractiveTransition()
    let delegate = Delegate(hold)
    scene.modal.transitioningDelegate = delegate
    let events = scene.sim.events {
      scene.sim.perform { scene.root.present(scene.modal, animated: true) }
      // V-3: the gesture finds the transition after the run-loop turn.
      scene.sim.advance(by: 0)
      scene.sim.perform {
        hold.update(0.3)
        hold.cancel()
      }
      scene.sim.settle()
    }
    #expect(
      PresentedScene.appearances(events) == [
        "presented viewDidLoad", "presented viewWillAppear", "presented viewWillDisappear",
        "presented viewDidDisappear",
      ])
    #expect(events.named("presentationTransitionDidEnd").first?.argumentsText == "false")
    #expect(scene.root.presentedViewController == nil && scene.modal.view.superview == nil)
    #expect(scene.sim.window?.subviews == [scene.root.view!])
  }

  // R-ROT-2, R-ROT-13
  @Test(arguments: PresentedScene.phones)
  func `a rotation goes from the root over its children to the presented controller (R-ROT-2)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .custom)
    let delegate = Delegate()
    scene.modal.transitioningDelegate = delegate
    let (one, two) = (Probe("child1"), Probe("child2"))
    scene.sim.perform {
      for child in [one, two] {
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.root.embed(child)
      }
    }
    scene.sim.settle()
    _ = scene.present()
    let rotated = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    let rows = rotated.named(
      "viewWillTransition", "size(forChildContentContainer:withParentContainerSize:)"
    ).map { "\($0.receiver) \($0.baseName)" }
    #expect(
      rows == [
        "root viewWillTransition", "root size", "child1 viewWillTransition",
        "root size", "child2 viewWillTransition", "presentation viewWillTransition",
        "presentation size",
        "presented viewWillTransition",
      ])
    let sizes = rotated.named("viewWillTransition").map(\.argumentsText)
    try #require(sizes.count == 5)
    #expect(sizes[0] == sizes[3] && sizes[3] != sizes[4])
    #expect(
      rotated.named("willTransition").map(\.receiver) == [
        "root", "child1", "child2", "presentation", "presented",
      ])
    let size = scene.sim.window!.bounds.size
    #expect(scene.modal.view.bounds.size == CGSize(width: size.width, height: size.height / 2))
    #expect(scene.root.view.bounds.size == size)
  }

  // R-ROT-13
  @Test(arguments: PresentedScene.phones)
  func `a covered presenter receives a rotation before the covering controller (R-ROT-13)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .fullScreen)
    _ = scene.present()
    let rotated = scene.sim.events { scene.sim.rotate(to: .landscapeRight) }
    #expect(
      rotated.named("viewWillTransition").map(\.receiver).filter {
        ["root", "presented"].contains($0)
      } == [
        "root", "presented",
      ])
    #expect(scene.modal.view.frame == scene.sim.window?.bounds)
    _ = scene.dismiss()
    #expect(scene.root.view.frame == scene.sim.window?.bounds)
    #expect(scene.root.traitCollection == scene.sim.window?.traitCollection)
  }

  private final class Landscape: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      .landscapeRight
    }
  }

  // R-ORI-5, R-ROT-13
  @Test(arguments: PresentedScene.phones)
  func `a full-screen presentation rotates the interface without callbacks (R-ORI-5, R-ROT-13)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device)
    scene.root.orientations = .portrait
    let modal = Landscape()
    modal.modalPresentationStyle = .fullScreen
    let events = scene.present(modal)
    #expect(scene.sim.application.statusBarOrientation == .landscapeRight)
    #expect(events.named("viewWillTransition", "willTransition").isEmpty)
    #expect(modal.view.frame == scene.sim.window?.bounds)
    #expect(scene.sim.window!.bounds.width > scene.sim.window!.bounds.height)
    _ = scene.dismiss()
    #expect(scene.sim.application.statusBarOrientation == .portrait)
    modal.modalPresentationStyle = .overFullScreen
    #expect(
      scene.present(modal).named("preferredInterfaceOrientationForPresentation").isEmpty)
    #expect(scene.sim.application.statusBarOrientation == .portrait)
  }

  // R-ORI-4
  @Test func `the controller that fills the window decides about rotations (R-ORI-4)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    scene.modal.orientations = .portrait
    let sheet = Probe("sheet")
    sheet.orientations = .landscape
    sheet.modalPresentationStyle = .pageSheet
    _ = scene.present()
    _ = scene.present(sheet, from: scene.modal)
    let events = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    #expect(events.named("supportedInterfaceOrientations").map(\.receiver) == ["presented"])
    #expect(events.named("turnRefused").count == 1)
  }

  // R-CC-2
  @Test func `the presentation controller receives a changed preferred size (R-CC-2)`() throws {
    let scene = try PresentedScene(style: .pageSheet)
    _ = scene.present()
    let events = scene.sim.events {
      scene.sim.perform { scene.modal.preferredContentSize = CGSize(width: 100, height: 200) }
    }
    #expect(
      events.named("preferredContentSizeDidChange").map(\.receiver) == [
        "presentation"
      ])
  }

  @Test func `traits that a presentation sets end with it (R-TRAIT-7)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    scene.modal.presentationController?.traitOverrides.userInterfaceStyle = .dark
    _ = scene.present()
    #expect(scene.modal.traitCollection.userInterfaceStyle == .dark)
    _ = scene.dismiss()
    scene.sim.doing { scene.root.embed(scene.modal) }
    #expect(scene.modal.traitCollection.userInterfaceStyle == .light)
    #expect(scene.modal.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a presentation sets traits for the presented controller (R-TRAIT-7)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    scene.modal.presentationController?.overrideTraitCollection = UITraitCollection {
      $0.horizontalSizeClass = .regular
    }
    _ = scene.present()
    #expect(scene.modal.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.modal.view.traitCollection.horizontalSizeClass == .regular)
    scene.sim.perform {
      scene.modal.presentationController?.overrideTraitCollection = nil
      scene.modal.presentationController?.traitOverrides.userInterfaceStyle = .dark
    }
    scene.sim.settle()
    #expect(scene.modal.traitCollection.horizontalSizeClass == .compact)
    #expect(scene.modal.traitCollection.userInterfaceStyle == .dark)
    _ = scene.dismiss()
    scene.sim.perform { scene.modal.present(scene.modal, animated: false) }
  }
}
