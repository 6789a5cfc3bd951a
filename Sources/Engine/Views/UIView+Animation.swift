public import Foundation
import GimbalTraces

/// Animations: what they change is changed at once, as in UIKit's model values; their completion comes
/// when the virtual clock has reached their end.
extension UIView {
  /// Runs changes as an animation of some seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let machine = Machine.forNewObjects
    machine.animationReceiver.send(.animations) { animations() }
    guard let completion else { return }
    let wait = machine.animationsAreEnabled ? delay + duration : 0
    machine.clock.schedule(after: wait) { [unowned machine] in
      machine.animationReceiver.send(.animationCompletion) { completion(true) }
    }
  }

  /// Runs changes without any animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let machine = Machine.forNewObjects
    let before = machine.animationsAreEnabled
    machine.animationsAreEnabled = false
    actionsWithoutAnimation()
    machine.animationsAreEnabled = before
  }

  /// Turns animations on or off for the app.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Machine.forNewObjects.animationsAreEnabled = enabled
  }

  /// Whether animations take time.
  public class var areAnimationsEnabled: Bool { Machine.forNewObjects.animationsAreEnabled }
}
