public import GimbalDevices
public import GimbalTraits

/// A scenario on one device with one system: the unit of a run.
///
/// The cases of one scenario share it, and those of one device share the profile, so that a case
/// has the size of three references.
public struct ScenarioCase: Sendable {
  private var sharedScenario: Shared<Scenario>
  private var catalogDevice: CatalogDevice
  /// The system.
  public var system: SystemVersion

  /// The scenario.
  public var scenario: Scenario {
    _read { yield sharedScenario.value }
    set { sharedScenario = Shared(newValue) }
  }

  /// The device.
  public var device: DeviceProfile {
    get { catalogDevice.profile }
    set { catalogDevice = CatalogDevice(newValue) }
  }

  /// Creates a case; the device must run the system.
  public init(scenario: Scenario, device: DeviceProfile, system: SystemVersion) {
    self.init(Shared(scenario), CatalogDevice(device), system)
  }

  /// Creates a case that shares a scenario and a device with others; the device must run the
  /// system.
  package init(
    _ scenario: Shared<Scenario>, _ device: CatalogDevice, _ system: SystemVersion
  ) {
    sharedScenario = scenario
    catalogDevice = device
    self.system = system
  }

  /// The id of the case.
  public var id: CaseID {
    CaseID(scenario: scenario.file, device: catalogDevice.slug, system: system)
  }
}

/// A large immutable value that several owners share.
package final class Shared<Value: Sendable>: Sendable {
  /// The shared value.
  package let value: Value

  /// Stores a value, of which all owners of the object have one copy.
  package init(_ value: Value) { self.value = value }
}

extension ScenarioCase: CustomStringConvertible {
  /// Scenario, device and system.
  public var description: String { "\(id)" }
}
