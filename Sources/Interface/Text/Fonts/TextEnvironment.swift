package import GimbalTraits
import Synchronization

/// Questions of fonts about the device on which they are shown; the room above answers.
package enum TextEnvironment {
  /// A function in a structure of its own: one that a generic type holds by itself is wrapped anew at each look.
  private struct Answer {
    var provider: (@Sendable () -> UIContentSizeCategory)?
    var system: (@Sendable () -> SystemVersion?)?
    var raise: (@Sendable (_ reason: String) -> Void)?
  }

  private static let answer = Mutex(Answer())

  /// Has fonts ask for the text size that the user has set, and for the system.
  ///
  /// Any thread may ask. Called by every device as it is made; before the first one there is no setting.
  package static func follow(
    _ size: @escaping @Sendable () -> UIContentSizeCategory,
    system: @escaping @Sendable () -> SystemVersion?
  ) {
    answer.withLock { ($0.provider, $0.system) = (size, system) }
  }

  /// Has ranges that do not lie in a text reported to the current device.
  package static func reportRanges(_ raise: @escaping @Sendable (_ reason: String) -> Void) {
    answer.withLock { $0.raise = raise }
  }

  /// Reports a range that does not lie in a text, as UIKit raises it.
  static func raiseRange(_ reason: String) { answer.withLock { $0.raise }?(reason) }

  /// The system whose font texts have that belong to no view: that of the device, or iOS 18 where none is on.
  static var system: SystemVersion { answer.withLock { $0.system }?() ?? .iOS(18) }

  /// The text size that the user has set; large where no device is on.
  static var contentSizeCategory: UIContentSizeCategory {
    answer.withLock { $0.provider }?() ?? .large
  }
}
