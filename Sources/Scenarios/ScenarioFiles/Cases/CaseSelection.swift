package import GimbalDevices
package import GimbalDocuments
import GimbalTraits

/// Finds the cases of scenarios in a device catalog, without running them.
package struct CaseSelection: Sendable {
  private let catalog: DeviceCatalog
  /// The names of controllers that are registered in Swift, for scenes.
  private let registered: [String]
  /// The names of expectations that are registered in Swift; nil allows every name.
  private let outcomes: [String]?

  /// The number of cases above which a scenario is refused.
  package static let caseLimit = 100_000

  /// Creates a selection from a catalog and the names of registered controllers.
  package init(catalog: DeviceCatalog, registered: [String], outcomes: [String]? = nil) {
    self.catalog = catalog
    self.registered = registered
    self.outcomes = outcomes
  }

  /// Returns the cases of a scenario, by device and then by system, limited to the requested ones.
  ///
  /// - Throws: one line for an unknown device, system or registered scene, for a system that a
  ///   device named by its slug, or that none of the devices, runs.
  /// - Complexity: linear in the number of devices times systems.
  package func cases(
    of scenario: Scenario, devices: [String]?, systems: [String]?
  ) throws(DocumentError) -> [ScenarioCase] {
    if case .registered(let name) = scenario.scene.content {
      guard registered.contains(name) else {
        throw .notRegistered(
          name, among: registered, namedIn: scenario.file, at: scenario.scene.position)
      }
    }
    if let outcomes {
      for outcome in scenario.expectations.flatMap(\.outcomes) {
        guard case .registered(let name) = outcome.kind, !outcomes.contains(name) else { continue }
        throw .notRegistered(
          name, kind: "expectation", among: outcomes,
          namedIn: scenario.files.file(of: outcome.position),
          at: outcome.position)
      }
    }
    let finder = CaseFinder(scenario: scenario, catalog: catalog)
    var found = try finder.devices()
    try finder.checkSystems(for: found)
    if let devices {
      found = CaseSelection.cases(of: found, among: try select(devices))
    }
    let requested = try systems.map { (keywords) throws(DocumentError) in try selectors(keywords) }
    let shared = Shared(scenario)
    var cases: [ScenarioCase] = []
    for device in found {
      let usual = try finder.systems(of: device)
      let systems = requested.map { finder.systems(of: device, requested: $0) } ?? usual
      for system in systems { cases.append(ScenarioCase(shared, device, system)) }
    }
    guard cases.count <= Self.caseLimit else {
      throw DocumentError(
        file: scenario.file, position: SourcePosition(line: 1, column: 1),
        issue: "the scenario has \(cases.count) cases; at most \(Self.caseLimit) are run")
    }
    return cases
  }

  /// Returns the requested devices of a scenario.
  ///
  /// A device that is requested in a posture replaces the device without one.
  private static func cases(
    of found: [CatalogDevice], among chosen: [CatalogDevice]
  ) -> [CatalogDevice] {
    let expected = Set(chosen.map(\.slug))
    return found.flatMap { device in
      chosen.filter { $0.slug.hasPrefix(device.slug + "@") }
        + (expected.contains(device.slug) ? [device] : [])
    }
  }

  /// Checks a keyword for systems in a document: `newest`, `all`, a callback timing or a version.
  ///
  /// - Throws: one line with the position and the nearest keyword.
  package static func checkSystems(_ value: DocumentValue) throws(DocumentError) {
    _ = try ValueSchemas.systems.read(value)
  }

  /// Throws an error for a filter of a scenario that no device of the catalog matches.
  package func checkSelection(of scenario: Scenario) throws(DocumentError) {
    for selector in scenario.devices {
      guard case .filter(let query) = selector, !catalog.devices.contains(where: query.admits)
      else { continue }
      throw scenario.error(
        query.position, "no device of the catalog matches all conditions of the filter")
    }
  }

  /// Returns the reason why scenarios have no case among the requested ones; nil if none is known.
  package func reasonForNoCases(
    of scenarios: [Scenario], devices: [String]?, systems: [String]?
  ) -> String? {
    let chosen = devices.flatMap { try? catalog.select($0) } ?? catalog.devices
    let requested = systems.flatMap { try? selectors($0) } ?? []
    for (word, selector) in zip(systems ?? [], requested) {
      if chosen.contains(where: { !selector.systems(of: $0).isEmpty }) { continue }
      if catalog.devices.contains(where: { !selector.systems(of: $0).isEmpty }) {
        return "none of the chosen devices runs \(QuotedText.of(word))"
          + (chosen.count == 1 ? "; \(chosen[0].name) runs \(chosen[0].systemsText)" : "")
      }
      let known = catalog.devices.flatMap { SystemSelector.all.systems(of: $0) }
      let range = known.min().flatMap { low in known.max().map { " from iOS \(low) to \($0)" } }
      return "no device runs \(QuotedText.of(word)); their systems are those\(range ?? "")"
    }
    guard let scenario = scenarios.first else { return nil }
    let name = scenarios.count == 1 ? "the scenario" : QuotedText.of(scenario.file)
    let finder = CaseFinder(scenario: scenario, catalog: catalog)
    guard let found = try? finder.devices() else { return nil }
    let chosenDevices = chosen.map { CatalogDevice($0) }
    guard !CaseSelection.cases(of: found, among: chosenDevices).isEmpty else {
      return "\(name) is for other devices"
    }
    return systems == nil
      ? "none of the chosen devices runs the systems of \(name)"
      : "\(name) is for other systems"
  }

  private func select(_ keywords: [String]) throws(DocumentError) -> [CatalogDevice] {
    do {
      return try catalog.catalogDevices(keywords)
    } catch {
      throw DocumentError(file: "--devices", issue: "\(error)")
    }
  }

  private func selectors(_ keywords: [String]) throws(DocumentError) -> [SystemSelector] {
    var selectors: [SystemSelector] = []
    for word in keywords {
      let value = DocumentValue(JSONNode(.string(word)), file: "--systems")
      do {
        selectors.append(try ValueSchemas.systems.read(value))
      } catch {
        throw DocumentError(
          file: "--systems",
          issue: "there is no system \(QuotedText.of(word)); allowed is "
            + "\(QuotedText.choice(SystemSelector.keywords)) or a version such as '17' or '12.3.1'"
            + NearestWord.hint(for: word, in: SystemSelector.keywords))
      }
    }
    return selectors
  }
}

extension DocumentError {
  /// Returns the error that no controller, or nothing of another kind, is registered under a name.
  package static func notRegistered(
    _ name: String, kind: String = "controller", among names: [String], namedIn file: String,
    at position: SourcePosition
  ) -> DocumentError {
    let hint = NearestWord.hint(for: name, in: names)
    let allowed =
      names.isEmpty ? "; none is registered" : "; allowed is \(QuotedText.choice(names))"
    return DocumentError(
      file: file, position: position,
      issue: "no \(kind) is registered as \(QuotedText.of(name))"
        + (hint.isEmpty ? allowed : hint))
  }
}
