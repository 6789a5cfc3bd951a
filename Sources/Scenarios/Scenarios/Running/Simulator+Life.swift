import Foundation
import Gimbal
import GimbalDevices
import GimbalScenarioFiles

/// The steps of scenarios on the device: life cycle, hinge and window.
extension Simulator {
  /// Performs a life-cycle action of the user or the system.
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

extension Simulator {
  /// Drags the app's window to a size, in `steps` resizes.
  ///
  /// Returns nil after the drag, or the reason why the device, the system or the app does not offer
  /// a window of one of the sizes.
  func refusalOfDrag(to size: CGSize, steps: Int) -> String? {
    do throws(MultitaskingRefusal) {
      try dragWindow(to: size, steps: steps)
      return nil
    } catch {
      return error.description
    }
  }
}
