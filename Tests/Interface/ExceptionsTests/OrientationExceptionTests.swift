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

/// Contradictory masks, roots and delegates: UIKit's exception if one is known, else one event.
@MainActor @Suite(.simulator("iphone-8", reportsExceptions: false)) struct OrientationExceptionTests
{
  @Test(arguments: [SystemVersion.iOS(6), .iOS(9), .iOS(12)])
  func `up to iOS 12 a mask of 0 raises, as it shares nothing with the app (R-ORI-4)`(
    system: SystemVersion
  ) throws {
    let (sim, root) = try launched(system.major < 8 ? "iphone-5" : "iphone-6s", system)
    root.orientations = []
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    let raised = events.named("exception")
    #expect(raised.count == 1)
    #expect(raised.first?.argumentsText.contains("no common orientation") == true)
    #expect(sim.interfaceOrientation == .portrait)
  }

  @Test(arguments: [SystemVersion.iOS(13), .iOS(16)])
  func `from iOS 13 on a mask of 0 leaves the orientation, with one event (R-ORI-4)`(
    system: SystemVersion
  ) throws {
    let (sim, root) = try launched("iphone-8", system)
    root.orientations = []
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(events.named("exception").isEmpty)
    #expect(events.named("turnRefused").map(\.argumentsText) == ["root supports no orientation"])
    #expect(sim.interfaceOrientation == .portrait)
  }

  @Test func `a presented controller with a mask of 0 has the current orientation (R-ORI-5)`()
    throws
  {
    for (system, raises) in [(SystemVersion.iOS(12), true), (.iOS(16), false)] {
      let (sim, root) = try launched("iphone-8", system)
      let film = Probe("film")
      film.orientations = []
      film.modalPresentationStyle = .fullScreen
      let events = sim.events { sim.doing { root.present(film, animated: false) } }
      #expect(events.named("exception").isEmpty == !raises)
      #expect((root.presentedViewController === film) == !raises)
      #expect(sim.interfaceOrientation == .portrait)
    }
  }

  @Test(arguments: [SystemVersion.iOS(12), .iOS(13)])
  func `a root whose mask shares nothing with the app (R-ORI-4)`(system: SystemVersion) throws {
    let app = AppDescription(supportedOrientations: .portrait)
    let (sim, root) = try launched("iphone-8", system, app: app)
    root.orientations = .landscape
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(events.named("exception").isEmpty == (system.major >= 13))
    #expect(sim.interfaceOrientation.isLandscape == (system.major >= 13))
  }

  @Test(arguments: [
    ("iphone-6s", SystemVersion.iOS(9)), ("iphone-8", .iOS(13)), ("iphone-15-pro", .iOS(17)),
  ])
  func `a root replaced in its own callback leaves the rotation to the new root`(
    slug: String, system: SystemVersion
  ) throws {
    for position in ["traits", "size", "layout"] {
      let (sim, root) = try launched(slug, system)
      let window = try #require(root.view.window)
      let next = Probe("next")
      var appeared = 0
      next.onDidAppear = { _ in appeared += 1 }
      let replace: (Probe) -> Void = { _ in
        if window.rootViewController === root { window.rootViewController = next }
      }
      switch position {
      case "traits": root.onWillTransition = { root, _, _ in replace(root) }
      case "size": root.onSize = { root, _, _ in replace(root) }
      default: root.onWillLayout = replace
      }
      let events = sim.events { sim.rotate(to: .landscapeLeft) }
      #expect(sim.interfaceOrientation == .landscapeRight, "\(position)")
      #expect(window.rootViewController === next && root.viewIfLoaded?.window == nil)
      #expect(next.view.frame == window.bounds && window.bounds.width > window.bounds.height)
      #expect(next.traitCollection.verticalSizeClass == .compact)
      #expect(events.named("exception", "layoutLoop").isEmpty)
      #expect(appeared == 1)
    }
  }

  /// Only one of the two orientation methods of a navigation controller's delegate.
  private final class HalfDelegate: UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test func `a delegate with one of two orientation methods uses the default for the other`()
    throws
  {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    let delegate = HalfDelegate()
    let stack = sim.perform { UINavigationController(rootViewController: Probe("page")) }
    stack.delegate = delegate
    stack.modalPresentationStyle = .fullScreen
    let events = sim.events { sim.doing { root.present(stack, animated: false) } }
    #expect(sim.interfaceOrientation.isLandscape && root.presentedViewController === stack)
    #expect(events.named("exception").isEmpty)
  }

  /// An animation for one direction only.
  private final class HalfTransition: NSObject, UIViewControllerTransitioningDelegate {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var runs = 0
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        runs += 1
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    let animator = Animator()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test func `a transition delegate with one of two animators uses UIKit's for the other`() throws {
    let (sim, root) = try launched("iphone-15-pro", .iOS(17))
    let delegate = HalfTransition()
    let modal = Probe("modal")
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = delegate
    sim.doing { root.present(modal, animated: true) }
    #expect(delegate.animator.runs == 1 && modal.view.window != nil)
    let events = sim.events { sim.doing { root.dismiss(animated: true) } }
    #expect(delegate.animator.runs == 1 && modal.view.window == nil)
    #expect(events.on("modal").named("viewDidDisappear").count == 1)
    #expect(events.named("exception").isEmpty)
  }
}
