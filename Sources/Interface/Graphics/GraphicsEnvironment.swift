package import Foundation
package import GimbalTraits
import Synchronization

/// What colors and images need to know of the current device; a higher layer provides it.
package struct GraphicsEnvironment: Sendable {
  /// The version of the system, which determines the system's colors.
  package var system: SystemVersion
  /// The number of pixels per point of the screen.
  package var displayScale: CGFloat

  /// Creates the environment of a device.
  package init(system: SystemVersion, displayScale: CGFloat) {
    self.system = system
    self.displayScale = displayScale
  }

  /// The environment of a task, which replaces that of the current device.
  @TaskLocal package static var ofTask: GraphicsEnvironment?

  /// The function is in a structure of its own: a generic type would wrap a function at each read.
  private struct Answer {
    var provider: (@Sendable () -> GraphicsEnvironment?)?
  }

  private static let answer = Mutex(Answer())

  /// Sets the function that returns the environment of the current device.
  ///
  /// It may be called on any thread. Every device calls it when it is made.
  package static func follow(_ answer: @escaping @Sendable () -> GraphicsEnvironment?) {
    GraphicsEnvironment.answer.withLock { $0.provider = answer }
  }

  /// The current environment; without a device, iOS 18 with 3 pixels per point.
  package static var current: GraphicsEnvironment {
    ofTask ?? answer.withLock { $0.provider }?()
      ?? GraphicsEnvironment(system: .iOS(18), displayScale: 3)
  }
}
