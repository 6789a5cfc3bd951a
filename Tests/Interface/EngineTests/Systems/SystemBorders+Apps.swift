import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport

/// A window that cannot become key.
private final class MuteWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

/// A controller that prefers an orientation which it does not support.
private final class PortraitInLandscape: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
}

/// A controller that answers the queries of the system's bars.
private final class BarsController: UIViewController {
  override var prefersStatusBarHidden: Bool { false }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var prefersInterfaceOrientationLocked: Bool { false }
}

extension SystemBorder {
  /// Returns a border for whether a controller is queried when it is launched.
  private static func queried(_ question: String, from first: Int) -> SystemBorder {
    SystemBorder("\(question) is asked", from: first, "false", "true") { sim in
      let events = sim.events { sim.launch(sim.perform { BarsController() }) }
      return "\(!events.named(question).isEmpty)"
    }
  }

  /// The app, its windows and the system's bars.
  static let ofApps: [SystemBorder] = [
    SystemBorder("a refused orientation for presentation", from: 13, "return", "match") { sim in
      let root = Probe("root")
      sim.launch(root)
      sim.exceptionHandler = { _, _ in }
      let raised = sim.exceptions {
        let wide = PortraitInLandscape()
        wide.modalPresentationStyle = .fullScreen
        root.present(wide, animated: false)
      }
      return raised.first.map { $0.reason.contains("match") ? "match" : "return" } ?? "none"
    },
    SystemBorder("a device's name is its model", from: 16, "false", "true") { sim in
      sim.perform { "\(UIDevice.current.name == UIDevice.current.model)" }
    },
    SystemBorder("a tablet's system", from: 13, "iOS", "iPadOS", onPad: true) { sim in
      sim.perform { UIDevice.current.systemName }
    },
    SystemBorder("a window without a frame fills the screen", from: 9, "false", "true") { sim in
      sim.perform { "\(UIWindow().frame == UIScreen.main.bounds)" }
    },
    SystemBorder("after the window comes the app", from: 13, "true", "false") { sim in
      sim.launch(sim.perform { Probe("root") })
      return "\(sim.window?.next === sim.application)"
    },
    SystemBorder("a window may refuse to be key", from: 15, "true", "false") { sim in
      sim.launch(sim.perform { Probe("root") })
      return sim.perform {
        let window = MuteWindow(frame: UIScreen.main.bounds)
        window.windowScene = sim.window?.windowScene
        window.rootViewController = Probe("other")
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        return "\(window.isKeyWindow)"
      }
    },
    SystemBorder("a change of the text's size is posted", from: 7, "0", "1") { sim in
      sim.launch(sim.perform { Probe("root") })
      let events = sim.events { sim.settings.contentSizeCategory = .extraLarge }
      return "\(events.named("UIContentSizeCategory.didChangeNotification").count)"
    },
    queried("prefersStatusBarHidden", from: 7),
    queried("prefersHomeIndicatorAutoHidden", from: 11),
    queried("preferredScreenEdgesDeferringSystemGestures", from: 11),
    queried("prefersInterfaceOrientationLocked", from: 26),
    SystemBorder("an app in the background poses on its side", from: 9, "0", "2", onPad: true) {
      sim in
      sim.launch(sim.perform { Probe("root") })
      let events = sim.events { sim.background() }
      return "\(events.on("window").named("bounds").count)"
    },
  ]
}
