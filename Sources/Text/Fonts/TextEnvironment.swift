package import GimbalTraits
import Synchronization

/// Questions of fonts about the device on which they are shown; the room above answers.
package enum TextEnvironment {
  /// A function in a structure of its own: one that a generic type holds by itself is wrapped anew at each look.
  private struct Answer {
    var ask: (@Sendable () -> UIContentSizeCategory)?
  }

  private static let answer = Mutex(Answer())

  /// Has fonts ask `answer` for the text size that the user has set.
  ///
  /// Any thread may ask. Called by every device as it is made; before the first one there is no setting.
  package static func follow(_ answer: @escaping @Sendable () -> UIContentSizeCategory) {
    TextEnvironment.answer.withLock { $0.ask = answer }
  }

  /// The system whose font texts have that belong to no view: that from iOS 14 on.
  static let system = SystemVersion.iOS(18)

  /// The text size that the user has set; large where no device is on.
  static var contentSizeCategory: UIContentSizeCategory {
    answer.withLock { $0.ask }?() ?? .large
  }
}
