import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// Finds the cases of a scenario in a catalog.
struct CaseFinder {
  /// The scenario with its selectors of devices and systems.
  let scenario: Scenario
  /// The devices among which the selectors choose.
  let catalog: DeviceCatalog

  /// Returns the scenario's devices, each once, in the order of its selectors.
  func devices() throws(DocumentError) -> [CatalogDevice] {
    // A single selector has no duplicates.
    if scenario.devices.count == 1 { return try devices(of: scenario.devices[0]) }
    var found: [CatalogDevice] = []
    var taken: Set<String> = []
    for selector in scenario.devices {
      for device in try devices(of: selector) where taken.insert(device.slug).inserted {
        found.append(device)
      }
    }
    return found
  }

  private func devices(of selector: DeviceSelector) throws(DocumentError) -> [CatalogDevice] {
    switch selector {
    case .slug(let slug, let position):
      do {
        return [try catalog.catalogDevice(slug)]
      } catch {
        throw scenario.error(position, "\(error)")
      }
    case .family(let family): return catalog.catalogDevices(in: family)
    case .filter(let query):
      return catalog.catalogDevices(in: .all).filter { query.admits($0.profile) }
    }
  }

  /// Returns the scenario's own systems on a device.
  ///
  /// A device that is named by its slug must run them; from a family or a filter, devices that do
  /// not run them are left out.
  func systems(of device: CatalogDevice) throws(DocumentError) -> [SystemVersion] {
    let isNamed = scenario.devices.contains { selector in
      if case .slug(device.slug, _) = selector { true } else { false }
    }
    var found: [SystemVersion] = []
    for selector in scenario.systems {
      let systems = selector.systems(of: device)
      if systems.isEmpty, isNamed, let position = selector.position {
        throw refusal(
          selector, position,
          "\(device.profile.name) does not run it; it runs " + device.profile.systemsText)
      }
      for system in systems where !found.contains(system) { found.append(system) }
    }
    return found.sorted()
  }

  /// Returns the requested systems that a device runs and the scenario admits.
  func systems(of device: CatalogDevice, requested: [SystemSelector]) -> [SystemVersion] {
    var found: [SystemVersion] = []
    for system in requested.flatMap({ $0.systems(of: device) })
    where !found.contains(system) && scenario.systems.contains(where: { $0.admits(system) }) {
      found.append(system)
    }
    return found.sorted()
  }

  /// Throws an error for a system that none of the devices runs.
  func checkSystems(for devices: [CatalogDevice]) throws(DocumentError) {
    for selector in scenario.systems {
      guard let position = selector.position else { continue }
      guard devices.contains(where: { !selector.systems(of: $0).isEmpty }) else {
        throw refusal(selector, position, "none of the scenario's devices runs it")
      }
    }
  }

  private func refusal(
    _ selector: SystemSelector, _ position: SourcePosition, _ reason: String
  ) -> DocumentError {
    scenario.error(
      position, "the system '\(selector.text)' is refused: \(reason)")
  }
}

extension SystemSelector {
  /// Returns the selected systems of a device; reads its file only if its newest system does not
  /// suffice.
  fileprivate func systems(of device: CatalogDevice) -> [SystemVersion] {
    if case .newest = self { return [device.defaultSystem] }
    return systems(of: device.profile)
  }

  /// Returns the selected systems that a device runs, oldest first.
  func systems(of device: DeviceProfile) -> [SystemVersion] {
    switch self {
    case .newest: [device.defaultSystem]
    case .all: Self.newest(of: CallbackTiming.allCases, on: device)
    case .callbackTiming(let callbackTiming, _): Self.newest(of: [callbackTiming], on: device)
    case .version(let number, _): number.system(of: device).map { [$0] } ?? []
    }
  }

  /// Returns true if a system may be requested.
  func admits(_ system: SystemVersion) -> Bool {
    switch self {
    case .newest, .all: true
    case .callbackTiming(let callbackTiming, _): system.callbackTiming == callbackTiming
    case .version(let number, _): number.admits(system)
    }
  }

  /// Returns the device's newest system with each callback timing that it has, or its default system
  /// if that has the timing.
  private static func newest(
    of callbackTimings: [CallbackTiming], on device: DeviceProfile
  ) -> [SystemVersion] {
    let usual = device.defaultSystem
    if callbackTimings == [usual.callbackTiming] { return [usual] }
    let systems = device.systems
    return callbackTimings.compactMap { callbackTiming in
      usual.callbackTiming == callbackTiming
        ? usual : systems.last { $0.callbackTiming == callbackTiming }
    }
  }

  /// The source location of the choice; nil for a default.
  var position: SourcePosition? {
    switch self {
    case .newest, .all: nil
    case .callbackTiming(_, let position), .version(_, let position): position
    }
  }

  /// The choice as a file writes it: a word, a callback timing or a number.
  var text: String {
    switch self {
    case .newest: "newest"
    case .all: "all"
    case .callbackTiming(let callbackTiming, _): callbackTiming.name
    case .version(let number, _): number.description
    }
  }
}

extension SystemNumber {
  /// Returns the device's first version with the number, or the exact version; nil if it runs none.
  func system(of device: DeviceProfile) -> SystemVersion? {
    isMajor ? device.system(major: version.major) : device.runs(version) ? version : nil
  }
}
