import Foundation
import Gimbal
import GimbalComparison
import GimbalScenarioFiles
import GimbalSnapshots
import GimbalTraces

/// Records the layouts of a case while it runs, for the page of a run.
///
/// It reads before each event is recorded, or at the frames of animations. It reads geometry only,
/// which the app cannot notice. It does not do both in one run, since observed animations have more
/// events.
@MainActor
final class ArtifactsGatherer {
  private var simulator: Simulator?
  private var steps: [CaseArtifacts.StepLayout] = []
  private var receivers: [ReceiverID] = []
  private var positions: [ReceiverID: Int] = [:]
  private var moments: [CaseArtifacts.Moment] = []
  private var frames: [CaseArtifacts.Moment] = []
  private var known: [Int: Known] = [:]
  private var shown: [Int: Known] = [:]
  private var lastFrame = -Double.infinity
  private var beat: Int?
  private var names: [String] = []
  /// True if it reads at frames, else at events.
  private let eventsInspectedBetween: Bool
  /// The number of frames up to the end of each step.
  private var framesOfSteps: [(step: Int, count: Int)] = []

  /// The seconds between two frames.
  private static let frame = 1.0 / 30
  /// The limits of moments and of frames in a case; later ones are left out.
  private static let limit = 4_000
  private static let frameLimit = 600

  /// The last recorded values of a view, with which new ones are compared.
  private struct Known: Equatable {
    /// The rectangle on the screen, in points.
    var rect: CGRect
    /// The effective opacity.
    var alpha: CGFloat
  }

  /// Creates a recorder that reads either at frames or at events.
  init(eventsInspectedBetween: Bool) { self.eventsInspectedBetween = eventsInspectedBetween }

  /// Begins to observe a device that has been powered on.
  func begin(_ simulator: Simulator) {
    self.simulator = simulator
    if !eventsInspectedBetween {
      simulator.watchEvents { [unowned self] index in inspect(at: index) }
    }
  }

  /// Records what is needed after a step; `CaseRun` calls it after each step that acts.
  ///
  /// At events it stores the layout. At frames it observes those from the step on.
  func endStep(_ number: Int) {
    guard let simulator else { return }
    if eventsInspectedBetween {
      framesOfSteps.append((number, frames.count))
      // A launch clears the clock's schedule, including the observer of frames.
      if let beat { simulator.endFrames(beat) }
      beat = simulator.watchFrames(every: Self.frame) { [unowned self] in inspectBetween() }
      return
    }
    // Events that reading the layout causes, such as new names, are not the app's.
    simulator.watchEvents(nil)
    let display = DisplayOutline(of: simulator, on: simulator.profile)
    let layout = simulator.layout
    steps.append(
      CaseArtifacts.StepLayout(
        step: number, event: simulator.eventCount,
        layout: display.map { layout.positioned(on: $0) } ?? layout, display: display,
        keyboard: Self.keyboard(of: simulator)))
    inspect(at: simulator.eventCount)
    simulator.watchEvents { [unowned self] index in inspect(at: index) }
  }

  private static func keyboard(of simulator: Simulator) -> CGRect? {
    let (screen, height) = (simulator.screen.bounds, CGFloat(simulator.keyboardHeight))
    guard height > 0 else { return nil }
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// Ends the observation, and reads the views' names; `CaseRun` calls it after the last step.
  func end() {
    guard let simulator else { return }
    simulator.watchEvents(nil)
    if let beat { simulator.endFrames(beat) }
    names = simulator.names(of: receivers)
    self.simulator = nil
  }

  /// Returns artifacts with the frames of another run of the case, assigned to its steps.
  func adding(to artifacts: CaseArtifacts) -> CaseArtifacts {
    var artifacts = artifacts
    var positions: [String: Int] = [:]
    for (location, view) in artifacts.views.enumerated() { positions[view.name] = location }
    let views = names.map { name in
      if let location = positions[name] { return location }
      artifacts.views.append(CaseArtifacts.View(name: name, className: ""))
      positions[name] = artifacts.views.count - 1
      return artifacts.views.count - 1
    }
    artifacts.frames = frames.enumerated().compactMap { location, frame in
      guard let step = framesOfSteps.first(where: { location < $0.count })?.step,
        let end = artifacts.steps.first(where: { $0.step == step })
      else { return nil }
      var frame = frame
      frame.event = end.event
      for index in frame.changes.indices {
        frame.changes[index].view = views[frame.changes[index].view]
      }
      return frame
    }
    return artifacts
  }

  /// Returns the recorded artifacts, with the trace of the whole case.
  func artifacts(of id: CaseID, _ trace: Trace) -> CaseArtifacts {
    var classes: [String: String] = [:]
    for view in steps.flatMap(\.layout.views) { classes[view.name] = view.className }
    return CaseArtifacts(
      id: id, trace: trace, steps: steps,
      views: names.map { CaseArtifacts.View(name: $0, className: classes[$0] ?? "") },
      moments: moments, frames: frames)
  }

  private func inspect(at event: Int) {
    guard moments.count < Self.limit, let simulator,
      let seen = simulator.seenViews(presented: false)
    else { return }
    let display = DisplayOutline(of: simulator, on: simulator.profile)
    let changes = changes(of: seen, on: simulator, display, since: &known)
    guard !changes.isEmpty else { return }
    let moment = CaseArtifacts.Moment(
      event: event, time: nil, screen: display?.size ?? simulator.screen.bounds.size,
      changes: changes)
    moments.append(moment)
  }

  private func inspectBetween() {
    guard frames.count < Self.frameLimit, let simulator,
      let seen = simulator.seenViews(presented: true)
    else { return }
    let now = simulator.clock.now
    // After a pause a new animation begins, whose first frame is complete.
    if now - lastFrame > 1.5 * Self.frame { shown = [:] }
    let isFirst = shown.isEmpty
    let display = DisplayOutline(of: simulator, on: simulator.profile)
    let changes = changes(of: seen, on: simulator, display, since: &shown)
    // An app that has a part of a display is drawn on the whole display.
    let whole = display.flatMap { $0.size == simulator.screen.bounds.size ? nil : $0.size }
    lastFrame = now
    guard isFirst || !changes.isEmpty else { return }
    frames.append(
      CaseArtifacts.Moment(
        event: simulator.eventCount, time: now, screen: whole ?? seen.positions[0].frame.size,
        changes: changes)
    )
  }

  private func changes(
    of seen: SeenViews, on simulator: Simulator, _ display: DisplayOutline?,
    since known: inout [Int: Known]
  ) -> [CaseArtifacts.Change] {
    var changes: [CaseArtifacts.Change] = []
    var current: Set<Int> = []
    let origin = display?.origin ?? .zero
    for (location, rect) in zip(seen.positions, simulator.onScreen(seen)) {
      let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      let view = index(of: location.receiver)
      let new = Known(rect: rect, alpha: location.alpha)
      current.insert(view)
      guard known[view] != new else { continue }
      known[view] = new
      changes.append(CaseArtifacts.Change(view: view, rect: rect, alpha: location.alpha))
    }
    for view in known.keys.sorted() where !current.contains(view) {
      known[view] = nil
      changes.append(CaseArtifacts.Change(view: view, rect: nil, alpha: 0))
    }
    return changes
  }

  private func index(of receiver: ReceiverID) -> Int {
    if let location = positions[receiver] { return location }
    positions[receiver] = receivers.count
    receivers.append(receiver)
    return receivers.count - 1
  }
}
