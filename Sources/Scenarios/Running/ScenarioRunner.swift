import Gimbal
public import GimbalDevices
public import GimbalDocuments
import GimbalTraits

/// Plays scenarios on simulators.
///
/// ```swift
/// let scenario = try ScenarioReader.read(contentsOf: "Scenarios/rotation/sign-in.scenario.json")
/// let runner = ScenarioRunner()
/// let result = runner.run(try runner.cases(of: scenario, devices: ["iphone-15-pro"]))
/// for failure in result.cases.flatMap(\.failures) { print(failure.sentence) }
/// ```
///
/// The same case gives the same result every time. Nothing in a scenario or a scene can stop the
/// program: what cannot be done is a failure of its case.
public struct ScenarioRunner: Sendable {
  /// The catalog of devices.
  public var catalog: DeviceCatalog
  /// Controllers that are made in Swift.
  public var registry: SceneRegistry
  /// True if results keep the whole trace.
  public var recordsTraces: Bool
  /// True if conflicts, ambiguity and layout loops that no step asks about fail a case.
  public var isStrict = false
  /// Called with the number of each step, from 1, before it is taken; for a process that may be lost.
  package var onStep: (@MainActor @Sendable (Int) -> Void)?

  /// The most cases of one scenario.
  public static let caseLimit = 100_000

  /// Creates a runner.
  public init(
    catalog: DeviceCatalog = .standard, registry: SceneRegistry = SceneRegistry(),
    recordsTraces: Bool = false
  ) {
    self.catalog = catalog
    self.registry = registry
    self.recordsTraces = recordsTraces
  }

  /// The cases of a scenario, by device and then by system.
  ///
  /// `devices` (slugs and families) leaves only those that are named. `systems` (`newest`, `all`, eras
  /// and versions) takes the place of the scenario's, as far as those admit it: a scenario that says
  /// `newest` or `all` admits any, one that names eras or versions only those. What a device does not
  /// run is left out; none at all is no error.
  ///
  /// - Throws: one line for an unknown device, system or registered scene, for a system that a device
  ///   named by its slug, or that none of the devices, runs.
  /// - Complexity: linear in the number of devices times systems.
  public func cases(
    of scenario: Scenario, devices: [String]? = nil, systems: [String]? = nil
  ) throws(DocumentError) -> [ScenarioCase] {
    if case .registered(let name) = scenario.scene.content {
      _ = try registry.factory(name, namedIn: scenario.file, at: scenario.scene.position)
    }
    let finder = CaseFinder(scenario: scenario, catalog: catalog)
    var profiles = try finder.devices()
    try finder.checkSystems(for: profiles)
    if let devices {
      let wanted = Set(try select(devices).map(\.slug))
      profiles = profiles.filter { wanted.contains($0.slug) }
    }
    let asked = try systems.map { (words) throws(DocumentError) in try selectors(words) }
    let shared = Shared(scenario)
    var cases: [ScenarioCase] = []
    for device in profiles {
      let usual = try finder.systems(of: device)
      let systems = asked.map { finder.systems(of: device, asked: $0) } ?? usual
      let device = Shared(device)
      for system in systems { cases.append(ScenarioCase(shared, device, system)) }
    }
    guard cases.count <= Self.caseLimit else {
      throw DocumentError(
        file: scenario.file, position: SourcePosition(line: 1, column: 1),
        problem: "the scenario has \(cases.count) cases; at most \(Self.caseLimit) are run")
    }
    return cases
  }

  /// Plays a case to its end.
  ///
  /// A claim that does not hold is a failure, and the case goes on; a step that cannot be done ends it.
  ///
  /// - Complexity: that of what the app does, and linear in the events for claims about events.
  @MainActor
  public func run(_ scenarioCase: ScenarioCase) -> CaseResult {
    if let reason = scenarioCase.scenario.pending {
      return CaseResult(
        id: scenarioCase.id, title: scenarioCase.scenario.title, rule: scenarioCase.scenario.rule,
        pending: reason)
    }
    var run = CaseRun(scenarioCase, of: self)
    return run.result()
  }

  /// Plays cases one after the other.
  @MainActor
  public func run(_ cases: [ScenarioCase]) -> RunResult {
    RunResult(cases: cases.map { run($0) })
  }

  private func select(_ words: [String]) throws(DocumentError) -> [DeviceProfile] {
    do {
      return try catalog.select(words)
    } catch {
      throw DocumentError(file: "--devices", problem: "\(error)")
    }
  }

  func selectors(_ words: [String]) throws(DocumentError) -> [SystemSelector] {
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
