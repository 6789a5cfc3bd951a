public import Foundation

extension UIView {
  /// The duration of the animation block that is executing, in seconds; 0 outside of any.
  ///
  /// Source: Apple, UIView.inheritedAnimationDuration.
  public class var inheritedAnimationDuration: TimeInterval {
    Machine.current?.motion.blocks.last?.duration ?? 0
  }
}
