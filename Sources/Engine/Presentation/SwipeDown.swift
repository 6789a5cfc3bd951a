package import Foundation
import GimbalTraces
import GimbalTraits

/// The person swipes a sheet down (from iOS 13 on).
///
/// Source: R-PRES-8.
extension Machine {
  /// The person begins to swipe the topmost presentation down.
  ///
  /// False where that is no sheet, or the sheet may not be dismissed; its delegate is told of that.
  package func beginSwipeDown() -> Bool { perform { topPresentation?.beginSwipeDown() ?? false } }

  /// How far the person has swiped, from 0 to 1.
  package func updateSwipeDown(_ percent: CGFloat) {
    perform { swipedPresentation?.change?.updateInteractiveTransition(percent) }
  }

  /// The person lets go, past the middle or not.
  package func endSwipeDown(cancelled: Bool) {
    perform { swipedPresentation?.change?.letGo(cancelled: cancelled) }
  }

  private var topPresentation: UIPresentationController? {
    keyWindow?.rootViewController?.presentationInside?.chain.last
  }

  private var swipedPresentation: UIPresentationController? {
    topPresentation.flatMap { $0.isDismissedByPerson ? $0 : nil }
  }
}

extension UIPresentationController {
  /// Source: R-PRES-8.
  fileprivate func beginSwipeDown() -> Bool {
    guard machine.system.major >= 13, style == .pageSheet || style == .formSheet, change == nil,
      !shown.presentation.isBeingDismissed
    else { return false }
    let may =
      !shown.isModalInPresentation && !presentedViewController.isModalInPresentation
      && tellDelegate(.presentationControllerShouldDismiss) {
        $0.presentationControllerShouldDismiss(self)
      } ?? true
    guard may else {
      tellDelegate(.presentationControllerDidAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(self)
      }
      return false
    }
    tellDelegate(.presentationControllerWillDismiss) { $0.presentationControllerWillDismiss(self) }
    guard container != nil, change == nil else { return false }
    isDismissedByPerson = true
    dismissChain(animated: true, isInteractive: true)
    return true
  }
}
