import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport

/// An app with one object of every kind that can be misused.
@MainActor
struct MisusedScene {
  let sim: Simulator
  let root: Probe
  let child: Probe
  let other: Probe
  let stack: UINavigationController
  let tabs: UITabBarController
  let view: UIView
  let inner: UIView
  let modal: Probe
  /// The coordinator of a finished rotation.
  let finishedCoordinator: (any UIViewControllerTransitionCoordinator)?

  /// Launches the app on the misuse's device, or on another, and prepares it for the misuse.
  init(_ misuse: Misuse, on device: (String, SystemVersion)? = nil) throws {
    let (slug, system) = device ?? misuse.device
    sim = try Simulator(DeviceCatalog.standard.device(slug), system: system)
    let (root, child, other) = (Probe("root"), Probe("child"), Probe("other"))
    let stack = UINavigationController(rootViewController: Probe("bottom"))
    let tabs = UITabBarController()
    tabs.viewControllers = [Probe("first"), Probe("second")]
    let view = UIView("view", CGRect(x: 1, y: 2, width: 30, height: 40))
    let inner = UIView("inner")
    var coordinator: (any UIViewControllerTransitionCoordinator)?
    root.onLoad = { root in
      root.view.addSubview(view)
      view.addSubview(inner)
      for controller in [child, other, stack, tabs] { root.embed(controller) }
    }
    root.onSize = { coordinator = $2 }
    sim.launch(root)
    sim.rotate(to: .landscapeLeft)
    sim.rotate(to: .portrait)
    sim.settle()
    root.onSize = nil
    (self.root, self.child, self.other, self.stack) = (root, child, other, stack)
    (self.tabs, self.view, self.inner, modal) = (tabs, view, inner, Probe("modal"))
    finishedCoordinator = coordinator
    let scene = self
    sim.doing { misuse.prepare(scene) }
  }

  /// All values that a call without effect leaves unchanged.
  var state: [String] {
    var lines = sim.layout.views.map { "\($0)" }
    lines.append("\(sim.interfaceOrientation) \(inner.constraints.count) \(view.alpha)")
    lines.append("\(view.layoutMargins) \(view.bounds) \(view.transform)")
    describe(root, into: &lines)
    describe(modal, into: &lines)
    return lines
  }

  private func describe(_ controller: UIViewController, into lines: inout [String]) {
    let names = controller.children.map { $0.sceneIdentifier ?? "\(type(of: $0))" }
    lines.append(
      "\(controller.sceneIdentifier ?? "") \(controller.traitCollection) \(names) "
        + "\(controller.presentedViewController?.sceneIdentifier ?? "nothing")")
    for child in controller.children { describe(child, into: &lines) }
  }
}
