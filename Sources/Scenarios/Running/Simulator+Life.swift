import Gimbal
import GimbalScenarioFiles

extension Simulator {
  /// Does what the person or the system does to the app.
  func live(_ step: LifeStep) {
    switch step {
    case .background: background()
    case .foreground: foreground()
    case .resignActive: resignActive()
    case .becomeActive: becomeActive()
    case .memoryWarning: sendMemoryWarning()
    case .terminate: terminate()
    }
  }
}
