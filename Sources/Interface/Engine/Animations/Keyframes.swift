public import Foundation
import GimbalGeometry
import GimbalLayers
import GimbalMotion
import GimbalTraces

extension UIView {
  /// Options of a keyframe animation.
  ///
  /// Source: Apple, UIView.KeyframeAnimationOptions, with its raw values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each flag; the calculation mode is a number from bit 10 on.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews, so that they are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the visible values, not from the model values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of that of the enclosing animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits no options from the enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation between keyframes: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe lasts until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation with constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Cubic interpolation.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Cubic interpolation with constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Runs a keyframe animation, whose keyframes `addKeyframe` adds in the block, and a completion
  /// at its end.
  ///
  /// Each property is interpolated linearly within each keyframe. Before its first keyframe its
  /// value does not change.
  ///
  /// Rule: L-ANIM-15.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let flags = UIView.AnimationOptions(rawValue: options.rawValue & 0b11_1111)
    var animation = Animation(duration: duration, delay: delay, options: flags)
    animation.own = .curve(CAMediaTimingFunction(name: .linear))
    run(
      animation,
      {
        guard let block = Machine.forNewObjects.motion.blocks.last else { return animations() }
        let keyframes = KeyframeRecord()
        block.keyframes = keyframes
        animations()
        block.keyframes = nil
        keyframes.add(to: block, options.mode)
      }, completion: completion)
  }

  /// Adds a keyframe to the current keyframe animation: its changes are animated in a part of the
  /// duration.
  ///
  /// Start time and duration are fractions of the whole duration. Outside of a keyframe animation
  /// the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = Machine.forNewObjects.motion.blocks.last, let keyframes = block.keyframes
    else { return animations() }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let length = frameDuration > 0 ? min(frameDuration, 1 - start) : 0
    block.record = { keyframes.record($0, from: start, to: start + length) }
    animations()
    block.record = nil
  }
}

/// The changes of a keyframe animation, by layer and property.
@MainActor
final class KeyframeRecord {
  private struct Track {
    /// The layer whose property changes.
    let layer: CALayer
    /// The key path of the property, as in a `CAKeyframeAnimation`.
    let path: String
    /// The changes of the property, as fractions of the whole animation's duration.
    var frames: [(start: Double, end: Double, old: MotionValue, new: MotionValue)] = []
  }

  private var tracks: [Track] = []

  /// Records a change inside a keyframe, as fractions of the whole animation.
  func record(_ change: AnimationBlock.CapturedChange, from start: Double, to end: Double) {
    let index =
      tracks.firstIndex { $0.layer === change.layer && $0.path == change.path } ?? tracks.count
    if index == tracks.count { tracks.append(Track(layer: change.layer, path: change.path)) }
    tracks[index].frames.append((start, end, change.old, change.new))
  }

  /// Adds a keyframe animation to the block for each recorded property; called when all keyframes
  /// have been recorded.
  func add(to block: AnimationBlock, _ mode: CAAnimationCalculationMode) {
    guard block.duration > 0 else { return }
    for track in tracks {
      let frames = track.frames.sorted { $0.start < $1.start }
      guard let first = frames.first else { continue }
      var times = [0.0]
      var values = [first.old]
      for frame in frames {
        // If there is a gap before a keyframe, the value of the property stays until the keyframe
        // starts.
        if frame.start > times[times.count - 1] {
          times.append(frame.start)
          values.append(values[values.count - 1])
        }
        times.append(max(frame.end, times[times.count - 1]))
        values.append(frame.new)
      }
      if times[times.count - 1] < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      let animation = CAKeyframeAnimation(keyPath: track.path)
      animation.values = values.map(\.asAny)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      block.add(animation, to: track.layer, forKey: track.path)
    }
  }
}
