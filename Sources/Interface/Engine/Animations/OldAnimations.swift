public import Foundation
import GimbalMotion
import GimbalTraces

/// Animations between `beginAnimations` and `commitAnimations`, which precede block-based
/// animations.
///
/// Source: Apple, UIView, deprecated from iOS 13 on.
extension UIView {
  /// The transitions of these animations.
  ///
  /// Source: Apple, UIView.AnimationTransition.
  public enum AnimationTransition: Int, Sendable {
    /// None; a flip from the left or right; a curl up or down.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// Begins an animation, which `commitAnimations()` ends.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    DefaultDevice.ensure(for: "UIView.beginAnimations")
    let machine = Machine.forNewObjects
    let block = AnimationBlock(
      on: machine, duration: 0.2, pace: .curve(CAMediaTimingFunction(name: .easeInEaseOut)))
    block.isOpen = true
    block.old = OldAnimation(name: animationID, context: context)
    AnimationBlocks(machine).push(block)
  }

  /// Ends the animation that was begun last; without one, it has no effect.
  public class func commitAnimations() {
    let machine = Machine.forNewObjects
    guard let block = machine.motion.blocks.last, block.isOpen else { return }
    AnimationBlocks(machine).pop()
    let times = block.options.contains(.autoreverse) ? 2.0 : 1
    block.old?.notifyDelegate(of: block, on: machine)
    let length = block.delay + block.duration * times * max(block.repeatCount, 1)
    block.close(after: length.isFinite ? length : nil)
  }

  private class var open: AnimationBlock? {
    Machine.forNewObjects.motion.blocks.last.flatMap { $0.isOpen ? $0 : nil }
  }

  /// Sets the delegate for the start and end of the animation, which retains it.
  public class func setAnimationDelegate(_ delegate: Any?) {
    open?.old?.delegate = delegate as AnyObject?
  }

  /// Sets the delegate's method that is called at the start, with the animation's name and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    open?.old?.willStart = selector
  }

  /// Sets the delegate's method that is called at the end, with the animation's name, whether it
  /// finished, and its context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    open?.old?.didStop = selector
  }

  /// Sets the duration of the following changes, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    open?.duration = duration > 0 ? duration : 0
  }

  /// Sets the delay of the following changes, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    open?.delay = delay > 0 ? delay : 0
  }

  /// Sets the curve of the following changes.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    open?.pace = .curve(curve.function)
  }

  /// Sets the number of repetitions of the following changes.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    open?.repeatCount = repeatCount > 0 ? Double(repeatCount) : 0
  }

  /// Sets whether each repetition runs backwards too.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if repeatAutoreverses { open?.options.insert(.autoreverse) }
  }

  /// Sets a transition for a view whose content changes in the animation.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none, let open else { return }
    recordTransition(of: view, open.duration)
  }

  /// Sets whether the following changes start from the visible values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState { open?.options.insert(.beginFromCurrentState) }
  }
}

/// The state of an animation between `beginAnimations` and `commitAnimations`.
@MainActor
final class OldAnimation {
  private let name: String?
  private let context: UnsafeMutableRawPointer?
  /// The object that is called at the start and at the end; from `setAnimationDelegate(_:)`.
  var delegate: AnyObject?
  /// The delegate's method for the start; from `setAnimationWillStart(_:)`.
  var willStart: Selector?
  /// The delegate's method for the end; from `setAnimationDidStop(_:)`.
  var didStop: Selector?

  /// Creates the state with the two arguments of `beginAnimations(_:context:)`.
  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  /// Schedules the delegate's calls at the start, after the delay, and at the end.
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
