public import Foundation
import GimbalMotion

/// How the values between two keyframes are found.
///
/// Source: Apple, CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On straight ways.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each keyframe stands until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight ways at one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at one speed from keyframe to keyframe.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values.
///
/// Smooth curves are those of Catmull and Rom, as with tension, continuity and bias of 0.
///
/// See: L-ANIM-10.
/// Source: Apple, CAKeyframeAnimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// Shares of the duration, one for each value and from 0 to 1; nil spreads the values evenly.
  ///
  /// Discrete keyframes have one more: the time until which the last stands. Paced ones have none.
  open var keyTimes: [NSNumber]?
  /// The paces between keyframes, one for each part.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between keyframes are found.
  open var calculationMode = CAAnimationCalculationMode.linear

  package override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    (copy.values, copy.keyTimes) = (values, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    return copyProperty(to: copy)
  }

  /// Rule: L-ANIM-10.
  override final func value(at progress: Double, over present: MotionValue?) -> MotionValue? {
    let frames = (values ?? []).compactMap { MotionValue($0) }
    guard let last = frames.last else { return nil }
    guard frames.count > 1 else { return last }
    let times = times(of: frames)
    if calculationMode == .discrete {
      return frames[max((times.lastIndex { $0 <= progress } ?? 0), 0) % frames.count]
    }
    guard progress > times[0] else { return frames[0] }
    guard progress < times[times.count - 1] else { return last }
    let index = min((times.lastIndex { $0 <= progress } ?? 0), frames.count - 2)
    let length = times[index + 1] - times[index]
    var share = length > 0 ? (progress - times[index]) / length : 1
    if let functions = timingFunctions, functions.indices.contains(index) {
      share = functions[index].progress(at: share)
    }
    if calculationMode == .cubic || calculationMode == .cubicPaced {
      return smooth(frames, index, share)
    }
    return frames[index].between(frames[index + 1], share)
  }

  override final func way(over present: MotionValue?) -> MotionValue? {
    values?.last.flatMap { MotionValue($0) }
  }

  /// The times of the keyframes: those that are given where they fit, else even ones.
  private final func times(of frames: [MotionValue]) -> [Double] {
    if calculationMode == .paced || calculationMode == .cubicPaced { return paces(of: frames) }
    let isDiscrete = calculationMode == .discrete
    if let keyTimes,
      keyTimes.count == frames.count || isDiscrete && keyTimes.count == frames.count + 1
    {
      let times = keyTimes.map(\.doubleValue)
      if zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
        return Array(times.prefix(frames.count))
      }
    }
    let parts = Double(isDiscrete ? frames.count : frames.count - 1)
    return frames.indices.map { Double($0) / parts }
  }

  private final func paces(of frames: [MotionValue]) -> [Double] {
    var sums = [0.0]
    for (from, to) in zip(frames, frames.dropFirst()) {
      sums.append(sums[sums.count - 1] + from.distance(to: to))
    }
    let whole = sums[sums.count - 1]
    return whole > 0
      ? sums.map { $0 / whole } : frames.indices.map { Double($0) / Double(frames.count - 1) }
  }

  /// The curve through the frames before, at and after a part: by De Casteljau's mixing, as Barry and Goldman
  /// write it for evenly spaced knots.
  private final func smooth(_ frames: [MotionValue], _ index: Int, _ share: Double) -> MotionValue {
    let (p1, p2) = (frames[index], frames[index + 1])
    // Beyond an end the way goes on straight.
    let p0 = index > 0 ? frames[index - 1] : p2.between(p1, 2)
    let p3 = index + 2 < frames.count ? frames[index + 2] : p1.between(p2, 2)
    let a1 = p0.between(p1, share + 1)
    let a2 = p1.between(p2, share)
    let a3 = p2.between(p3, share - 1)
    let b1 = a1.between(a2, (share + 1) / 2)
    let b2 = a2.between(a3, share / 2)
    return b1.between(b2, share)
  }
}
