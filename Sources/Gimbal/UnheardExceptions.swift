import GimbalEngine

/// UIKit's exceptions for which the test has no handler.
///
/// The trace has them. But a test that reads none would pass in silence, where on a device the app ends.
@MainActor
package enum UnheardExceptions {
  /// The most lines of one process.
  static let limit = 20
  private static var count = 0

  static func tell(_ exception: UIKitException, isDefaultDevice: Bool, _ site: CallSite?) {
    count += 1
    if let line = line(exception, number: count) { StandardError.write(line) }
    if isDefaultDevice { record(exception, site) }
  }

  /// The line about the exception with a number from 1; nil past the limit.
  static func line(_ exception: UIKitException, number: Int) -> String? {
    if number > limit + 1 { return nil }
    if number > limit { return "gimbal: exceptions after the first \(limit) are in traces only" }
    return "gimbal: UIKit raises an exception here, \(exception)"
  }

  /// Makes an issue of the running test, where a library of tests is linked.
  ///
  /// It is replaced when the program is linked with GimbalTesting.
  package dynamic static func record(_ exception: UIKitException, _ site: CallSite?) {}
}
