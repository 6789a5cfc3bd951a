import Foundation
import Gimbal
import GimbalDocuments
import GimbalTraces

/// The evidence that a claim does not hold.
struct ClaimFinding {
  var sentence: String
  var evidence = ""

  static let momentNotKept = ClaimFinding(
    sentence: "the moment asked for was not kept in this case")
}

extension CaseRun {
  /// Nil when the claim holds.
  mutating func check(_ claim: Claim) -> ClaimFinding? {
    guard let simulator, let stage else {
      return ClaimFinding(sentence: "no 'launch' before this step applies")
    }
    switch claim.kind {
    case .events(let claim, let since): return check(claim, since: since)
    case .view(let target, let claim) where claim.isOfLayout:
      let check = RelationCheck(
        stage: stage, target: target, layout: layoutNow(simulator), scale: simulator.screen.scale)
      return simulator.perform { check.check(claim) { layout($0) } }
    case .limit(let limit, let since): return check(limit, since: since, simulator)
    case .view(let target, let claim):
      if case .ambiguous = claim { asked.ambiguousNames.insert(target.name) }
      return simulator.perform { ViewCheck(stage: stage, target: target).check(claim) }
    case .guide(let guide, let frame):
      return simulator.perform { LayoutCheck(stage: stage).check(guide, frame) }
    case .constraint(let target, let claim):
      return simulator.perform { LayoutCheck(stage: stage).check(claim, of: target) }
    case .traits(let target, let claim):
      return simulator.perform { TraitCheck(stage: stage).check(claim, target) }
    case .layout(let same, let label): return check(same: same, label, simulator.layout)
    case .orientation(let wanted):
      let found = simulator.interfaceOrientation
      return found == wanted
        ? nil
        : ClaimFinding(
          sentence: "the interface's orientation is \(found.name), expected \(wanted.name)")
    case .posture(let wanted):
      let found = simulator.posture?.name ?? "none"
      return found == wanted.name
        ? nil : ClaimFinding(sentence: "the posture is \(found), expected \(wanted.name)")
    case .exception(let name): return checkException(name)
    case .leaks(let wanted):
      let left = unreleased
      if left.isEmpty != wanted { return nil }
      return ClaimFinding(
        sentence: left.isEmpty
          ? "all that is not shown any more has been released"
          : "\(left.map(QuotedText.of).joined(separator: ", ")) \(left.count == 1 ? "is" : "are") "
            + "still alive")
    case .refused(let words): return checkRefusal(words)
    case .registered(let name): return checkRegistered(name, simulator)
    }
  }

  /// Asks a claim that is made in Swift.
  private func checkRegistered(_ name: String, _ simulator: Simulator) -> ClaimFinding? {
    guard let claim = registry.claim(name) else {
      return ClaimFinding(sentence: "no claim is registered as \(QuotedText.of(name))")
    }
    return simulator.perform { claim(simulator) }.map { ClaimFinding(sentence: "\(name): \($0)") }
  }

  private mutating func check(_ claim: EventClaim, since: Claim.Since) -> ClaimFinding? {
    guard let start = start(of: since), let trace = trace(from: start) else {
      return .momentNotKept
    }
    asked.claims.append((claim, start..<start + trace.events.count))
    // The names that can be in the scene were checked when the file was read.
    let result = claim.expectation(in: circumstances).allowingUnknown.check(trace)
    guard !result.isMet else { return nil }
    var evidence = result.text.split(separator: "\n", maxSplits: 1).dropFirst().joined()
    if let unmet = result.unmet?.text,
      let choice = claim.patterns.first(where: { $0.text == unmet })?.choice
    {
      evidence = "\(unmet) is a choice: \(choice)\n" + evidence
    }
    return ClaimFinding(sentence: result.summary, evidence: evidence)
  }

  /// The first event that counts since a moment; nil for one that was not kept in this case.
  func start(of since: Claim.Since) -> Int? {
    switch since {
    case .step: stepStart
    case .start: 0
    case .label(let label): moments[label]
    }
  }

  private func check(same: Bool, _ label: String, _ now: LayoutSnapshot) -> ClaimFinding? {
    guard let then = layout(label) else {
      return ClaimFinding(
        sentence: "the moment \(QuotedText.of(label)) was not kept in this case")
    }
    let differences = now.differences(from: then)
    if same == differences.isEmpty { return nil }
    guard same else {
      return ClaimFinding(sentence: "the layout is the same as \(QuotedText.of(label))")
    }
    return ClaimFinding(
      sentence: "the layout is not the same as \(QuotedText.of(label)): "
        + "\(differences.count) difference\(differences.count == 1 ? "" : "s")",
      evidence: differences.map { "  " + $0 }.joined(separator: "\n"))
  }

  private mutating func checkException(_ name: String) -> ClaimFinding? {
    let count = mishaps.count
    mishaps.removeAll { $0.kind == .exception(name) }
    if mishaps.count < count { return nil }
    let others = mishaps.compactMap { mishap in
      if case .exception(let other) = mishap.kind { other } else { nil }
    }
    return ClaimFinding(
      sentence: "expected the exception \(name); "
        + (others.isEmpty ? "none was raised" : "raised was \(others.joined(separator: ", "))"))
  }

  private mutating func checkRefusal(_ words: String) -> ClaimFinding? {
    guard let refusal = mishaps.firstIndex(where: { $0.kind == .refusal }) else {
      return ClaimFinding(sentence: "expected a refused resize; none was refused")
    }
    let text = mishaps.remove(at: refusal).text
    return text.contains(words)
      ? nil
      : ClaimFinding(sentence: "expected a refusal with \(QuotedText.of(words)); found: \(text)")
  }
}

extension EventClaim {
  /// The claim as the expectation that traces are asked in some circumstances.
  func expectation(in circumstances: Circumstances) -> EventExpectation {
    func options(_ once: Bool) -> EventExpectation.Options { once ? .exactlyOnce : [] }
    switch self {
    case .inOrder(let patterns, let once):
      return .inOrder(patterns.map(\.pattern), options(once))
    case .exactly(let patterns, let among, let once):
      return .exactly(patterns.map(\.pattern), among: among.map(\.pattern), options(once))
    case .sequence(let patterns, let absent, let once):
      let claimed = patterns.filter { $0.condition.holds(in: circumstances) }
      // Events that do not count here must not come here either.
      let left = patterns.filter { one in !claimed.contains { $0.text == one.text } }
      return .sequence(
        claimed.map { $0.isReturn ? $0.pattern.returning : $0.pattern },
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
