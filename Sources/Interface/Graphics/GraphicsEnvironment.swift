package import Foundation
package import GimbalTraits
import Synchronization

/// Questions of colors and pictures about the device on which they are shown; the room above answers.
package struct GraphicsEnvironment: Sendable {
  /// The version of the system, by which the system's colors go.
  package var system: SystemVersion
  /// Pixels for each point of the screen.
  package var displayScale: CGFloat

  /// Creates the facts of a device.
  package init(system: SystemVersion, displayScale: CGFloat) {
    self.system = system
    self.displayScale = displayScale
  }

  /// A device for the code of a task, in the place of the one that is current.
  @TaskLocal package static var ofTask: GraphicsEnvironment?

  /// A function in a structure of its own: one that a generic type holds by itself is wrapped anew at each look.
  private struct Answer {
    var provider: (@Sendable () -> GraphicsEnvironment?)?
  }

  private static let answer = Mutex(Answer())

  /// Has colors and pictures ask `answer` for the device that is current.
  ///
  /// Any thread may ask. Called by every device as it is made.
  package static func follow(_ answer: @escaping @Sendable () -> GraphicsEnvironment?) {
    GraphicsEnvironment.answer.withLock { $0.provider = answer }
  }

  /// The device that is current; where none is on, one of iOS 18 with 3 pixels for each point.
  package static var current: GraphicsEnvironment {
    ofTask ?? answer.withLock { $0.provider }?()
      ?? GraphicsEnvironment(system: .iOS(18), displayScale: 3)
  }
}
