import Foundation
import GimbalTraces

extension Machine {
  /// Tells the app that memory runs short: the delegate, then the controllers inside of the
  /// notification that they observe, parents first, then what they present, window by window, then the
  /// app's observers.
  ///
  /// Controllers that are reachable from no window receive nothing.
  ///
  /// Source: Apple, `UIViewController.didReceiveMemoryWarning()`; the order is a CHOICE.
  package func sendMemoryWarning() {
    perform {
      if recorder.isRecording { recorder.recordStimulus(.memoryWarning, on: device.registered()) }
      guard let delegate = application.delegate else { return }
      _ = appDelegateReceiver.sendOptional(.applicationDidReceiveMemoryWarning, to: delegate) {
        delegate.applicationDidReceiveMemoryWarning(application)
      }
      application.send(.didReceiveMemoryWarningNotification) {
        for window in showing.windows { window.rootViewController?.warnOfMemory() }
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: application)
      }
    }
  }
}

extension UIViewController {
  /// Warns the controller, its children, whether their views are loaded or not, and what it presents.
  ///
  /// - Complexity: O(controllers below).
  fileprivate func warnOfMemory() {
    send(.didReceiveMemoryWarning) { didReceiveMemoryWarning() }
    for child in childControllers { child.warnOfMemory() }
    guard let over = presentation.over else { return }
    over.shown.warnOfMemory()
    // The delegate's replacement may contain the presented controller, which has then been warned
    // already.
    let presented = over.presentedViewController
    if presented !== over.shown, presented.parentController == nil { presented.warnOfMemory() }
  }
}
