public import Foundation
public import GimbalGeometry
import GimbalMotion

/// The interpolation between two keyframes.
///
/// Source: Apple, CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each keyframe lasts until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at constant speed between keyframes.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
///
/// Source: Apple, CAAnimationRotationMode.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's horizontal axis follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's horizontal axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
///
/// Smooth curves are Catmull-Rom splines: tension, continuity and bias are 0.
///
/// See: L-ANIM-10.
/// Source: Apple, CAKeyframeAnimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; a path takes precedence.
  @Settable open var values: [Any]?
  /// The path along which a point moves; the endpoints of its segments are the keyframes.
  @Settable open var path: CGPath?
  /// The rotation of the layer along a path; nil is none.
  @Settable open var rotationMode: CAAnimationRotationMode?
  /// Fractions of the duration, one for each value and from 0 to 1; nil spreads the values evenly.
  ///
  /// Discrete keyframes have one more time, the end of the last value. Paced keyframes have none.
  @Settable open var keyTimes: [NSNumber]?
  /// The timing functions, one for each segment.
  @Settable open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes.
  @Settable open var calculationMode = CAAnimationCalculationMode.linear

  /// Returns a copy with the keyframes or the path, which is measured for it.
  package override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    (copy.values, copy.keyTimes) = (values, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    (copy.path, copy.rotationMode) = (path?.copy(), rotationMode)
    copy.traversal = copy.path.map { PathTraversal($0.elements) }
    return copyProperty(to: copy)
  }

  /// The measured path, cached in the copy of the animation that a layer runs.
  private final var traversal: PathTraversal?

  /// Returns the value of the path or between the keyframes, at a progress from 0 to 1.
  ///
  /// Rule: L-ANIM-10.
  override final func value(at progress: Double, over present: MotionValue?) -> MotionValue? {
    if let traversal {
      guard traversal.count > 0 else { return nil }
      let (index, share) = position(on: traversal, progress)
      let isCorner = calculationMode == .discrete
      return .point(isCorner ? traversal.corner(index) : traversal.point(index, share))
    }
    let frames = (values ?? []).compactMap { MotionValue($0) }
    guard let last = frames.last else { return nil }
    guard frames.count > 1 else { return last }
    let (index, share) = position(at: progress, times(of: frames), count: frames.count)
    if calculationMode == .discrete { return frames[index] }
    if calculationMode == .cubic || calculationMode == .cubicPaced, 0..<1 ~= share {
      return smooth(frames, index, share)
    }
    return frames[index].between(frames[index + 1], share)
  }

  /// Returns the direction of the path in radians; nil if the layer does not rotate along it.
  override final func rotation(at progress: Double) -> CGFloat? {
    guard let rotationMode, let traversal, traversal.count > 0 else { return nil }
    let (index, share) = position(on: traversal, progress)
    let angle = traversal.direction(min(index, traversal.count - 1), share)
    return rotationMode == .rotateAutoReverse ? angle + .pi : angle
  }

  private final func position(on traversal: PathTraversal, _ progress: Double) -> (Int, CGFloat) {
    let position = position(at: progress, times(of: traversal), count: traversal.count + 1)
    return (position.index, CGFloat(position.share))
  }

  /// Returns the keyframe before a time, and the progress to the next one.
  ///
  /// For discrete keyframes it is the current keyframe.
  private final func position(
    at progress: Double, _ times: [Double], count: Int
  ) -> (index: Int, share: Double) {
    if calculationMode == .discrete {
      return (max(times.lastIndex { $0 <= progress } ?? 0, 0) % count, 0)
    }
    guard progress > times[0] else { return (0, 0) }
    guard progress < times[times.count - 1] else { return (count - 2, 1) }
    let index = min(times.lastIndex { $0 <= progress } ?? 0, count - 2)
    let length = times[index + 1] - times[index]
    let share = length > 0 ? (progress - times[index]) / length : 1
    guard let functions = timingFunctions, functions.indices.contains(index) else {
      return (index, share)
    }
    return (index, functions[index].progress(at: share))
  }

  /// Returns the last keyframe, by which each completed run shifts a cumulative animation.
  override final func way(over present: MotionValue?) -> MotionValue? {
    if let traversal {
      return traversal.count > 0 ? .point(traversal.corner(traversal.count)) : nil
    }
    return values?.last.flatMap { MotionValue($0) }
  }

  private final func times(of traversal: PathTraversal) -> [Double] {
    isPaced ? paces(traversal.lengths.map(Double.init)) : times(count: traversal.count + 1)
  }

  private final func times(of frames: [MotionValue]) -> [Double] {
    guard isPaced else { return times(count: frames.count) }
    return paces(zip(frames, frames.dropFirst()).map { $0.distance(to: $1) })
  }

  private final var isPaced: Bool {
    calculationMode == .paced || calculationMode == .cubicPaced
  }

  /// Returns `keyTimes` if they are valid, otherwise evenly spaced times.
  private final func times(count: Int) -> [Double] {
    let isDiscrete = calculationMode == .discrete
    if let keyTimes, keyTimes.count == count || isDiscrete && keyTimes.count == count + 1 {
      let times = keyTimes.map(\.doubleValue)
      if zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) {
        return Array(times.prefix(count))
      }
    }
    let parts = Double(isDiscrete ? count : count - 1)
    return (0..<count).map { Double($0) / parts }
  }

  /// Returns the times for constant speed over some distances.
  private final func paces(_ distances: [Double]) -> [Double] {
    var sums = [0.0]
    for distance in distances { sums.append(sums[sums.count - 1] + distance) }
    let whole = sums[sums.count - 1]
    return whole > 0
      ? sums.map { $0 / whole } : sums.indices.map { Double($0) / Double(distances.count) }
  }

  /// Returns a point of the curve through the frames around a segment, by De Casteljau's
  /// interpolation in Barry and Goldman's form for uniform knots.
  private final func smooth(_ frames: [MotionValue], _ index: Int, _ share: Double) -> MotionValue {
    let (p1, p2) = (frames[index], frames[index + 1])
    // Beyond an end the curve continues linearly.
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
