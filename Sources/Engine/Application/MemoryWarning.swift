import Foundation
import GimbalTraces

extension Machine {
  /// Tells the app that memory runs short: the delegate, then the controllers inside of the
  /// notification that they observe, parents first and window by window, then the app's observers.
  ///
  /// Controllers that no window leads to are not known here and hear nothing.
  ///
  /// Source: Apple, `UIViewController.didReceiveMemoryWarning()`; the order is a CHOICE.
  package func sendMemoryWarning() {
    perform {
      if recorder.isRecording { recorder.noteStimulus(.memoryWarning, on: device.registered()) }
      guard let delegate = application.delegate else { return }
      _ = appDelegateReceiver.sendOptional(.applicationDidReceiveMemoryWarning) {
        delegate.applicationDidReceiveMemoryWarning(application)
      }
      application.send(.didReceiveMemoryWarningNotification) {
        for window in windows { window.rootViewController?.warnOfMemory() }
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: application)
      }
    }
  }
}

extension UIViewController {
  /// Warns the controller and its children.
  ///
  /// Complexity: O(controllers below).
  fileprivate func warnOfMemory() {
    send(.didReceiveMemoryWarning) { didReceiveMemoryWarning() }
    for child in childControllers { child.warnOfMemory() }
  }
}
