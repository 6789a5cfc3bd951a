public import Foundation

/// The inherited duration, and repeated parts of animation blocks.
extension UIView {
  /// The duration of the current animation block, in seconds; 0 outside of a block (from iOS 9 on).
  public class var inheritedAnimationDuration: TimeInterval {
    let machine = Machine.forNewObjects
    return machine.animations.areEnabled ? machine.motion.blocks.last?.duration ?? 0 : 0
  }

  /// Repeats some of the changes of an animation block (from iOS 12 on).
  ///
  /// Outside of a block the changes are made at once.
  ///
  /// The block's completion waits for the last repetition. A count that is not positive means one
  /// run.
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
