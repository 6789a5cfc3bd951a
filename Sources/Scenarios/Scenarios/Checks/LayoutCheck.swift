import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine

/// Checks conditions on layout guides and constraints of an `expect` step.
@MainActor
struct LayoutCheck {
  /// The scene, which finds the guides and constraints by their names.
  let builtScene: BuiltScene

  /// Returns nil if the guide's frame is as expected; the simulator must be current.
  func check(_ guide: GuideTarget, _ rect: RectExpression) -> OutcomeFinding? {
    do throws(SceneError) {
      let scope = EquationScope(builtScene: builtScene, holder: builtScene.rootView, equation: nil)
      let object = try scope.item(guide.item, at: guide.position)
      guard let found = object as? UILayoutGuide else {
        return OutcomeFinding(message: "\(QuotedText.of(guide.name)) is a view, not a layout guide")
      }
      let lengths = LengthScope(builtScene: builtScene, target: nil, superview: found.owningView)
      return MetricCheck(name: QuotedText.of(guide.name)).compare(
        "layout frame", found.layoutFrame, try lengths.rect(rect), rect.all)
    } catch {
      return OutcomeFinding(message: error.message)
    }
  }

  /// Returns nil if all constraints with the identifier are as expected.
  func check(_ outcome: ConstraintExpectation, of target: Target) -> OutcomeFinding? {
    do throws(SceneError) {
      for constraint in try builtScene.existingConstraints(target) {
        if let finding = try check(outcome, constraint, target) { return finding }
      }
      return nil
    } catch {
      return OutcomeFinding(message: error.message)
    }
  }

  private func check(
    _ outcome: ConstraintExpectation, _ constraint: NSLayoutConstraint, _ target: Target
  ) throws(SceneError) -> OutcomeFinding? {
    let name = QuotedText.of(target.name)
    let metricCheck = MetricCheck(name: name)
    switch outcome {
    case .active(let expected):
      return constraint.isActive == expected
        ? nil : OutcomeFinding(message: "\(name) is \(constraint.isActive ? "active" : "inactive")")
    case .constant(let expected):
      return metricCheck.compare("constant", constraint.constant, expected)
    case .priority(let expected):
      return metricCheck.compare(
        "priority", Double(constraint.priority.rawValue), Double(expected))
    case .owner(let expected):
      let view = try builtScene.existingView(expected)
      if view.constraints.contains(where: { $0 === constraint }) { return nil }
      return OutcomeFinding(
        message: "\(name) is not owned by \(QuotedText.of(expected.name))",
        artifacts: "  " + constraint.description)
    }
  }
}
