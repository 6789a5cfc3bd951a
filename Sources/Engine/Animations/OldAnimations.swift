public import Foundation
import GimbalMotion

/// Animations between two calls, as before blocks.
///
/// What is told of them by selectors is not simulated. Source: Apple, UIView, deprecated from iOS 13 on.
extension UIView {
  /// Begins an animation, which `commitAnimations()` ends.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    Machine.ensureDevice(for: "UIView.beginAnimations")
    let machine = Machine.forNewObjects
    let block = AnimationBlock(
      on: machine, duration: 0.2, pace: .curve(CAMediaTimingFunction(name: .easeInEaseOut)))
    block.isOpen = true
    machine.push(block)
  }

  /// Ends the animation that was begun last; without one nothing happens.
  public class func commitAnimations() {
    let machine = Machine.forNewObjects
    guard let block = machine.motion.blocks.last, block.isOpen else { return }
    machine.pop()
    let times = block.options.contains(.autoreverse) ? 2.0 : 1
    let length = block.delay + block.duration * times * max(block.repeatCount, 1)
    block.close(after: length.isFinite ? length : nil)
  }

  private class var open: AnimationBlock? {
    Machine.forNewObjects.motion.blocks.last.flatMap { $0.isOpen ? $0 : nil }
  }

  /// Sets the duration of what is changed from now on in the animation, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    open?.duration = duration > 0 ? duration : 0
  }

  /// Sets the delay of what is changed from now on, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    open?.delay = delay > 0 ? delay : 0
  }

  /// Sets the pace of what is changed from now on.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    open?.pace = .curve(curve.function)
  }

  /// Sets the number of runs of what is changed from now on.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    open?.repeatCount = repeatCount > 0 ? Double(repeatCount) : 0
  }

  /// Says whether each run is followed by one backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if repeatAutoreverses { open?.options.insert(.autoreverse) }
  }

  /// Says whether what is changed from now on starts from what is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState { open?.options.insert(.beginFromCurrentState) }
  }
}
