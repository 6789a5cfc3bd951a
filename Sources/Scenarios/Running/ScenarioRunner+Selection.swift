import GimbalDevices
package import GimbalDocuments
import GimbalTraits

/// The cases that a selection leaves, or the reason why there are none.
extension ScenarioRunner {
  /// Refuses a filter of a scenario that no device of the catalog passes.
  package func checkSelection(of scenario: Scenario) throws(DocumentError) {
    for selector in scenario.devices {
      guard case .filter(let query) = selector, !catalog.devices.contains(where: query.admits)
      else { continue }
      throw DocumentError(
        file: scenario.file, position: query.position,
        problem: "no device of the catalog is meant: none has all that the filter asks for")
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
    guard let profiles = try? finder.devices() else { return nil }
    let wanted = Set(chosen.map(\.slug))
    guard profiles.contains(where: { wanted.contains($0.slug) }) else {
      return "\(name) is for other devices"
    }
    return systems == nil
      ? "none of the chosen devices runs the systems of \(name)"
      : "\(name) is for other systems"
  }
}
