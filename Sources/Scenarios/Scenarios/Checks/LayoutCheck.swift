import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine

/// Puts claims to layout guides and to constraints.
@MainActor
struct LayoutCheck {
  let stage: SceneStage

  /// Nil when the guide's rectangle is as claimed; call it with the simulator current.
  func check(_ guide: GuideTarget, _ rect: RectExpression) -> ClaimFinding? {
    do throws(StageProblem) {
      let scope = EquationScope(stage: stage, holder: stage.rootView, equation: nil)
      let object = try scope.item(guide.item, at: guide.position)
      guard let found = object as? UILayoutGuide else {
        return ClaimFinding(sentence: "\(QuotedText.of(guide.name)) is a view, not a layout guide")
      }
      let lengths = LengthScope(stage: stage, target: nil, superview: found.owningView)
      return FigureCheck(name: QuotedText.of(guide.name)).compare(
        "layout frame", found.layoutFrame, try lengths.rect(rect), rect.all)
    } catch {
      return ClaimFinding(sentence: error.sentence)
    }
  }

  /// Nil when all constraints of the identifier are as claimed.
  func check(_ claim: ConstraintClaim, of target: Target) -> ClaimFinding? {
    do throws(StageProblem) {
      for constraint in try stage.existingConstraints(target) {
        if let finding = try check(claim, constraint, target) { return finding }
      }
      return nil
    } catch {
      return ClaimFinding(sentence: error.sentence)
    }
  }

  private func check(
    _ claim: ConstraintClaim, _ constraint: NSLayoutConstraint, _ target: Target
  ) throws(StageProblem) -> ClaimFinding? {
    let name = QuotedText.of(target.name)
    let figures = FigureCheck(name: name)
    switch claim {
    case .active(let wanted):
      return constraint.isActive == wanted
        ? nil : ClaimFinding(sentence: "\(name) is \(constraint.isActive ? "active" : "inactive")")
    case .constant(let wanted): return figures.compare("constant", constraint.constant, wanted)
    case .priority(let wanted):
      return figures.compare(
        "priority", Double(constraint.priority.rawValue), Double(wanted))
    case .owner(let wanted):
      let view = try stage.existingView(wanted)
      if view.constraints.contains(where: { $0 === constraint }) { return nil }
      return ClaimFinding(
        sentence: "\(name) is not held by \(QuotedText.of(wanted.name))",
        evidence: "  " + constraint.description)
    }
  }
}
