import Foundation
import Gimbal
import GimbalEngine
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// An animated presentation begins at the end of the run-loop turn (V-3).
@MainActor @Suite struct PendingPresentationTests {
  private nonisolated static let devices: [(String, Int)] = [
    ("iphone-4s", 7), ("iphone-8", 12), ("iphone-15-pro", 17), ("iphone-15-pro", 26),
  ]

  @Test(arguments: devices)
  func `both controllers are linked at once and called after the commit (V-3)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .fullScreen)
    var isMarked = false
    scene.root.view.setNeedsLayout()
    scene.root.onDidLayout = { _ in isMarked = !scene.modal.isViewLoaded }
    let events = scene.sim.events {
      scene.sim.perform {
        scene.root.present(scene.modal, animated: true)
        #expect(scene.root.presentedViewController === scene.modal)
        #expect(scene.modal.presentingViewController === scene.root)
        #expect(scene.modal.isBeingPresented && !scene.modal.isViewLoaded)
      }
      scene.sim.advance(by: 0)
    }
    #expect(isMarked, "the turn's layout comes first")
    #expect(scene.modal.view.window === scene.sim.window)
    let layout = events.on("root").named("viewDidLayoutSubviews").first!.index
    #expect(layout < events.on("presented").named("loadView").first!.index)
    #expect(events.named("viewDidAppear").isEmpty)
  }

  @Test func `without an animation, and up to iOS 6, the call itself presents (V-3, V-2)`() throws {
    for (device, animated) in [(("iphone-15-pro", 17), false), (("iphone-4s", 6), true)] {
      let scene = try PresentedScene(device, style: .fullScreen)
      scene.sim.perform {
        scene.root.present(scene.modal, animated: animated)
        #expect(scene.modal.view.window != nil)
      }
    }
  }

  @Test func `blocks can join from the call on, through either controller (V-3)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    var ran: [String] = []
    scene.sim.perform {
      scene.root.present(scene.modal, animated: true) { ran.append("completion") }
      for controller in [scene.root, scene.modal] {
        controller.transitionCoordinator?.animate { context in
          ran.append("along \(context.viewController(forKey: .to) === scene.modal)")
        }
      }
    }
    #expect(ran.isEmpty)
    scene.sim.settle()
    #expect(ran == ["along true", "along true", "completion"])
  }

  @Test func `a controller dismissed in the same run-loop turn has appeared (V-3)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    let events = scene.sim.events {
      scene.sim.doing {
        scene.root.present(scene.modal, animated: true)
        scene.root.dismiss(animated: true)
      }
    }
    #expect(
      PresentedScene.appearances(events).filter { $0.hasPrefix("presented") } == [
        "presented viewDidLoad", "presented viewWillAppear", "presented viewDidAppear",
        "presented viewWillDisappear", "presented viewDidDisappear",
      ])
    #expect(scene.root.presentedViewController == nil && scene.root.view.window != nil)
  }

  @Test func `another presentation over it performs it first (V-3)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    let top = Probe("top")
    scene.sim.doing {
      scene.root.present(scene.modal, animated: true)
      scene.modal.present(top, animated: true)
      #expect(scene.modal.view.window != nil && scene.modal.presentedViewController === top)
    }
    #expect(top.view.window === scene.sim.window)
  }

  @Test func `a presenter that leaves the window before the commit presents nothing (V-3)`() throws
  {
    let scene = try PresentedScene(style: .fullScreen)
    let child = Probe("child")
    child.definesPresentationContext = true
    scene.modal.modalPresentationStyle = .overCurrentContext
    scene.sim.doing { scene.root.embed(child) }
    let events = scene.sim.events {
      scene.sim.doing {
        child.present(scene.modal, animated: true)
        child.view.removeFromSuperview()
      }
    }
    #expect(events.named("warning").count == 1)
    #expect(child.presentedViewController == nil && scene.modal.presentingViewController == nil)
    #expect(!scene.modal.isViewLoaded && !scene.modal.isBeingPresented)
  }

  @Test func `a root replaced in the same run-loop turn presents nothing and is released (V-3)`()
    throws
  {
    let sim = try device()
    weak var heldRoot: UIViewController?
    weak var heldModal: UIViewController?
    do {
      let root = Probe("root")
      let modal = Probe("modal")
      heldRoot = root
      heldModal = modal
      sim.launch(root)
      sim.doing {
        root.present(modal, animated: true) { [root] in _ = root }
        root.transitionCoordinator?.animate { [modal] _ in modal.title = "kept" }
        sim.window?.rootViewController = Probe("other")
      }
    }
    #expect(heldRoot == nil && heldModal == nil)
    #expect(sim.trace.events.on("modal").named("loadView").isEmpty)
  }

  @Test func `an app that ends in the same run-loop turn is released (V-3)`() throws {
    let sim = try device()
    weak var held: UIViewController?
    do {
      let root = Probe("root")
      let modal = Probe("modal")
      held = modal
      sim.launch(root)
      sim.perform { root.present(modal, animated: true) { [root] in _ = root } }
    }
    sim.launch(Probe("other"))
    #expect(held == nil)
  }
}
