import Gimbal
public import GimbalDevices
public import GimbalDocuments
public import GimbalGoldens
import GimbalTraits

/// Runs scenarios on simulators.
///
/// ```swift
/// let scenario = try ScenarioReader.read(contentsOf: "Scenarios/rotation/sign-in.scenario.json")
/// let runner = ScenarioRunner()
/// let result = runner.run(try runner.cases(of: scenario, devices: ["iphone-15-pro"]))
/// for failure in result.cases.flatMap(\.failures) { print(failure.message) }
/// ```
///
/// The same case gives the same result every time. Nothing in a scenario or a scene can stop the
/// program: a step that cannot be performed is a failure of its case.
public struct ScenarioRunner: Sendable {
  /// The catalog of devices.
  public var catalog: DeviceCatalog
  /// The controllers and expectations that are registered in Swift.
  public var registry: SceneRegistry
  /// True if results contain the whole trace.
  public var recordsTraces: Bool
  /// True if conflicts, ambiguity and layout loops that no step expects fail a case.
  public var isStrict = false
  /// The golden files, which are written according to the mode.
  public var goldens = GoldenStore()
  /// Called with the number of each step, from 1, before it is performed, in case the process ends.
  package var onStep: (@MainActor @Sendable (Int) -> Void)?
  /// Called with each event as a line before it is recorded; it costs about a microsecond per
  /// event.
  package var onEvent: (@MainActor @Sendable (String) -> Void)?

  /// The limit of cases in one scenario.
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

  /// Returns the cases of a scenario, by device and then by system.
  ///
  /// `devices` (slugs and families) limits the devices. `systems` (`newest`, `all`, callback
  /// timings and versions) replaces the scenario's systems as far as it admits them: a scenario
  /// with `newest` or `all` admits any, one with callback timings or versions only those. Systems
  /// that a device does not run are left out. An empty result is no error.
  ///
  /// - Throws: one line for an unknown device, system or registered scene, for a system that a
  ///   device named by its slug, or that none of the devices, runs.
  /// - Complexity: linear in the number of devices times systems.
  public func cases(
    of scenario: Scenario, devices: [String]? = nil, systems: [String]? = nil
  ) throws(DocumentError) -> [ScenarioCase] {
    try selection.cases(of: scenario, devices: devices, systems: systems)
  }

  /// The selection of the cases of scenarios, without running them.
  package var selection: CaseSelection {
    CaseSelection(
      catalog: catalog, registered: registry.names, outcomes: registry.expectationNames)
  }

  /// Runs a case.
  ///
  /// A condition that does not hold is a failure, and the case continues; a step that cannot be
  /// performed ends it.
  ///
  /// - Complexity: that of the app's work, and linear in the events for conditions on events.
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

  /// Runs a case twice more and records artifacts for the page of a run.
  ///
  /// The artifacts are the trace, the layout after each step, and the positions of views at each
  /// event and at the frames in between. Since equal cases run equally, a plain run need not store
  /// them. No golden file is written.
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

  /// Runs cases one after the other.
  @MainActor
  public func run(_ cases: [ScenarioCase]) -> RunResult {
    RunResult(cases: cases.map { run($0) })
  }
}

extension ScenarioRunner: CustomStringConvertible {
  /// A short description.
  public var description: String { "a runner on \(catalog)" }
}
