// What the tests of the engine and of the simulator share: a device in one call, controllers and
// views that run a test's blocks, and traces as lines that can be compared.
//
// It contains no assertions; the tests in each folder make them.

package import Gimbal
import GimbalDevices
import GimbalEngine
package import GimbalGeometry
package import GimbalTraces
package import GimbalTraits

/// Powers a device of the standard catalog on.
@MainActor
package func device(
  _ slug: String = "iphone-15-pro", _ system: SystemVersion? = nil,
  held orientation: UIDeviceOrientation = .portrait, app: AppDescription = AppDescription(),
  settings: UserSettings = UserSettings(), recording: Recording = .all
) throws -> Simulator {
  try Simulator(
    DeviceCatalog.standard.device(slug), system: system, orientation: orientation, app: app,
    settings: settings, recording: recording)
}

/// Powers a device on and launches a root controller that supports the given orientations, by default
/// those of its class.
@MainActor
package func launched(
  _ slug: String = "iphone-15-pro", _ system: SystemVersion? = nil,
  app: AppDescription = AppDescription(), mask: UIInterfaceOrientationMask? = nil
) throws -> (sim: Simulator, root: Probe) {
  let sim = try device(slug, system, app: app)
  let root = Probe("root")
  root.orientations = mask
  sim.launch(root)
  return (sim, root)
}

extension Simulator {
  /// Runs app code, and all that follows from it.
  package func doing(_ body: () -> Void) {
    perform(body)
    settle()
  }

  /// The events that are recorded while `body` runs.
  package func events(_ body: () throws -> Void) rethrows -> [TraceEvent] {
    let first = trace.events.count
    try body()
    return Array(trace.events[first...])
  }
}

extension [TraceEvent] {
  /// The events as `receiver name`, one line each.
  package var lines: [String] { map { "\($0.receiver) \($0.name)" } }

  /// The events as `receiver name arguments`.
  package var strings: [String] { map { "\($0.receiver) \($0.name) \($0.argumentsText)" } }

  /// The events of some full or base names.
  package func named(_ names: String...) -> [TraceEvent] {
    filter { names.contains($0.name) || names.contains($0.baseName) }
  }

  /// The events on some receivers.
  package func on(_ receivers: String...) -> [TraceEvent] {
    filter { receivers.contains($0.receiver) }
  }
}
