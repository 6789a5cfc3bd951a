package import GimbalTraits
import Synchronization

/// The settings of the current device that fonts use; a higher layer provides them.
package enum TextEnvironment {
  /// A separate structure for the functions, because a generic type would wrap them at each read.
  private struct Answer {
    var provider: (@Sendable () -> UIContentSizeCategory)?
    var system: (@Sendable () -> SystemVersion?)?
    var raise: (@Sendable (_ reason: String) -> Void)?
  }

  private static let answer = Mutex(Answer())

  /// Sets the functions that return the user's preferred text size and the system.
  ///
  /// It may be called on any thread. Every device calls it when it is made; before that there is no
  /// setting.
  package static func follow(
    _ size: @escaping @Sendable () -> UIContentSizeCategory,
    system: @escaping @Sendable () -> SystemVersion?
  ) {
    answer.withLock { ($0.provider, $0.system) = (size, system) }
  }

  /// Sets the function that reports ranges outside of a text to the current device.
  package static func reportRanges(_ raise: @escaping @Sendable (_ reason: String) -> Void) {
    answer.withLock { $0.raise = raise }
  }

  /// Reports a range outside of a text, for which UIKit raises an exception.
  static func raiseRange(_ reason: String) { answer.withLock { $0.raise }?(reason) }

  /// The system version for text that belongs to no view: the device's, or iOS 18 without a device.
  static var system: SystemVersion { answer.withLock { $0.system }?() ?? .iOS(18) }

  /// The user's preferred text size; large without a device.
  static var contentSizeCategory: UIContentSizeCategory {
    answer.withLock { $0.provider }?() ?? .large
  }
}
