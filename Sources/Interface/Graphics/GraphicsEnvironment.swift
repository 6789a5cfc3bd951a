package import Foundation
package import GimbalTraits
import Synchronization

/// The properties of the current device that colors and images use; a higher layer provides them.
package struct GraphicsEnvironment: Sendable {
  /// The version of the system, which determines the system's colors.
  package var system: SystemVersion
  /// The number of pixels per point of the screen.
  package var displayScale: CGFloat

  /// Creates the environment of a device; `displayScale` is the number of pixels per point.
  package init(system: SystemVersion, displayScale: CGFloat) {
    self.system = system
    self.displayScale = displayScale
  }

  /// The environment of a task, which replaces that of the current device.
  @TaskLocal package static var ofTask: GraphicsEnvironment?

  /// A separate structure for the function, because a generic type would wrap it at each read.
  private struct Answer {
    /// Returns the environment of the current device; nil if none is powered on.
    var provider: (@Sendable () -> GraphicsEnvironment?)?
  }

  private static let answer = Mutex(Answer())

  /// Sets the function that `current` calls for the environment of the current device.
  ///
  /// The engine sets it when a device is created. `current` may call the function on any thread.
  package static func follow(_ answer: @escaping @Sendable () -> GraphicsEnvironment?) {
    GraphicsEnvironment.answer.withLock { $0.provider = answer }
  }

  /// The current environment; without a device, iOS 18 with 3 pixels per point.
  package static var current: GraphicsEnvironment {
    ofTask ?? answer.withLock { $0.provider }?()
      ?? GraphicsEnvironment(system: .iOS(18), displayScale: 3)
  }
}
