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

/// The receivers and the order of a presentation's callbacks (R-PRES-1, -2, -3, -9).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct PresentationOrderTests {
  private func appearing(_ system: Int) -> [String] {
    system >= 13 ? ["presented viewIsAppearing"] : []
  }

  // R-PRES-1
  @Test(arguments: PresentedScene.phones, [true, false])
  func `a full-screen presentation removes the presenter's view (R-PRES-1)`(
    device: (String, Int), animated: Bool
  )
    throws
  {
    let scene = try PresentedScene(device, style: .fullScreen)
    let events = scene.present(animated: animated)
    #expect(
      PresentedScene.life(events).filter { !$0.hasPrefix("root viewWillLayout") } == [
        "presented viewDidLoad", "root viewWillDisappear", "presented viewWillAppear",
      ] + appearing(device.1) + [
        "presented viewWillLayoutSubviews", "presented viewDidLayoutSubviews",
        "presented viewDidAppear", "root viewDidDisappear",
        "root presentationCompletion",
      ])
    #expect(scene.root.presentedViewController === scene.modal)
    #expect(scene.modal.presentingViewController === scene.root)
    #expect(scene.modal.view.window === scene.sim.window && scene.root.view.window == nil)
    #expect(scene.modal.view.frame == scene.sim.window?.bounds)
  }

  // R-PRES-2
  @Test(arguments: PresentedScene.phones, [true, false])
  func `dismissing restores the presenter's view (R-PRES-2)`(device: (String, Int), animated: Bool)
    throws
  {
    let scene = try PresentedScene(device, style: .fullScreen)
    _ = scene.present()
    scene.modal.onDidDisappear = { #expect($0.presentingViewController == nil) }
    let events = scene.dismiss(scene.modal, animated: animated)
    #expect(
      PresentedScene.appearances(events) == [
        "presented viewWillDisappear", "root viewWillAppear", "root viewDidAppear",
        "presented viewDidDisappear", "root dismissalCompletion",
      ])
    #expect(scene.root.presentedViewController == nil && scene.modal.view.superview == nil)
    #expect(scene.root.view.superview === scene.sim.window)
    #expect(scene.sim.window?.subviews == [scene.root.view!])
    #expect(scene.root.view.frame == scene.sim.window?.bounds)
  }

  private nonisolated static let preserving: [((String, Int), UIModalPresentationStyle)] = [
    (("iphone-6", 8), .overFullScreen), (("iphone-8", 12), .overFullScreen),
    (("iphone-8", 13), .pageSheet), (("iphone-15-pro", 17), .pageSheet),
    (("iphone-15-pro", 26), .formSheet), (("ipad-air-2", 9), .formSheet),
    (("ipad-air-2", 12), .pageSheet), (("ipad-air-2", 15), .popover),
    (("iphone-8", 12), .custom), (("iphone-8", 16), .overCurrentContext),
  ]

  // R-PRES-3
  @Test(arguments: preserving, [true, false])
  func `other styles leave the presenter's view in the window (R-PRES-3)`(
    way: ((String, Int), UIModalPresentationStyle), animated: Bool
  ) throws {
    let scene = try PresentedScene(way.0, style: way.1)
    scene.modal.popoverPresentationController?.sourceView = scene.root.view
    let presented = scene.present(animated: animated)
    #expect(
      PresentedScene.life(presented).filter { !$0.contains("root view") } == [
        "presented viewDidLoad", "presented viewWillAppear",
      ] + appearing(way.0.1) + [
        "presented viewWillLayoutSubviews", "presented viewDidLayoutSubviews",
        "presented viewDidAppear", "root presentationCompletion",
      ])
    let dismissed = scene.dismiss(animated: animated)
    #expect(
      PresentedScene.appearances(dismissed) == [
        "presented viewWillDisappear", "presented viewDidDisappear",
        "root dismissalCompletion",
      ])
    let own = (presented + dismissed).on("root")
    #expect(own.named("viewWillDisappear", "viewDidDisappear", "viewWillAppear").isEmpty)
  }

  @Test func `the default is full screen up to iOS 12 and a page sheet after that (R-PRES-3)`()
    throws
  {
    let old = try PresentedScene(("iphone-8", 12))
    #expect(old.sim.perform { UIViewController().modalPresentationStyle } == .fullScreen)
    let scene = try PresentedScene(("iphone-8", 13))
    let modal = scene.sim.perform { UIViewController() }
    #expect(modal.modalPresentationStyle == .pageSheet)
    modal.modalPresentationStyle = .automatic
    #expect(modal.modalPresentationStyle == .pageSheet)
  }

  private final class Flagged: UIViewController {
    var seen: [String] = []
    private func appearance(_ name: String) {
      if isBeingPresented { seen.append("\(name) presented") }
      if isBeingDismissed { seen.append("\(name) dismissed") }
    }
    override func viewWillAppear(_ animated: Bool) { appearance("willAppear") }
    override func viewDidAppear(_ animated: Bool) { appearance("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { appearance("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { appearance("didDisappear") }
  }

  // R-PRES-9
  @Test(arguments: [true, false])
  func `the flags are set from the will to the did event (R-PRES-9)`(animated: Bool) throws {
    let scene = try PresentedScene()
    let modal = Flagged()
    var inCompletion: [Bool] = []
    let recordState = { inCompletion.append(modal.isBeingPresented || modal.isBeingDismissed) }
    scene.sim.perform { scene.root.present(modal, animated: animated, completion: recordState) }
    #expect(modal.isBeingPresented)
    scene.sim.settle()
    scene.sim.perform { modal.dismiss(animated: animated, completion: recordState) }
    #expect(modal.isBeingDismissed)
    scene.sim.settle()
    #expect(
      modal.seen == [
        "willAppear presented", "didAppear presented", "willDisappear dismissed",
        "didDisappear dismissed",
      ])
    #expect(inCompletion == [false, false])
  }

  @Test func `both controllers have the coordinator until the end`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    var ended = 0
    scene.sim.begin {
      scene.sim.perform {
        scene.root.present(scene.modal, animated: true)
        let coordinator = scene.modal.transitionCoordinator
        #expect(coordinator === scene.root.transitionCoordinator)
        #expect(coordinator?.viewController(forKey: .to) === scene.modal)
        #expect(coordinator?.view(forKey: .from) === scene.root.view)
        #expect(coordinator?.presentationStyle == .fullScreen)
        coordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
      }
    }
    scene.sim.advance(by: 0.1)
    #expect(ended == 0 && scene.root.view.window != nil)
    scene.sim.settle()
    #expect(ended == 1 && scene.root.view.window == nil)
    #expect(scene.modal.transitionCoordinator == nil && scene.root.transitionCoordinator == nil)
  }

  @Test(arguments: [6, 7])
  func `a presented controller rotates with the interface up to iOS 7 (R-ROT-7, R-COORD-3)`(
    system: Int
  )
    throws
  {
    let scene = try PresentedScene(("iphone-4s", system), style: .fullScreen)
    let events = scene.present()
    #expect(events.named("presentationTransitionWillBegin").isEmpty)
    let rotation = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    #expect(
      rotation.named("willRotate", "didRotate").map(\.receiver) == ["presented", "presented"])
    let height: Double = system == 6 ? 300 : 320
    #expect(scene.modal.view.bounds.size == CGSize(width: 480, height: height))
    #expect(
      PresentedScene.appearances(scene.dismiss()) == [
        "presented viewWillDisappear", "root viewWillAppear", "root viewDidAppear",
        "presented viewDidDisappear", "root dismissalCompletion",
      ])
    #expect(scene.root.view.bounds.size == CGSize(width: 480, height: height))
  }
}
