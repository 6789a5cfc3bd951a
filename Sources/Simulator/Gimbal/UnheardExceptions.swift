import GimbalEngine

/// UIKit's exceptions for which the test has no handler.
///
/// The trace has them. But a test that reads none would pass in silence, where on a device the app ends.
@MainActor
package enum UnheardExceptions {
  /// The most lines of one process.
  static let limit = 20
  private static var count = 0

  static func report(_ exception: UIKitException, isDefaultDevice: Bool, _ site: CallSite?) {
    count += 1
    if let line = line(exception, number: count) { StandardError.write(line) }
    if isDefaultDevice { record(exception, site) }
  }

  /// The line about the exception with a number from 1; nil past the limit.
  static func line(_ exception: UIKitException, number: Int) -> String? {
    if number > limit + 1 { return nil }
    if number > limit { return "gimbal: exceptions after the first \(limit) are in traces only" }
    return exception.isGuess
      ? "gimbal: an exception is raised here in Gimbal's words, no source gives UIKit's, \(exception)"
      : "gimbal: UIKit raises an exception here, \(exception)"
  }

  /// Makes an issue of the running test, where a library of tests is linked.
  private static func record(_ exception: UIKitException, _ site: CallSite?) {
    (FailureRecorder.self as Any as? any FailureRecording.Type)?.record(exception, site)
  }
}

/// Makes issues of the running test.
package protocol FailureRecording {
  /// Makes an issue of an exception, at the place of the test's last call if there was one.
  @MainActor
  static func record(_ exception: UIKitException, _ site: CallSite?)
}

/// The recorder of failures: it records where a library of tests is linked, which has it conform to
/// `FailureRecording`.
package enum FailureRecorder {}
