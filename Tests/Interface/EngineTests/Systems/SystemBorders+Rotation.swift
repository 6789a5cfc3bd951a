import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport

extension SystemBorder {
  /// Returns whether a rotation sends events of a name to a controller that allows all orientations but upside down.
  private static func rotated(
    _ name: String, from first: Int, _ before: String, _ after: String
  ) -> SystemBorder {
    SystemBorder("\(name) comes in a turn", from: first, before, after) { sim in
      sim.launch(sim.perform { Probe("root") })
      let events = sim.events { sim.rotate(to: .landscapeLeft) }
      return "\(!events.named(name).isEmpty)"
    }
  }

  /// Rotations and the queries before them.
  static let ofRotation: [SystemBorder] = [
    rotated("shouldAutorotate", from: 16, "true", "false"),
    rotated("supportedInterfaceOrientations", from: 6, "false", "true"),
    rotated("willChangeStatusBarOrientationNotification", from: 13, "true", "false"),
    rotated("didChangeStatusBarOrientationNotification", from: 13, "true", "false"),
    rotated("viewWillTransition", from: 8, "false", "true"),
    SystemBorder("a turn is attempted when an app asks", from: 16, "landscapeRight", "portrait") {
      sim in
      let root = sim.perform { Probe("root") }
      root.orientations = .portrait
      sim.launch(root)
      sim.rotate(to: .landscapeLeft)
      root.orientations = .allButUpsideDown
      sim.doing { UIViewController.attemptRotationToDeviceOrientation() }
      return sim.interfaceOrientation.name
    },
    SystemBorder("an app and its root agree on no orientation", from: 13, "true", "false") { sim in
      let root = sim.perform { Probe("root") }
      root.orientations = .portraitUpsideDown
      sim.launch(root)
      root.orientations = []
      let events = sim.events { sim.rotate(to: .landscapeLeft) }
      return "\(!events.named("exception").isEmpty)"
    },
  ]
}
