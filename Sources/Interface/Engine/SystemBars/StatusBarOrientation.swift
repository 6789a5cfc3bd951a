public import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of the status bar, with the notifications of iOS 12 and earlier.
///
/// See: R-ROT-1 (that they are posted just before and after the interface changes is a CHOICE).
extension SystemBarReview {
  /// Notifies the app delegate and observers just before the interface changes its orientation.
  func willRotateStatusBar(to orientation: UIInterfaceOrientation) {
    guard machine.features.postsStatusBarOrientation else { return }
    if let delegate = machine.application.delegate {
      _ = machine.appDelegateReceiver.sendOptional(
        .applicationWillChangeStatusBarOrientation, to: delegate
      ) {
        delegate.application(
          machine.application, willChangeStatusBarOrientation: orientation,
          duration: machine.switches.rotationDuration)
      }
    }
    machine.application.send(.willChangeStatusBarOrientationNotification) {
      post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    }
  }

  /// Notifies the app delegate and observers just after the interface has changed its orientation.
  func didRotateStatusBar(from old: UIInterfaceOrientation) {
    guard machine.features.postsStatusBarOrientation else { return }
    if let delegate = machine.application.delegate {
      _ = machine.appDelegateReceiver.sendOptional(
        .applicationDidChangeStatusBarOrientation, to: delegate
      ) {
        delegate.application(machine.application, didChangeStatusBarOrientation: old)
      }
    }
    machine.application.send(.didChangeStatusBarOrientationNotification) {
      post(UIApplication.didChangeStatusBarOrientationNotification, old)
    }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: machine.application,
      userInfo: [
        UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)
      ])
  }
}

extension UIApplication {
  /// Posted up to iOS 12 before the interface rotates; the user info has the new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")

  /// Posted up to iOS 12 after the interface has rotated; the user info has the old orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// The key of the orientation, an `NSNumber`, in both notifications.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
}
