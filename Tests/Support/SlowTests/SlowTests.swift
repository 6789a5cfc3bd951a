import Foundation
public import Testing

extension Tag {
  /// Takes more than a second in a debug build.
  @Tag public static var slow: Self
}

extension Trait where Self == ConditionTrait {
  /// Takes minutes, and runs where the environment has `GIMBAL_LONG_TESTS`.
  public static var long: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["GIMBAL_LONG_TESTS"] != nil,
      "takes minutes: set GIMBAL_LONG_TESTS")
  }
}

extension Range<Int> {
  /// Returns the seeds of a long test: those that the environment selects, as `GIMBAL_STORM_SEEDS=5000..<6000`, or
  /// these.
  public static func seeds(_ seeds: Self) -> Self {
    let ends = ProcessInfo.processInfo.environment["GIMBAL_STORM_SEEDS"]?.split(separator: "..<")
      .compactMap { Int($0) }
    return ends.map { $0[0]..<$0[1] } ?? seeds
  }
}
