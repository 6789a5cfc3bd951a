import Foundation
import GimbalTraces

/// Memory warnings: who receives them, and in which order.
extension LifeCycle {
  /// Sends a memory warning: to the delegate, the controllers and observers of the app's
  /// notification.
  ///
  /// Controllers observe that notification. They receive the warning window by window, parents
  /// first, then the controllers that they present. The app's observers follow.
  ///
  /// Controllers that cannot be reached from a window receive nothing.
  ///
  /// Source: Apple, `UIViewController.didReceiveMemoryWarning()`; the order is Gimbal's choice
  /// (CHOICE).
  package func sendMemoryWarning() {
    machine.perform {
      if machine.recorder.isRecording {
        machine.recorder.recordStimulus(.memoryWarning, on: machine.device.registered())
      }
      guard let delegate = machine.application.delegate else { return }
      _ = machine.appDelegateReceiver.sendOptional(
        .applicationDidReceiveMemoryWarning, to: delegate
      ) {
        delegate.applicationDidReceiveMemoryWarning(machine.application)
      }
      machine.application.send(.didReceiveMemoryWarningNotification) {
        for window in machine.showing.windows { window.rootViewController?.warnOfMemory() }
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: machine.application)
      }
    }
  }
}

extension UIViewController {
  /// Sends the warning to the controller, its children, whether or not their views are loaded, and
  /// presented controllers.
  ///
  /// - Complexity: O(descendants).
  fileprivate func warnOfMemory() {
    send(.didReceiveMemoryWarning) { didReceiveMemoryWarning() }
    for child in childControllers { child.warnOfMemory() }
    guard let over = presentation.over else { return }
    over.shown.warnOfMemory()
    // If the delegate's substitute contains the presented controller, that one has already been
    // warned.
    let presented = over.presentedViewController
    if presented !== over.shown, presented.parentController == nil { presented.warnOfMemory() }
  }
}
