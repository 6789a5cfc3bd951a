import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots

/// Puts claims about what can be seen of a view, and how it stands to others, to a layout.
@MainActor
struct RelationCheck {
  let stage: SceneStage
  let target: Target
  let layout: LayoutSnapshot
  /// The number of pixels for each point.
  let scale: CGFloat

  /// Nil when the claim holds; `moment` gives the layout that was kept under a name.
  func check(_ claim: ViewClaim, _ moment: (String) -> LayoutSnapshot?) -> ClaimFinding? {
    do throws(StageProblem) {
      let view = try placed(target)
      switch claim {
      case .quality(let quality, let wanted): return check(quality, wanted, view)
      case .touchTarget(let claim): return check(claim, view)
      case .related(let wanted, let related):
        return check(related, wanted, view, try placed(related.target))
      case .unchanged(let wanted, let label):
        guard let then = moment(label) else { return .momentNotKept }
        return check(wanted, label, view, then)
      default: return nil
      }
    } catch {
      return ClaimFinding(sentence: error.sentence)
    }
  }

  private var name: String { QuotedText.of(target.name) }

  private func placed(_ target: Target) throws(StageProblem) -> PlacedView {
    let view = try stage.existingView(target)
    guard let placed = layout[view] else {
      throw StageProblem(
        position: target.position,
        sentence: "\(QuotedText.of(target.name)) is not in the window")
    }
    return placed
  }

  private func check(
    _ quality: LayoutQuality, _ wanted: Bool, _ view: PlacedView
  ) -> ClaimFinding? {
    if quality.holds(of: view, scale: scale) == wanted { return nil }
    let words = quality.words(of: view, scale: scale)
    return ClaimFinding(sentence: "\(name) \(words)", evidence: line(target.name, view))
  }

  private func check(_ claim: TouchTargetClaim, _ view: PlacedView) -> ClaimFinding? {
    let size = view.windowFrame.size
    let isLarge =
      size.width >= claim.size.width - LayoutSnapshot.tolerance
      && size.height >= claim.size.height - LayoutSnapshot.tolerance
    if isLarge == claim.isLarge { return nil }
    return ClaimFinding(
      sentence: "\(name) is \(MeasureText.size(size)); a touch target of at least "
        + "\(MeasureText.size(claim.size)) is \(claim.isLarge ? "" : "not ")expected")
  }

  private func check(
    _ related: RelatedView, _ wanted: Bool, _ view: PlacedView, _ other: PlacedView
  ) -> ClaimFinding? {
    guard related.relation.holds(view.windowFrame, other.windowFrame) != wanted else { return nil }
    let words = related.relation.words(QuotedText.of(related.target.name))
    return ClaimFinding(
      sentence: "\(name) is \(wanted ? "not " : "")\(words)",
      evidence: line(target.name, view) + "\n" + line(related.target.name, other))
  }

  private func check(
    _ wanted: Bool, _ label: String, _ view: PlacedView, _ then: LayoutSnapshot
  ) -> ClaimFinding? {
    guard let old = then[view.name] else {
      return wanted
        ? ClaimFinding(sentence: "\(name) was not in the window at \(QuotedText.of(label))") : nil
    }
    let isSame = view.windowFrame.isNear(old.windowFrame)
    if isSame == wanted { return nil }
    let moment = QuotedText.of(label)
    return ClaimFinding(
      sentence: isSame
        ? "\(name) stands where it stood at \(moment)"
        : "\(name) has moved since \(moment): \(MeasureText.rect(old.windowFrame)) → "
          + "\(MeasureText.rect(view.windowFrame)) in the window")
  }

  private func line(_ name: String, _ view: PlacedView) -> String {
    "  \(name): \(MeasureText.rect(view.windowFrame)) in the window"
  }
}

extension ViewClaim {
  /// True for claims that a layout of the whole window answers.
  var isOfLayout: Bool {
    switch self {
    case .quality, .touchTarget, .related, .unchanged: true
    default: false
    }
  }
}
