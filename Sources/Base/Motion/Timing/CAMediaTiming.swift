import Foundation

#if !canImport(Darwin)
  /// A duration or a time, in seconds.
  public typealias CFTimeInterval = Double
#endif

/// The state of a timed object before it begins and after it has ended.
///
/// Source: Apple, CAMediaTimingFillMode.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation keeps its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation has its first value before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The effects of both ``backwards`` and ``forwards``.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect before its beginning and after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of a layer or an animation relative to its parent.
///
/// Source: Apple, CAMediaTiming.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time of the parent at which the local time begins, in seconds.
  var beginTime: Double { get set }
  /// The duration of one run, in seconds.
  var duration: Double { get set }
  /// The local seconds per second of the parent.
  var speed: Float { get set }
  /// An offset of the local time, in seconds.
  var timeOffset: Double { get set }
  /// The number of runs; 0 means one.
  var repeatCount: Float { get set }
  /// The seconds during which runs repeat; 0 means that `repeatCount` applies.
  var repeatDuration: Double { get set }
  /// True if each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The value before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
