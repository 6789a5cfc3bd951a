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
