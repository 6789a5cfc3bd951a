import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Presentation contexts, and the adaptation of presentations in them (R-PRES-5, R-PRES-7).
@MainActor @Suite struct PresentationContextTests {
  /// A delegate with only the older adaptation method.
  private final class Old: UIPopoverPresentationControllerDelegate {
    var answer = UIModalPresentationStyle.none
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { answer }
  }

  /// A delegate that wraps the presentation in a navigation controller.
  private final class Wrapping: UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  // R-PRES-7
  @Test func `a delegate that returns the automatic style keeps the system's style (R-PRES-7)`()
    throws
  {
    let delegate = Old()
    for (style, isPopover) in [(UIModalPresentationStyle.automatic, false), (.none, true)] {
      let scene = try PresentedScene(("iphone-15-pro", 17), style: .popover)
      let popover = try #require(scene.modal.popoverPresentationController)
      delegate.answer = style
      popover.delegate = delegate
      popover.sourceView = scene.root.view
      _ = scene.present()
      let width = scene.modal.view.frame.width
      #expect((width < 393) == isPopover, "\(style) \(width)")
    }
  }

  // R-PRES-5
  @Test func `the system's containers are contexts, other controllers are not`() throws {
    let scene = try PresentedScene(style: .overCurrentContext)
    let base = Probe("base")
    let stack = UINavigationController(rootViewController: base)
    let child = Probe("child")
    scene.sim.doing {
      scene.root.embed(stack)
      scene.root.embed(child)
    }
    _ = scene.present(from: base)
    #expect(scene.modal.presentingViewController === stack)
    _ = scene.dismiss(scene.modal)
    _ = scene.present(from: child)
    #expect(scene.modal.presentingViewController === scene.root)
    _ = scene.dismiss(scene.modal)
    stack.definesPresentationContext = false
    _ = scene.present(from: base)
    #expect(scene.modal.presentingViewController === scene.root)
  }

  // R-PRES-5
  @Test(arguments: [
    (UIModalPresentationStyle.currentContext, UIModalPresentationStyle.fullScreen),
    (.overCurrentContext, .overFullScreen),
  ])
  func `where no controller is a context the whole screen is covered`(
    style: UIModalPresentationStyle, instead: UIModalPresentationStyle
  ) throws {
    let scene = try PresentedScene(style: style)
    let child = Probe("child")
    scene.sim.doing { scene.root.embed(child, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    _ = scene.present(from: child)
    #expect(scene.modal.presentationController?.presentationStyle == instead)
    #expect(scene.modal.view.frame.size == scene.sim.screen.bounds.size)
    _ = scene.dismiss(scene.modal)
    child.definesPresentationContext = true
    _ = scene.present(from: child)
    #expect(scene.modal.presentationController?.presentationStyle == style)
    #expect(scene.modal.view.frame.size == CGSize(width: 50, height: 50))
  }

  // R-PRES-5
  @Test func `a view that returns fits its context's current size`() throws {
    let scene = try PresentedScene(style: .currentContext)
    let child = Probe("child")
    scene.sim.doing {
      scene.root.embed(child)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    child.definesPresentationContext = true
    _ = scene.present(from: child)
    #expect(child.view.superview == nil)
    scene.sim.rotate(to: .landscapeLeft)
    _ = scene.dismiss(scene.modal)
    #expect(child.view.frame == scene.root.view.bounds)
  }

  // R-PRES-7
  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `a presentation in a context does not adapt`(style: UIModalPresentationStyle) throws {
    let scene = try PresentedScene(style: style)
    scene.root.definesPresentationContext = true
    let delegate = Old()
    delegate.answer = .formSheet
    scene.modal.presentationController?.delegate = delegate
    let events = scene.present()
    #expect(scene.modal.presentationController?.shouldPresentInFullscreen == false)
    #expect(events.on("presentationDelegate").isEmpty)
    #expect(scene.modal.view.frame.size == scene.sim.screen.bounds.size)
  }

  // R-TRAIT-4
  @Test(arguments: [
    ("iphone-6-plus", 8), ("iphone-8", 12), ("iphone-8", 16), ("iphone-15-pro", 17),
  ])
  func `a covered controller receives traits at once up to iOS 16, later when it returns`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .fullScreen)
    let child = Probe("child")
    scene.sim.doing { scene.root.embed(child) }
    _ = scene.present()
    let isEager = device.1 <= 16
    let rotation = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    let received = rotation.named("traitCollectionDidChange").on(
      "root", "root.view", "child", "child.view")
    #expect(
      received.map(\.receiver) == (isEager ? ["root", "root.view", "child", "child.view"] : []))
    #expect((scene.root.traitCollection.verticalSizeClass == .compact) == isEager)
    let back = scene.dismiss().named("traitCollectionDidChange").on("root", "child")
    // Up to iOS 12 all receive traits whenever they enter a hierarchy (R-TRAIT-3).
    #expect(back.map(\.receiver) == ((13...16).contains(device.1) ? [] : ["root", "child"]))
    #expect(child.traitCollection.verticalSizeClass == .compact)
  }

  // R-PRES-7
  @Test func `a delegate with only the older adaptation method receives that one`() throws {
    let scene = try PresentedScene(style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    let delegate = Old()
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    let events = scene.present()
    #expect(events.on("presentationDelegate").named("adaptivePresentationStyle").count == 1)
    #expect(scene.modal.view.frame.width < scene.sim.screen.bounds.width)
  }

  // R-PRES-7
  @Test(arguments: [("iphone-8", 12), ("iphone-15-pro", 17)])
  func `a presentation that adapts from the start can be wrapped from the start`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    let delegate = Wrapping()
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    _ = scene.present()
    let stack = try #require(scene.modal.navigationController)
    #expect(scene.root.presentedViewController != nil && stack.view.window != nil)
    #expect(scene.modal.view.isDescendant(of: stack.view))
  }
}
