package import GimbalTraits
import Synchronization

/// The settings of the current device that fonts use; a higher layer provides them.
package enum TextEnvironment {
  /// The functions that devices provide.
  ///
  /// They are in a structure because a generic type such as `Mutex` would wrap them at each read.
  private struct Functions {
    /// Returns the user's preferred text size; nil before the first device.
    var textSize: (@Sendable () -> UIContentSizeCategory)?
    /// Returns the system of the current device; nil before the first device.
    var system: (@Sendable () -> SystemVersion?)?
    /// Reports a range outside of a text; nil before the first device.
    var raise: (@Sendable (_ reason: String) -> Void)?
  }

  private static let functions = Mutex(Functions())

  /// Sets the functions that return the user's preferred text size and the system.
  ///
  /// It may be called on any thread. Every device calls it when it is made; before that there is no
  /// setting.
  package static func follow(
    _ size: @escaping @Sendable () -> UIContentSizeCategory,
    system: @escaping @Sendable () -> SystemVersion?
  ) {
    functions.withLock { ($0.textSize, $0.system) = (size, system) }
  }

  /// Sets the function that reports ranges outside of a text to the current device.
  package static func reportRanges(_ raise: @escaping @Sendable (_ reason: String) -> Void) {
    functions.withLock { $0.raise = raise }
  }

  /// Reports a range outside of a text, for which UIKit raises an exception.
  static func raiseRange(_ reason: String) { functions.withLock { $0.raise }?(reason) }

  /// The system version for text that belongs to no view: the device's, or iOS 18 without a device.
  static var system: SystemVersion { functions.withLock { $0.system }?() ?? .iOS(18) }

  /// The user's preferred text size; large without a device.
  static var contentSizeCategory: UIContentSizeCategory {
    functions.withLock { $0.textSize }?() ?? .large
  }
}
