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

  /// Folds or unfolds the device, or sets the angle of its hinge.
  func moveHinge(_ action: Step.Action) {
    switch action {
    case .fold(let opens): if opens { unfold() } else { fold() }
    case .hinge(let degrees): setHinge(degrees: degrees)
    default: break
    }
  }
}
