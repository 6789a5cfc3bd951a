package import Foundation
package import GimbalEngine
import GimbalTraces
import GimbalTraits

/// Swiping a sheet down by the user (from iOS 13 on).
extension UIPresentationController {
  /// True for a sheet or popover that a touch can dismiss: nothing is presented over it, and no
  /// transition runs.
  fileprivate var isReachable: Bool {
    machine.features.presentsSheets && (style.isSheet || style == .popover) && container != nil
      && change == nil && !shown.presentation.isBeingDismissed && chain.count == 1
  }

  /// Begins an interactive dismissal unless the delegate or the controller forbids it.
  ///
  /// Rule: R-PRES-8.
  fileprivate func beginSwipeDown() -> Bool {
    guard isReachable else { return false }
    let may =
      !shown.isModalInPresentation && !presentedViewController.isModalInPresentation
      && notifyDelegate(.presentationControllerShouldDismiss) {
        $0.presentationControllerShouldDismiss(self)
      } ?? true
    guard may else {
      notifyDelegate(.presentationControllerDidAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(self)
      }
      return false
    }
    notifyDelegate(.presentationControllerWillDismiss) {
      $0.presentationControllerWillDismiss(self)
    }
    guard container != nil, change == nil else { return false }
    isDismissedByUser = true
    dismissChain(animated: true, isInteractive: true)
    return true
  }
}

extension UIViewController {
  /// True if the controller is in a sheet or a popover that a touch can swipe.
  package var canBeSwipedDown: Bool { presentationBelow?.isReachable ?? false }

  /// Begins to swipe the sheet that contains this controller down, or to tap outside its popover.
  ///
  /// Returns false for other presentations, if something is presented over it, or if it may not be
  /// dismissed; its delegate receives the attempt.
  ///
  /// See: R-PRES-8.
  package func beginSwipeDown() -> Bool {
    machine.perform { presentationBelow?.beginSwipeDown() ?? false }
  }

  /// Moves the swipe to a fraction of its distance, from 0 to 1.
  package func updateSwipeDown(_ percent: CGFloat) {
    machine.perform { presentationBelow?.change?.updateInteractiveTransition(percent) }
  }

  /// Ends the swipe and dismisses unless `cancelled`; returns false if no swipe is under way.
  @discardableResult
  package func endSwipeDown(cancelled: Bool) -> Bool {
    machine.perform { presentationBelow?.change?.letGo(cancelled: cancelled) ?? false }
  }
}
