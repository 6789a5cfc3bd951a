public import Foundation

/// Settings that animation blocks make of themselves, and parts of blocks that are repeated.
extension UIView {
  /// The duration of the animation block that is being made, in seconds; 0 outside of any (from iOS 9 on).
  public class var inheritedAnimationDuration: TimeInterval {
    let machine = Machine.forNewObjects
    return machine.animations.areEnabled ? machine.motion.blocks.last?.duration ?? 0 : 0
  }

  /// Has what is changed in a part of an animation block repeat (from iOS 12 on); outside of any the changes are
  /// made at once.
  ///
  /// The block's completion waits for the last of them. A count that is not above 0 is one run.
  ///
  /// Source: Apple, modifyAnimations(withRepeatCount:autoreverses:animations:).
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = Machine.forNewObjects.motion.blocks.last, !block.isSystems else {
      return animations()
    }
    let before = (block.repeatCount, block.options)
    block.repeatCount = count > 0 ? Double(count) : 0
    if autoreverses {
      block.options.insert(.autoreverse)
    } else {
      block.options.remove(.autoreverse)
    }
    animations()
    (block.repeatCount, block.options) = before
  }
}
