import Foundation
import GimbalGeometry
import GimbalMotion
import GimbalTraces

extension UIView {
  /// The options of an animation block.
  ///
  /// Transitions and frame rates have no effect on the simulation, but the trace shows them.
  ///
  /// Source: Apple, UIView.AnimationOptions, with its raw values.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each flag; curve, transition and frame rate are numbers from bits 16, 20 and 24
    /// on.
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews, so that they are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the visible values, not from the model values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever, so that the completion is not called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards, which doubles the duration.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses its own duration instead of that of the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses its own curve instead of that of the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws views throughout a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits no options from the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Ease in and out: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Ease in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ease out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition: the default.
    public static let transitionNone: AnimationOptions = []
    /// Flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Uses the system's frame rate: the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Requests 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Requests 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// Updates traits, properties and layout before the block's changes and after them (from iOS 26
    /// on).
    ///
    /// See: L-ANIM-24.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
  }

  /// The duration of an animation, and its other recorded values.
  struct Animation {
    /// The duration in virtual seconds, without the delay.
    var duration: TimeInterval
    /// The seconds before the animation starts, on the virtual clock.
    var delay: TimeInterval = 0
    /// The options that app code has given, or none.
    var options: AnimationOptions = []
    /// The damping ratio and the initial velocity of a spring; nil for a timing curve.
    var spring: (damping: CGFloat, velocity: CGFloat)?
    /// The timing of the enclosing block, which replaces the curve of the options; nil if there is
    /// none.
    var inherited: AnimationBlock.Pace?
    /// Own timing, instead of that of the options.
    var own: AnimationBlock.Pace?

    /// Returns the seconds until the end, or nil if it never ends.
    func end(isEnabled: Bool) -> TimeInterval? {
      guard isEnabled else { return 0 }
      if options.contains(.repeat), duration > 0 { return nil }
      let end = delay + duration * (options.contains(.autoreverse) ? 2 : 1)
      return end == .infinity ? nil : end
    }

    /// The timing of the changes: `own`, the spring, the inherited one, or the curve of the
    /// options.
    ///
    /// See: L-ANIM-4.
    var pace: AnimationBlock.Pace {
      if let own { return own }
      if let spring {
        return .spring(
          SpringMotion(
            dampingRatio: Double(spring.damping), duration: duration,
            velocity: Double(spring.velocity)))
      }
      if let inherited { return inherited }
      let name: CAMediaTimingFunctionName =
        switch options.rawValue >> 16 & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInEaseOut
        }
      return .curve(CAMediaTimingFunction(name: name))
    }

    /// The arguments of the recorded event of the animation; values that are 0 or empty are left
    /// out.
    var arguments: [TraceArgument] {
      var list = [TraceArgument("duration", .number(duration))]
      if delay != 0 { list.append(TraceArgument("delay", .number(delay))) }
      if let spring {
        list.append(TraceArgument("damping", .number(spring.damping)))
        list.append(TraceArgument("velocity", .number(spring.velocity)))
      }
      if !options.isEmpty { list.append(TraceArgument("options", .text(options.text))) }
      return list
    }
  }
}

extension UIView.AnimationOptions {
  private static let flags = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "allowAnimatedContent",
    "showHideTransitionViews", "overrideInheritedOptions",
  ]
  private static let curves = [1: "curveEaseIn", 2: "curveEaseOut", 3: "curveLinear"]
  private static let transitions = [
    1: "transitionFlipFromLeft", 2: "transitionFlipFromRight", 3: "transitionCurlUp",
    4: "transitionCurlDown", 5: "transitionCrossDissolve", 6: "transitionFlipFromTop",
    7: "transitionFlipFromBottom",
  ]
  private static let rates = [3: "preferredFramesPerSecond60", 7: "preferredFramesPerSecond30"]

  /// The names of the options, in the order of their bits; bits without a name in UIKit appear as
  /// their raw value.
  var text: String {
    var names = Self.flags.indices.filter { rawValue & 1 << UInt($0) != 0 }.map { Self.flags[$0] }
    for (table, shift) in [
      (Self.curves, 16), (Self.transitions, 20), (Self.rates, 24),
    ] {
      let number = Int(rawValue >> UInt(shift) & 15)
      if number != 0 { names.append(table[number] ?? "\(number) << \(shift)") }
    }
    return names.joined(separator: " ")
  }
}
