import Foundation
import Gimbal
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots

/// Checks conditions on a view's visibility and its relations to others in a layout.
@MainActor
struct RelationCheck {
  /// The scene, which finds views by their names.
  let builtScene: BuiltScene
  /// The view of the condition.
  let target: Target
  /// The current layout, in which the condition is checked.
  let layout: LayoutSnapshot
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns nil if the condition holds; `moment` returns the layout that was stored under a name.
  func check(_ outcome: ViewExpectation, _ moment: (String) -> LayoutSnapshot?) -> OutcomeFinding? {
    do throws(SceneError) {
      let view = try positioned(target)
      switch outcome {
      case .quality(let quality, let expected): return check(quality, expected, view)
      case .touchTarget(let outcome): return check(outcome, view)
      case .related(let expected, let related):
        return check(related, expected, view, try positioned(related.target))
      case .unchanged(let expected, let label):
        guard let then = moment(label) else { return .momentNotSaved }
        return check(expected, label, view, then)
      default: return nil
      }
    } catch {
      return OutcomeFinding(message: error.message)
    }
  }

  private var name: String { QuotedText.of(target.name) }

  private func positioned(_ target: Target) throws(SceneError) -> LocatedView {
    let view = try builtScene.existingView(target)
    guard let positioned = layout[view] else {
      throw SceneError(
        position: target.position,
        message: "\(QuotedText.of(target.name)) is not in the window")
    }
    return positioned
  }

  private func check(
    _ quality: LayoutQuality, _ expected: Bool, _ view: LocatedView
  ) -> OutcomeFinding? {
    if quality.holds(of: view, scale: scale) == expected { return nil }
    let phrase = quality.phrase(of: view, scale: scale)
    return OutcomeFinding(message: "\(name) \(phrase)", artifacts: line(target.name, view))
  }

  private func check(_ outcome: TouchTargetExpectation, _ view: LocatedView) -> OutcomeFinding? {
    let size = view.windowFrame.size
    let isLarge =
      size.width >= outcome.size.width - LayoutSnapshot.tolerance
      && size.height >= outcome.size.height - LayoutSnapshot.tolerance
    if isLarge == outcome.isLarge { return nil }
    return OutcomeFinding(
      message: "\(name) is \(MeasureText.size(size)); a touch target of at least "
        + "\(MeasureText.size(outcome.size)) is \(outcome.isLarge ? "" : "not ")expected")
  }

  private func check(
    _ related: RelatedView, _ expected: Bool, _ view: LocatedView, _ other: LocatedView
  ) -> OutcomeFinding? {
    guard related.relation.holds(view.windowFrame, other.windowFrame) != expected else {
      return nil
    }
    let phrase = related.relation.phrase(QuotedText.of(related.target.name))
    return OutcomeFinding(
      message: "\(name) is \(expected ? "not " : "")\(phrase)",
      artifacts: line(target.name, view) + "\n" + line(related.target.name, other))
  }

  private func check(
    _ expected: Bool, _ label: String, _ view: LocatedView, _ then: LayoutSnapshot
  ) -> OutcomeFinding? {
    guard let old = then[view.name] else {
      return expected
        ? OutcomeFinding(message: "\(name) was not in the window at \(QuotedText.of(label))") : nil
    }
    let isSame = view.windowFrame.isNear(old.windowFrame)
    if isSame == expected { return nil }
    let moment = QuotedText.of(label)
    return OutcomeFinding(
      message: isSame
        ? "\(name) has the same position as at \(moment)"
        : "\(name) has moved since \(moment): \(MeasureText.rect(old.windowFrame)) → "
          + "\(MeasureText.rect(view.windowFrame)) in the window")
  }

  private func line(_ name: String, _ view: LocatedView) -> String {
    "  \(name): \(MeasureText.rect(view.windowFrame)) in the window"
  }
}

extension ViewExpectation {
  /// True for conditions that require a layout of the whole window.
  var isOfLayout: Bool {
    switch self {
    case .quality, .touchTarget, .related, .unchanged: true
    default: false
    }
  }
}
