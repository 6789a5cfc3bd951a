import Gimbal
public import GimbalDevices
public import GimbalDocuments
public import GimbalGoldens
import GimbalTraits

/// Plays scenarios on simulators.
///
/// ```swift
/// let scenario = try ScenarioReader.read(contentsOf: "Scenarios/rotation/sign-in.scenario.json")
/// let runner = ScenarioRunner()
/// let result = runner.run(try runner.cases(of: scenario, devices: ["iphone-15-pro"]))
/// for failure in result.cases.flatMap(\.failures) { print(failure.message) }
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
  /// Compares with golden files, and writes them where its mode says so.
  public var goldens = GoldenStore()
  /// Called with the number of each step, from 1, before it is taken; for a process that may be lost.
  package var onStep: (@MainActor @Sendable (Int) -> Void)?
  /// Called with each event as a line before it is recorded; costs each of them about a microsecond.
  package var onEvent: (@MainActor @Sendable (String) -> Void)?

  /// The most cases of one scenario.
  public static let caseLimit = CaseSelection.caseLimit

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
    try selection.cases(of: scenario, devices: devices, systems: systems)
  }

  /// The selection of the cases of scenarios, without playing them.
  package var selection: CaseSelection {
    CaseSelection(
      catalog: catalog, registered: registry.names, outcomes: registry.expectationNames)
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

  /// Plays a case twice more and keeps what a page of the run shows of it: the trace, the layout after each step, where
  /// views were at each event and at the frames between.
  ///
  /// The same case runs the same, so that a plain run need not keep anything. No golden file is written.
  ///
  /// - Complexity: that of ``run(_:)-(ScenarioCase)``, and the events times the views.
  @MainActor
  package func artifacts(of scenarioCase: ScenarioCase) -> CaseArtifacts? {
    var runner = self
    runner.goldens = GoldenStore()
    runner.recordsTraces = true
    runner.onStep = nil
    let events = ArtifactsGatherer(eventsInspectedBetween: false)
    var run = CaseRun(scenarioCase, of: runner, gatherer: events)
    guard let trace = run.result().trace else { return nil }
    let frames = ArtifactsGatherer(eventsInspectedBetween: true)
    var again = CaseRun(scenarioCase, of: runner, gatherer: frames)
    _ = again.result()
    return frames.adding(to: events.artifacts(of: scenarioCase.id, trace))
  }

  /// Plays cases one after the other.
  @MainActor
  public func run(_ cases: [ScenarioCase]) -> RunResult {
    RunResult(cases: cases.map { run($0) })
  }
}

extension ScenarioRunner: CustomStringConvertible {
  /// A description in words.
  public var description: String { "a runner on \(catalog)" }
}
