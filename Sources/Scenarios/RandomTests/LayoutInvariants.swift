import Foundation
import Gimbal
import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalSnapshots
import GimbalTraits

/// Invariants of a screen's layout when the app is idle.
///
/// `RandomTestRound` creates it for each round, and calls `brokenInvariant(after:_:on:)` after each
/// complete step. It stores layouts of earlier steps for comparison.
@MainActor
struct LayoutInvariants {
  private let randomTest: RandomTest
  private let profile: DeviceProfile
  /// The views that were reachable when the app was last idle, if only the surroundings changed
  /// since.
  private var reached: [String] = []
  /// The layouts since the last touch, by their surroundings.
  private var moments: [Surroundings: Moment] = [:]
  /// The findings after the launch, which violate no invariant, since a comparison reports them.
  private var known: Set<KnownFinding>?

  /// A kind of finding about a view, by which a later finding is recognized as known.
  private struct KnownFinding: Hashable {
    /// The kind of the finding.
    let kind: FindingKind
    /// The name of the view.
    let view: String
  }

  /// A layout with the number of the step before it.
  private struct Moment {
    /// The number of performed steps at that time.
    let step: Int
    /// The values of all views, which equal surroundings must restore.
    let positions: [Position]
  }

  /// Values of a view that must be restored when its surroundings are restored.
  private struct Position: Equatable {
    /// The view's name in the layout.
    let name: String
    /// The frame, in points.
    let frame: CGRect
    /// True if the view was visible.
    let isVisible: Bool

    /// Compares frames with a tolerance, since calculations round differently.
    static func == (one: Position, other: Position) -> Bool {
      one.name == other.name && one.isVisible == other.isVisible && one.frame.isNear(other.frame)
    }
  }

  /// Creates the check of a case on a device, without stored layouts.
  init(randomTest: RandomTest, device: DeviceProfile) {
    self.randomTest = randomTest
    profile = device
  }

  private var isNeeded: Bool {
    !randomTest.invariants.isDisjoint(with: [.withinReach, .restoring, .findings])
  }

  /// Discards the stored layouts that a step of a kind makes incomparable.
  ///
  /// A step of controllers or of the user discards the reachable views, and a step of the user also
  /// the layouts to be restored. `RandomTestRound` calls it for a step that does not complete, and
  /// `brokenInvariant(after:_:on:)` for each other step.
  mutating func leave(_ sort: RandomTestStep.Sort) {
    if sort != .surroundings { reached = [] }
    if sort == .user { moments = [:] }
  }

  /// Returns the first violated invariant after a complete step.
  mutating func brokenInvariant(
    after step: Int, _ sort: RandomTestStep.Sort, on simulator: Simulator
  ) -> RandomTestFailure? {
    leave(sort)
    guard isNeeded, simulator.application.applicationState == .active else { return nil }
    let layout = simulator.layout
    if let failure = unreached(in: layout) { return failure }
    if randomTest.invariants.contains(.withinReach) {
      reached = LayoutInvariants.reachable(in: layout)
    }
    return notRestored(layout, after: step, on: simulator)
      ?? finding(in: layout, on: simulator)
  }

  // MARK: Reachable area

  private func unreached(in layout: LayoutSnapshot) -> RandomTestFailure? {
    guard randomTest.invariants.contains(.withinReach) else { return nil }
    for name in reached {
      guard let view = layout.exactly(name), view.isVisible, let obstacle = view.unreachable else {
        continue
      }
      return RandomTestFailure(
        invariant: .withinReach, subject: name,
        message: "\(QuotedText.of(name)) cannot be reached any more: \(obstacle)",
        artifacts: "\(name): \(MeasureText.rect(view.windowFrame)) in the window of "
          + MeasureText.size(layout.windowFrame.size),
        outcome: .view(name, key: "reachable", value: .bool(true)))
    }
    return nil
  }

  /// Returns the texts and controls of the app that are visible or can be scrolled into view.
  private static func reachable(in layout: LayoutSnapshot) -> [String] {
    layout.views.filter { view in
      guard view.isVisible, !view.content.isMadeBySystem else { return false }
      switch view.content.role {
      case .control: break
      case .text where view.content.text?.string.isEmpty == false: break
      default: return false
      }
      return LocatedView(view, in: layout).unreachable == nil
    }.map(\.name)
  }

  // MARK: Restored layouts

  private mutating func notRestored(
    _ layout: LayoutSnapshot, after step: Int, on simulator: Simulator
  ) -> RandomTestFailure? {
    guard randomTest.invariants.contains(.restoring) else { return nil }
    let positions = LayoutInvariants.positions(in: layout)
    let surroundings = Surroundings(of: simulator)
    guard let moment = moments[surroundings] else {
      moments[surroundings] = Moment(step: step, positions: positions)
      return nil
    }
    guard let difference = LayoutInvariants.difference(of: positions, from: moment.positions) else {
      return nil
    }
    return RandomTestFailure(
      invariant: .restoring, subject: difference.name,
      message: "there and back, the layout is another: \(difference.text)", moment: moment.step,
      outcome: .sameLayout)
  }

  /// Returns the app's views without scrolled ones, since the user's scroll position may change.
  private static func positions(in layout: LayoutSnapshot) -> [Position] {
    var isScrolled: [Bool] = []
    var positions: [Position] = []
    for view in layout.views {
      let parent = view.parent
      let scrolled =
        parent.map { isScrolled[$0] || layout.views[$0].content.role == .scroll } ?? false
      isScrolled.append(scrolled)
      guard !scrolled, !view.content.isMadeBySystem else { continue }
      positions.append(Position(name: view.name, frame: view.frame, isVisible: view.isVisible))
    }
    return positions
  }

  private static func difference(
    of now: [Position], from then: [Position]
  ) -> (name: String, text: String)? {
    if now == then { return nil }
    let old = Dictionary(then.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let new = Set(now.map(\.name))
    if let gone = then.first(where: { !new.contains($0.name) }) {
      return (gone.name, "\(QuotedText.of(gone.name)) is gone")
    }
    for location in now {
      guard let before = old[location.name] else {
        return (location.name, "\(QuotedText.of(location.name)) is new")
      }
      if location == before { continue }
      let what =
        location.isVisible == before.isVisible
        ? "lies at \(MeasureText.rect(location.frame)), not at \(MeasureText.rect(before.frame))"
        : location.isVisible ? "is shown" : "is hidden"
      return (location.name, "\(QuotedText.of(location.name)) \(what)")
    }
    return (now.first?.name ?? "", "the views have another order")
  }

  // MARK: Findings

  /// Returns a new finding since the launch that a scenario can express as a condition.
  private mutating func finding(
    in layout: LayoutSnapshot, on simulator: Simulator
  ) -> RandomTestFailure? {
    guard randomTest.invariants.contains(.findings) else { return nil }
    var configuration = Configuration(
      id: ConfigurationID(
        device: profile.slug, system: simulator.system, orientation: simulator.orientation,
        window: WindowPosition(simulator.windowLayout, side: simulator.paneSide)),
      device: DeviceOutline(profile.showing(simulator.posture ?? .closed)), layout: layout)
    configuration.recordDisplay(simulator, on: profile)
    let found = LayoutFindings.findings(of: configuration, index: 0).filter {
      $0.severity >= randomTest.findingLevel && LayoutInvariants.outcome(of: $0) != nil
    }
    guard let known else {
      known = Set(found.map { KnownFinding(kind: $0.kind, view: $0.view) })
      return nil
    }
    guard
      let new = found.first(where: { !known.contains(KnownFinding(kind: $0.kind, view: $0.view)) }),
      let outcome = LayoutInvariants.outcome(of: new)
    else { return nil }
    return RandomTestFailure(
      invariant: .findings, subject: new.view, message: new.message,
      artifacts: new.measurement.map { "\($0.name): \(MeasureText.rect($0.rect))" }
        .joined(separator: "\n"), outcome: outcome)
  }

  /// Returns the condition that a view's position has no such finding.
  private static func outcome(of finding: Finding) -> RandomTestOutcome? {
    switch finding.kind {
    case .offScreen, .cutByWindow, .widerThanPane:
      .view(finding.view, key: "inside", value: .word("window"))
    case .underSensor, .underHomeIndicator, .underCorner, .offSafeArea:
      .view(finding.view, key: "inside", value: .word("safeArea"))
    case .underKeyboard, .overlap, .covered, .clipped, .truncated, .truncatedWhenLarge,
      .contentTooWide, .touchTarget, .offGrid, .conflict, .ambiguous, .zeroSize, .negativeSize,
      .unmeasurable, .notRestored, .movedByFold, .acrossFold, .underCamera, .screenSized,
      .lostBarItem, .horizontalBarItem, .limit:
      nil
    }
  }
}
