import Foundation
import Gimbal
import GimbalDocuments
import GimbalTraces

/// The explanation of a condition that does not hold.
///
/// The checks return it; `CaseRun` adds it to the failures with the step and its source location.
struct OutcomeFinding {
  /// One sentence with the found and the expected value.
  var message: String
  /// Further lines for the report, such as the single values; empty without any.
  var artifacts = ""

  /// The explanation if a step compares with a snapshot that no step has stored.
  static let momentNotSaved = OutcomeFinding(
    message: "no step of this case stored the requested moment")
}

extension CaseRun {
  /// Checks one condition of an `expect` step in the current state of the case.
  ///
  /// - Returns: the explanation if the condition does not hold, else nil.
  mutating func check(_ outcome: ExpectedOutcome) -> OutcomeFinding? {
    guard let simulator, let builtScene else {
      return OutcomeFinding(message: "no 'launch' before this step applies")
    }
    switch outcome.kind {
    case .events(let outcome, let since): return check(outcome, since: since)
    case .view(let target, let outcome) where outcome.isOfLayout:
      let check = RelationCheck(
        builtScene: builtScene, target: target, layout: layoutNow(simulator),
        scale: simulator.screen.scale)
      return simulator.perform { check.check(outcome) { layout($0) } }
    case .limit(let limit, let since): return check(limit, since: since, simulator)
    case .view(let target, let outcome):
      if case .ambiguous = outcome { checkedEvents.ambiguousNames.insert(target.name) }
      return simulator.perform { ViewCheck(builtScene: builtScene, target: target).check(outcome) }
    case .guide(let guide, let frame):
      return simulator.perform { LayoutCheck(builtScene: builtScene).check(guide, frame) }
    case .constraint(let target, let outcome):
      return simulator.perform { LayoutCheck(builtScene: builtScene).check(outcome, of: target) }
    case .traits(let target, let outcome):
      return simulator.perform { TraitCheck(builtScene: builtScene).check(outcome, target) }
    case .layout(let same, let label): return check(same: same, label, simulator.layout)
    case .orientation(let target):
      let found = simulator.interfaceOrientation
      return found == target
        ? nil
        : OutcomeFinding(
          message: "the interface's orientation is \(found.name), expected \(target.name)")
    case .posture(let target):
      let found = simulator.posture?.name ?? "none"
      return found == target.name
        ? nil : OutcomeFinding(message: "the posture is \(found), expected \(target.name)")
    case .exception(let name): return checkException(name)
    case .leaks(let target):
      let left = unreleased
      if left.isEmpty != target { return nil }
      return OutcomeFinding(
        message: left.isEmpty
          ? "all that is not shown any more has been released"
          : "\(left.map(QuotedText.of).joined(separator: ", ")) \(left.count == 1 ? "is" : "are") "
            + "still alive")
    case .refused(let phrase): return checkRefusal(phrase)
    case .registered(let name): return checkRegistered(name, simulator)
    }
  }

  /// Checks an expectation that is registered in Swift.
  private func checkRegistered(_ name: String, _ simulator: Simulator) -> OutcomeFinding? {
    guard let outcome = registry.outcome(name) else {
      return OutcomeFinding(message: "no expectation is registered as \(QuotedText.of(name))")
    }
    return simulator.perform { outcome(simulator) }.map {
      OutcomeFinding(message: "\(name): \($0)")
    }
  }

  private mutating func check(_ outcome: ExpectedEvents, since: ExpectedOutcome.Since)
    -> OutcomeFinding?
  {
    guard let start = start(of: since), let trace = trace(from: start) else {
      return .momentNotSaved
    }
    checkedEvents.outcomes.append((outcome, start..<start + trace.events.count))
    // The names that can be in the scene were checked when the file was read.
    let result = outcome.expectation(in: circumstances).allowingUnknown.check(trace)
    guard !result.isMet else { return nil }
    var artifacts = result.text.split(separator: "\n", maxSplits: 1).dropFirst().joined()
    if let unmet = result.unmet?.text,
      let choice = outcome.patterns.first(where: { $0.text == unmet })?.choice
    {
      artifacts = "\(unmet) is a choice: \(choice)\n" + artifacts
    }
    return OutcomeFinding(message: result.summary, artifacts: artifacts)
  }

  /// Returns the index of the first event that counts for `since`; nil if this case has no layout
  /// of the name.
  func start(of since: ExpectedOutcome.Since) -> Int? {
    switch since {
    case .step: stepStart
    case .start: 0
    case .label(let label): moments[label]
    }
  }

  private func check(same: Bool, _ label: String, _ now: LayoutSnapshot) -> OutcomeFinding? {
    guard let then = layout(label) else {
      return OutcomeFinding(
        message: "no step of this case stored the moment \(QuotedText.of(label))")
    }
    let differences = now.differences(from: then)
    if same == differences.isEmpty { return nil }
    guard same else {
      return OutcomeFinding(message: "the layout is the same as \(QuotedText.of(label))")
    }
    return OutcomeFinding(
      message: "the layout is not the same as \(QuotedText.of(label)): "
        + "\(differences.count) difference\(differences.count == 1 ? "" : "s")",
      artifacts: differences.map { "  " + $0 }.joined(separator: "\n"))
  }

  private mutating func checkException(_ name: String) -> OutcomeFinding? {
    let count = incidents.count
    incidents.removeAll { $0.kind == .exception(name) }
    if incidents.count < count { return nil }
    let others = incidents.compactMap { incident in
      if case .exception(let other) = incident.kind { other } else { nil }
    }
    return OutcomeFinding(
      message: "expected the exception \(name); "
        + (others.isEmpty ? "none was raised" : "raised was \(others.joined(separator: ", "))"))
  }

  private mutating func checkRefusal(_ phrase: String) -> OutcomeFinding? {
    guard let refusal = incidents.firstIndex(where: { $0.kind == .refusal }) else {
      return OutcomeFinding(message: "expected a refused resize; none was refused")
    }
    let text = incidents.remove(at: refusal).text
    return text.contains(phrase)
      ? nil
      : OutcomeFinding(message: "expected a refusal with \(QuotedText.of(phrase)); found: \(text)")
  }
}

extension ExpectedEvents {
  /// Returns the expectation for traces in some circumstances.
  func expectation(in circumstances: Circumstances) -> EventExpectation {
    func options(_ once: Bool) -> EventExpectation.Options { once ? .exactlyOnce : [] }
    switch self {
    case .inOrder(let patterns, let once):
      return .inOrder(patterns.map(\.pattern), options(once))
    case .exactly(let patterns, let among, let once):
      return .exactly(patterns.map(\.pattern), among: among.map(\.pattern), options(once))
    case .sequence(let patterns, let absent, let once):
      let expected = patterns.filter { $0.condition.holds(in: circumstances) }
      // Events that do not apply here must not occur here either.
      let left = patterns.filter { one in !expected.contains { $0.text == one.text } }
      return .sequence(
        expected.map { $0.isReturn ? $0.pattern.returning : $0.pattern },
        absent: (left + absent).map(\.pattern), options(once))
    case .never(let patterns): return .never(patterns.map(\.pattern))
    case .count(let one, let least, nil): return .count(one.pattern, least...)
    case .count(let one, let least, let most?): return .count(one.pattern, least...most)
    case .before(let a, let b): return .before(a.pattern, b.pattern)
    case .nested(let a, let b): return .nested(a.pattern, in: b.pattern)
    case .oncePer(let a, let b): return .oncePer(a.pattern, per: b.pattern)
    }
  }
}
