import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalScenarios
import GimbalTraits

/// All on which a layout depends that a person has not touched: where it is the same, the layout must be.
struct Surroundings: Hashable {
  private let deviceOrientation: UIDeviceOrientation
  private let orientation: UIInterfaceOrientation
  private let window: WindowLayout
  private let side: PaneSide?
  private let settings: UserSettings
  private let keyboardHeight: Double
  private let posture: Posture?
  private let controllers: [String]

  @MainActor
  init(of simulator: Simulator) {
    deviceOrientation = simulator.orientation
    orientation = simulator.interfaceOrientation
    window = simulator.windowLayout
    side = simulator.machine.part?.side
    settings = simulator.settings
    keyboardHeight = simulator.keyboardHeight
    posture = simulator.posture
    controllers = ControllerTree.all(on: simulator).map { controller in
      // Of a container's controllers some are shown.
      simulator.name(of: controller) + (controller.viewIfLoaded?.window == nil ? "" : " shown")
    }
  }
}
