public import Foundation
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// Rotation of the status bar, with the notifications of iOS 12 and earlier.
///
/// See: R-ROT-1 (that they are posted just before and after the interface changes is a CHOICE).
extension Machine {
  func willRotateStatusBar(to orientation: UIInterfaceOrientation) {
    guard features.postsStatusBarOrientation else { return }
    if let delegate = application.delegate {
      _ = appDelegateReceiver.sendOptional(.applicationWillChangeStatusBarOrientation, to: delegate)
      {
        delegate.application(
          application, willChangeStatusBarOrientation: orientation,
          duration: switches.rotationDuration)
      }
    }
    application.send(.willChangeStatusBarOrientationNotification) {
      post(UIApplication.willChangeStatusBarOrientationNotification, orientation)
    }
  }

  func didRotateStatusBar(from old: UIInterfaceOrientation) {
    guard features.postsStatusBarOrientation else { return }
    if let delegate = application.delegate {
      _ = appDelegateReceiver.sendOptional(.applicationDidChangeStatusBarOrientation, to: delegate)
      {
        delegate.application(application, didChangeStatusBarOrientation: old)
      }
    }
    application.send(.didChangeStatusBarOrientationNotification) {
      post(UIApplication.didChangeStatusBarOrientationNotification, old)
    }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: application,
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
