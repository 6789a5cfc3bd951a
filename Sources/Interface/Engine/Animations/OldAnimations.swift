public import Foundation
import GimbalMotion
import GimbalTraces

/// Animations between two calls, as before blocks.
///
/// Source: Apple, UIView, deprecated from iOS 13 on.
extension UIView {
  /// The transitions of animations between two calls.
  ///
  /// Source: Apple, UIView.AnimationTransition.
  public enum AnimationTransition: Int, Sendable {
    /// None; a flip from either side; a curl up or down.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation, which `commitAnimations()` ends.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    Machine.ensureDevice(for: "UIView.beginAnimations")
    let machine = Machine.forNewObjects
    let block = AnimationBlock(
      on: machine, duration: 0.2, pace: .curve(CAMediaTimingFunction(name: .easeInEaseOut)))
    block.isOpen = true
    block.old = OldAnimation(name: animationID, context: context)
    machine.push(block)
  }

  /// Ends the animation that was begun last; without one nothing happens.
  public class func commitAnimations() {
    let machine = Machine.forNewObjects
    guard let block = machine.motion.blocks.last, block.isOpen else { return }
    machine.pop()
    let times = block.options.contains(.autoreverse) ? 2.0 : 1
    block.old?.notifyDelegate(of: block, on: machine)
    let length = block.delay + block.duration * times * max(block.repeatCount, 1)
    block.close(after: length.isFinite ? length : nil)
  }

  private class var open: AnimationBlock? {
    Machine.forNewObjects.motion.blocks.last.flatMap { $0.isOpen ? $0 : nil }
  }

  /// Sets the delegate of the animation's beginning and end, which the animation retains.
  public class func setAnimationDelegate(_ delegate: Any?) {
    open?.old?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate's method that is called when the animation begins, with its name and its context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    open?.old?.willStart = selector
  }

  /// Sets the delegate's method that is called when the animation has ended, with its name, whether it came to
  /// its end, and its context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    open?.old?.didStop = selector
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

  /// Gives a view whose content is changed in the animation a transition of its duration.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none, let open else { return }
    recordTransition(of: view, open.duration)
  }

  /// Says whether what is changed from now on starts from what is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState { open?.options.insert(.beginFromCurrentState) }
  }
}

/// The state of an animation between `beginAnimations` and `commitAnimations`.
@MainActor
final class OldAnimation {
  private let name: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  /// Has the delegate called at the beginning, after the delay, and at the end.
  ///
  /// Source: Apple, UIView.setAnimationWillStart(_:), setAnimationDidStop(_:).
  func notifyDelegate(of block: AnimationBlock, on machine: Machine) {
    guard let delegate else { return }
    let (name, context) = (name, context)
    if let willStart {
      machine.clock.schedule(after: block.delay) { willStart.call(on: delegate, name, context) }
    }
    guard let didStop else { return }
    block.completion = { [unowned machine] finished in
      machine.reserved("animation", for: UIView.self).send(.animationCompletion) {
        _ = didStop.call(on: delegate, name, NSNumber(value: finished), context)
      }
    }
  }
}
