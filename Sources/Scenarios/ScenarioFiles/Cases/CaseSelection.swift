package import GimbalDevices
package import GimbalDocuments
import GimbalTraits

/// The cases that scenarios have in a catalog of devices: nothing is run for it.
package struct CaseSelection: Sendable {
  private let catalog: DeviceCatalog
  /// The names by which scenes may call controllers that are made in Swift.
  private let registered: [String]
  /// The names of claims that are made in Swift; nil where they are not known and all may be.
  private let claims: [String]?

  /// The most cases of one scenario.
  package static let caseLimit = 100_000

  /// A selection from a catalog, where some controllers have names.
  package init(catalog: DeviceCatalog, registered: [String], claims: [String]? = nil) {
    self.catalog = catalog
    self.registered = registered
    self.claims = claims
  }

  /// The cases of a scenario, by device and then by system, as far as words from outside leave them.
  ///
  /// - Throws: one line for an unknown device, system or registered scene, for a system that a device
  ///   named by its slug, or that none of the devices, runs.
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
    if let claims {
      for claim in scenario.expectations.flatMap(\.claims) {
        guard case .registered(let name) = claim.kind, !claims.contains(name) else { continue }
        throw .notRegistered(
          name, kind: "claim", among: claims, namedIn: scenario.files.file(of: claim.position),
          at: claim.position)
      }
    }
    let finder = CaseFinder(scenario: scenario, catalog: catalog)
    var found = try finder.devices()
    try finder.checkSystems(for: found)
    if let devices {
      found = CaseSelection.cases(of: found, among: try select(devices))
    }
    let asked = try systems.map { (words) throws(DocumentError) in try selectors(words) }
    let shared = Shared(scenario)
    var cases: [ScenarioCase] = []
    for device in found {
      let usual = try finder.systems(of: device)
      let systems = asked.map { finder.systems(of: device, asked: $0) } ?? usual
      for system in systems { cases.append(ScenarioCase(shared, device, system)) }
    }
    guard cases.count <= Self.caseLimit else {
      throw DocumentError(
        file: scenario.file, position: SourcePosition(line: 1, column: 1),
        problem: "the scenario has \(cases.count) cases; at most \(Self.caseLimit) are run")
    }
    return cases
  }

  /// The devices of a scenario that are chosen from outside; one that is chosen in a posture stands for the device
  /// without one.
  private static func cases(
    of found: [CatalogDevice], among chosen: [CatalogDevice]
  ) -> [CatalogDevice] {
    let wanted = Set(chosen.map(\.slug))
    return found.flatMap { device in
      chosen.filter { $0.slug.hasPrefix(device.slug + "@") }
        + (wanted.contains(device.slug) ? [device] : [])
    }
  }

  /// Reads a word for systems in a document: `newest`, `all`, an era or a version.
  ///
  /// - Throws: one line with the place and the nearest word.
  package static func checkSystems(_ value: DocumentValue) throws(DocumentError) {
    _ = try ValueForms.systems.read(value)
  }

  /// Refuses a filter of a scenario that no device of the catalog passes.
  package func checkSelection(of scenario: Scenario) throws(DocumentError) {
    for selector in scenario.devices {
      guard case .filter(let query) = selector, !catalog.devices.contains(where: query.admits)
      else { continue }
      throw scenario.error(
        query.position, "no device of the catalog is meant: none has all that the filter asks for")
    }
  }

  /// The reason why scenarios have no case on what was chosen from outside; nil when nothing says so.
  package func reasonForNoCases(
    of scenarios: [Scenario], devices: [String]?, systems: [String]?
  ) -> String? {
    let chosen = devices.flatMap { try? catalog.select($0) } ?? catalog.devices
    let asked = systems.flatMap { try? selectors($0) } ?? []
    for (word, selector) in zip(systems ?? [], asked) {
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

  private func select(_ words: [String]) throws(DocumentError) -> [CatalogDevice] {
    do {
      return try catalog.catalogDevices(words)
    } catch {
      throw DocumentError(file: "--devices", problem: "\(error)")
    }
  }

  private func selectors(_ words: [String]) throws(DocumentError) -> [SystemSelector] {
    var selectors: [SystemSelector] = []
    for word in words {
      let value = DocumentValue(JSONNode(.string(word)), file: "--systems")
      do {
        selectors.append(try ValueForms.systems.read(value))
      } catch {
        throw DocumentError(
          file: "--systems",
          problem: "there is no system \(QuotedText.of(word)); allowed is "
            + "\(QuotedText.choice(SystemSelector.words)) or a version such as '17' or '12.3.1'"
            + NearestWord.hint(for: word, in: SystemSelector.words))
      }
    }
    return selectors
  }
}

extension DocumentError {
  /// The refusal of a name under which no controller, or nothing of another kind, is registered.
  package static func notRegistered(
    _ name: String, kind: String = "controller", among names: [String], namedIn file: String,
    at position: SourcePosition
  ) -> DocumentError {
    let hint = NearestWord.hint(for: name, in: names)
    let allowed =
      names.isEmpty ? "; none is registered" : "; allowed is \(QuotedText.choice(names))"
    return DocumentError(
      file: file, position: position,
      problem: "no \(kind) is registered as \(QuotedText.of(name))"
        + (hint.isEmpty ? allowed : hint))
  }
}
