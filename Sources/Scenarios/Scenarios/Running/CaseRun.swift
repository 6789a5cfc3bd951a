import Gimbal
import GimbalDocuments
import GimbalGoldens
import GimbalSnapshots
import GimbalTraces

/// A case while it runs.
///
/// `ScenarioRunner` creates one for each case. It owns the simulator and the scene, plays the steps
/// in order, and collects the failures.
@MainActor
struct CaseRun {
  let scenarioCase: ScenarioCase
  /// The scenes that Swift code registered by name.
  let registry: SceneRegistry
  private let recordsTraces: Bool
  private let isStrict: Bool
  let goldens: GoldenStore
  private let onStep: (@MainActor @Sendable (Int) -> Void)?
  private let onEvent: (@MainActor @Sendable (String) -> Void)?
  /// The device; nil before the step `launch`.
  private(set) var simulator: Simulator?
  /// The scene with its names; nil before the step `launch`.
  private(set) var builtScene: BuiltScene?
  var failures: [CaseFailure] = []
  private var layouts: [NamedLayout] = []
  private var stepCount = 0
  private var outcomeCount = 0
  /// The number of the scene's errors that are among the failures already.
  var reportedIssues = 0
  /// The number of the current step, from 1.
  private(set) var number = 0
  /// True if a step is interrupted before its end.
  private var isInterrupted = false

  /// The index of the first event of the last acting step.
  private(set) var stepStart = 0
  /// The index of the first event after the launch and after each snapshot, by name.
  private(set) var moments: [String: Int] = [:]
  /// The failures and exceptions of the last acting step.
  var incidents: [Incident] = []
  /// The events that steps have checked.
  var checkedEvents = CheckedEvents()
  /// The recorded controllers; nil if no step checks for controllers that are not released.
  var release: ReleaseWitness?
  /// Records the artifacts for the page of a run; nil in a plain run.
  let gatherer: ArtifactsGatherer?
  /// The current layout, after a condition read it; nil after another acting step.
  private var present: LayoutSnapshot?
  /// The events of the last check, since the next one often reads the same range.
  private var slice: (range: Range<Int>, trace: Trace)?

  /// An event that fails the case unless it is expected.
  struct Incident {
    enum Kind: Hashable {
      case exception(String)
      case refusal
    }

    var kind: Kind
    /// The reason of the refusal or of the exception.
    var text: String
    var step: Int
    var position: SourcePosition
  }

  /// Creates a run before its launch; the runner's options apply.
  init(_ scenarioCase: ScenarioCase, of runner: ScenarioRunner, gatherer: ArtifactsGatherer? = nil)
  {
    self.scenarioCase = scenarioCase
    self.gatherer = gatherer
    registry = runner.registry
    recordsTraces = runner.recordsTraces
    isStrict = runner.isStrict
    goldens = runner.goldens
    onStep = runner.onStep
    onEvent = runner.onEvent
    release = scenarioCase.scenario.checksLeaks ? ReleaseWitness() : nil
  }

  var scenario: Scenario { _read { yield scenarioCase.scenario } }

  /// Performs all steps whose conditions hold; `ScenarioRunner` calls it once.
  mutating func result() -> CaseResult {
    // The index of the first step after a skipped group.
    var end = 0
    for (index, step) in scenario.steps.enumerated() where index >= end {
      number = index + 1
      // Most steps have no condition, and circumstances read the state of the whole device.
      let holds = step.condition == .always || step.condition.holds(in: circumstances)
      if case .group(let count) = step.action {
        if !holds { end = number + count }
        continue
      }
      guard holds else { continue }
      stepCount += 1
      onStep?(number)
      do throws(SceneError) {
        try take(step)
      } catch {
        fail(error)
        break
      }
    }
    reportIncidents()
    if isStrict { findAmbiguity() }
    gatherer?.end()
    let warnings = warnings()
    if isStrict { for warning in warnings { fail(warning) } }
    if simulator == nil, failures.isEmpty {
      number = 1
      fail(
        SceneError(
          position: scenario.steps[0].position, message: "no 'launch' applies to this case"))
    }
    var result = CaseResult(
      id: scenarioCase.id, title: scenario.title, rule: scenario.rule, failures: failures,
      stepCount: stepCount,
      outcomeCount: outcomeCount, eventCount: simulator?.machine.recorder.count ?? 0,
      assumptions: simulator?.assumptions ?? [], trace: recordsTraces ? wholeTrace : nil,
      layouts: layouts)
    if !isStrict { result.warnings = warnings }
    return result
  }

  /// The events so far, with a marker for each step that acted; nil before the launch.
  var wholeTrace: Trace? {
    var trace = simulator?.trace
    trace?.header.seed = scenario.seed
    trace?.markers = checkedEvents.steps.map { start, number in
      TraceMarker(index: start, number: number, text: scenario.steps[number - 1].text)
    }
    return trace
  }

  /// The current state for conditions; before the launch, the device in portrait.
  var circumstances: Circumstances {
    guard let simulator, let builtScene else {
      return Circumstances(
        device: scenarioCase.device, system: scenarioCase.system, orientation: .portrait,
        sizeClasses: scenarioCase.device.portraitSizeClasses,
        posture: scenarioCase.device.hinge.map { _ in scenarioCase.device.launchPosture })
    }
    return simulator.perform { builtScene.circumstances(simulator.window?.traitCollection) }
  }

  // MARK: Steps

  /// Performs or checks one step; called for each step of the scenario in order.
  ///
  /// Before a step that acts, it reports what the last steps left unchecked.
  mutating func take(_ step: Step) throws(SceneError) {
    if step.action.acts {
      present = nil
      reportIncidents()
      // After the conditions on the previous step, so that they do not see the new events.
      if isStrict { findAmbiguity() }
      stepStart = simulator?.machine.recorder.count ?? 0
      checkedEvents.steps.append((stepStart, number))
      let exceptions = simulator?.machine.exceptions.exceptionCount ?? 0
      try act(step)
      recordExceptions(beyond: exceptions, step)
      reportIssues()
      if let simulator { release?.record(simulator) }
      gatherer?.endStep(number)
    }
    switch step.action {
    case .launch: saveMoment("launch", always: recordsTraces)
    case .snapshot(let label): saveMoment(label, always: true)
    case .expect(let expectation):
      outcomeCount += expectation.outcomes.count
      for outcome in expectation.outcomes {
        if let finding = check(outcome) { fail(finding, at: outcome.position) }
      }
    case .golden(let golden):
      outcomeCount += 1
      if let finding = check(golden) { fail(finding, at: golden.position) }
    default: break
    }
  }

  private mutating func act(_ step: Step) throws(SceneError) {
    if case .launch(let orientation, let inScene) = step.action {
      return try launch(orientation, inScene: inScene, step)
    }
    if case .interrupt(let action, after: let seconds) = step.action {
      return try interrupt(action, after: seconds, step)
    }
    guard let simulator, let builtScene else {
      throw SceneError(position: step.position, message: "no 'launch' before this step applies")
    }
    switch step.action {
    case .rotate(let orientation): simulator.rotate(to: orientation)
    case .fold, .hinge:
      simulator.moveHinge(step.action)
      recordRefusal(simulator.hingeRefusal, step)
    case .resize(let layout, let side):
      do throws(MultitaskingRefusal) {
        try simulator.resize(to: layout, side: side)
      } catch {
        recordRefusal(error.description, step)
      }
    case .dragWindow(let size, let steps):
      recordRefusal(simulator.refusalOfDrag(to: size, steps: steps), step)
    case .settings(let change): simulator.settings = change.applied(to: simulator.settings)
    case .set(let settings):
      try perform { () throws(SceneError) in
        for setting in settings { try builtScene.apply(setting) }
      }
    case .animate(let settings, let seconds):
      try perform { () throws(SceneError) in try builtScene.animate(settings, seconds) }
    case .add(let addition):
      try perform { () throws(SceneError) in try builtScene.add(addition) }
    case .remove(let target, let calls):
      try perform { () throws(SceneError) in try builtScene.remove(target, calls) }
    case .controllers(let act):
      try perform { () throws(SceneError) in try builtScene.perform(act) }
    case .constraints(let on, let off):
      try perform { () throws(SceneError) in try builtScene.exchange(activate: on, deactivate: off)
      }
    case .touch(let act):
      performAsUser(step) { () throws(SceneError) in try builtScene.perform(act, on: simulator) }
    case .list(let act) where act.isTouch:
      performAsUser(step) { () throws(SceneError) in try builtScene.perform(act, on: simulator) }
    case .list(let act):
      try perform { () throws(SceneError) in try builtScene.perform(act, on: simulator) }
    case .life(let step): simulator.live(step)
    case .keyboard(let height): simulator.keyboardHeight = height
    case .type(let text): simulator.type(text)
    case .choose(let title): simulator.chooseAction(title)
    case .dismissKeyboard: simulator.dismissKeyboard()
    case .wait(let seconds):
      simulator.advance(by: seconds)
      simulator.settle()
    case .launch, .interrupt, .snapshot, .expect, .golden, .group: break
    }
  }

  /// Performs an action of the user; an action that is not possible is a failure of the step.
  private mutating func performAsUser(
    _ step: Step, _ body: () throws(SceneError) -> Void
  ) {
    var issue: SceneError?
    simulator?.machine.perform {
      do throws(SceneError) {
        try body()
      } catch {
        issue = error
      }
    }
    guard let issue else { return }
    incidents.append(
      Incident(kind: .refusal, text: issue.message, step: number, position: step.position))
  }

  /// Performs an action without settling, and moves the clock by a part of its duration.
  private mutating func interrupt(
    _ action: Step.Action, after seconds: Double, _ step: Step
  ) throws(SceneError) {
    guard let simulator else {
      throw SceneError(position: step.position, message: "no 'launch' before this step applies")
    }
    isInterrupted = true
    defer { isInterrupted = false }
    var inner = step
    inner.action = action
    var issue: SceneError?
    simulator.begin {
      do throws(SceneError) {
        try act(inner)
      } catch {
        issue = error
      }
    }
    if let issue { throw issue }
    simulator.advance(by: seconds)
  }

  /// Runs app code like an event handler, and settles.
  private func perform(_ body: () throws(SceneError) -> Void) throws(SceneError) {
    guard let simulator else { return }
    try simulator.machine.perform(body)
    if !isInterrupted { simulator.settle() }
  }

  private mutating func launch(
    _ orientation: UIDeviceOrientation?, inScene: Bool, _ step: Step
  ) throws(SceneError) {
    do {
      let simulator = try poweredOn(orientation)
      if case .document(let document) = scenario.scene.content,
        let storyboard = document.mainStoryboard()
      {
        builtScene = BuiltScene(simulator, file: scenario.scene.file)
        reportedIssues = 0
        return try document.launch(storyboard, inScene: inScene, on: simulator)
      }
      if let app = hostedApp {
        builtScene = BuiltScene(simulator, file: scenario.scene.file)
        reportedIssues = 0
        return try app.launch(on: simulator, locale: scenario.locale)
      }
      let (root, builtScene) = try simulator.machine.perform { () throws(DocumentError) in
        try SceneBuilder(registry: registry).build(scenario.scene)
      }
      self.builtScene = builtScene
      reportedIssues = 0
      if inScene {
        try simulator.launch(
          ScriptedAppDelegate(), sceneDelegate: ScriptedSceneDelegate(root))
      } else {
        simulator.launch(root)
      }
    } catch let error as DocumentError {
      throw SceneError(position: error.position ?? step.position, message: error.issue)
    } catch {
      throw SceneError(position: step.position, message: "\(error)")
    }
  }

  /// The app that the scenario launches itself; nil for all other scenes.
  private var hostedApp: HostedApp? {
    if case .registered(let name) = scenario.scene.content { registry.app(name) } else { nil }
  }

  /// Returns the simulator in an orientation: a new one for the first launch.
  private mutating func poweredOn(_ orientation: UIDeviceOrientation?) throws -> Simulator {
    if let simulator {
      if let orientation { simulator.rotate(to: orientation) }
      return simulator
    }
    // Properties that the scenario omits are those of the app's own declarations.
    let declared = scenario.app == AppDescription() ? try hostedApp?.description() : nil
    let simulator = try Simulator(
      scenarioCase.device, system: scenarioCase.system, orientation: orientation ?? .portrait,
      app: declared ?? scenario.app, settings: scenario.settings)
    simulator.switches = scenario.switches
    simulator.scenario = scenario.file
    if let onEvent {
      simulator.machine.recorder.watchEvents { line in MainActor.assumeIsolated { onEvent(line) } }
    }
    // The case itself reports exceptions that no step expects.
    simulator.exceptionHandler = { _, _ in }
    self.simulator = simulator
    gatherer?.begin(simulator)
    return simulator
  }

  private mutating func saveMoment(_ label: String, always: Bool) {
    guard let simulator else { return }
    moments[label] = simulator.machine.recorder.count
    if always || scenario.compares(with: label) {
      layouts.append(NamedLayout(label: label, layout: simulator.layout))
    }
  }

  // MARK: Layouts and events

  /// Returns the last layout that was stored under a name.
  func layout(_ label: String) -> LayoutSnapshot? {
    layouts.last { $0.label == label }?.layout
  }

  /// Returns the current layout, which is read once for all conditions.
  mutating func layoutNow(_ simulator: Simulator) -> LayoutSnapshot {
    if let present { return present }
    let layout = simulator.layout
    present = layout
    return layout
  }

  /// Returns the events from an index on.
  ///
  /// - Complexity: linear in their number and in that of all receivers.
  mutating func trace(from start: Int) -> Trace? {
    guard let simulator else { return nil }
    let recorder = simulator.machine.recorder
    let range = min(start, recorder.count)..<recorder.count
    if let slice, slice.range == range { return slice.trace }
    let header = TraceHeader(
      gimbal: GimbalVersion.current, scenario: scenario.file, device: scenarioCase.device.slug,
      system: "\(scenarioCase.system)", seed: scenario.seed)
    let trace = Trace(header: header, events: recorder.events(in: range))
    slice = (range, trace)
    return trace
  }

  private mutating func recordExceptions(beyond known: Int, _ step: Step) {
    guard let simulator, simulator.machine.exceptions.exceptionCount > known else { return }
    for event in trace(from: stepStart)?.events ?? []
    where event.name == EventName.exception.text {
      let strings = event.arguments.map(\.value.text)
      incidents.append(
        Incident(
          kind: .exception(strings.first ?? ""), text: strings.dropFirst().joined(separator: " "),
          step: number, position: step.position))
    }
  }
}
