import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalScenarios
import GimbalTraits

/// The state on which a layout depends, other than touches: equal states require equal layouts.
///
/// `LayoutInvariants` stores layouts by it.
struct Surroundings: Hashable {
  private let deviceOrientation: UIDeviceOrientation
  private let orientation: UIInterfaceOrientation
  private let window: WindowLayout
  private let side: PaneSide?
  private let settings: UserSettings
  private let keyboardHeight: Double
  private let posture: Posture?
  private let controllers: [String]

  /// Reads the state of the device, the window, the settings and the shown controllers.
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
      // Only some of a container's controllers are shown.
      simulator.name(of: controller) + (controller.viewIfLoaded?.window == nil ? "" : " shown")
    }
  }
}
