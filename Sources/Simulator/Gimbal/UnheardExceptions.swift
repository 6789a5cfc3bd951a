import GimbalEngine

/// UIKit exceptions for which the test has no handler.
///
/// The trace contains them, but a test that does not read the trace would pass, although the app
/// would terminate on a device.
@MainActor
package enum UnheardExceptions {
  /// The greatest number of lines in one process.
  static let limit = 20
  private static var count = 0

  /// Counts and prints an exception without a handler; that of a default device fails the test.
  static func report(_ exception: UIKitException, isDefaultDevice: Bool, _ site: CallSite?) {
    count += 1
    if let line = line(exception, number: count) { StandardError.write(line) }
    if isDefaultDevice { record(exception, site) }
  }

  /// Returns the line about the exception with a number from 1; nil past the limit.
  static func line(_ exception: UIKitException, number: Int) -> String? {
    if number > limit + 1 { return nil }
    if number > limit { return "gimbal: exceptions after the first \(limit) are in traces only" }
    return exception.isGuess
      ? "gimbal: exception with a message of Gimbal, UIKit's own text is unknown: \(exception)"
      : "gimbal: UIKit raises an exception here, \(exception)"
  }

  /// Records an issue of the running test, if a testing library is linked.
  private static func record(_ exception: UIKitException, _ site: CallSite?) {
    (FailureRecorder.self as Any as? any FailureRecording.Type)?.record(exception, site)
  }
}

/// A type that records issues of the running test; the testing module conforms to it.
package protocol FailureRecording {
  /// Records an issue for an exception, at the source location of the test's last call if known.
  @MainActor
  static func record(_ exception: UIKitException, _ site: CallSite?)
}

/// The recorder of failures.
///
/// It records only where a testing library is linked, which declares its conformance to
/// `FailureRecording`.
package enum FailureRecorder {}
