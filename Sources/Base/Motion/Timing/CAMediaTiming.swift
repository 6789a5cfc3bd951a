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
  /// Its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The time of a layer or an animation in that of its parent.
///
/// Source: Apple, CAMediaTiming.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time of the parent at which the own time begins, in seconds.
  var beginTime: Double { get set }
  /// The duration of one run, in seconds.
  var duration: Double { get set }
  /// The own seconds in a second of the parent's.
  var speed: Float { get set }
  /// An offset of the own time, in seconds.
  var timeOffset: Double { get set }
  /// The number of runs; 0 means one.
  var repeatCount: Float { get set }
  /// The seconds for which the runs go on; 0 leaves it to `repeatCount`.
  var repeatDuration: Double { get set }
  /// True if each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The state that is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
