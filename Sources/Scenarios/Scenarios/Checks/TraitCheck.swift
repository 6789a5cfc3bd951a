import Gimbal
import GimbalDocuments

/// Puts claims to the traits of a view, a controller or the window.
@MainActor
struct TraitCheck {
  let stage: SceneStage

  /// Nil when the claim holds; call it with the simulator current.
  func check(_ claim: TraitClaim, _ target: Target?) -> ClaimFinding? {
    do throws(StageProblem) {
      let traits = try traits(target)
      let lines = claim.differences(from: traits)
      if lines.isEmpty { return nil }
      return ClaimFinding(
        sentence: "the traits of \(QuotedText.of(target?.name ?? "window")) differ: "
          + lines.joined(separator: ", "),
        evidence: "  found: \(traits.shortText)")
    } catch {
      return ClaimFinding(sentence: error.sentence)
    }
  }

  private func traits(_ target: Target?) throws(StageProblem) -> UITraitCollection {
    switch target?.kind {
    case .view: try stage.existingView(target!).traitCollection
    case .controller: try stage.existingController(target!).traitCollection
    case .constraint, nil: stage.keyWindow?.traitCollection ?? UITraitCollection()
    }
  }
}

extension TraitClaim {
  /// The differences from the claim: `vertical size class is regular, expected compact`.
  fileprivate func differences(from traits: UITraitCollection) -> [String] {
    var lines: [String] = []
    func compare<Value: Equatable>(
      _ what: String, _ found: Value, _ wanted: Value?, _ text: (Value) -> String
    ) {
      guard let wanted, found != wanted else { return }
      lines.append("\(what) is \(text(found)), expected \(text(wanted))")
    }
    compare("horizontal size class", traits.horizontalSizeClass, horizontalSizeClass, \.name)
    compare("vertical size class", traits.verticalSizeClass, verticalSizeClass, \.name)
    compare("idiom", traits.userInterfaceIdiom, userInterfaceIdiom, \.name)
    compare("display scale", Double(traits.displayScale), displayScale) { MeasureText.number($0) }
    compare(
      "content size category", traits.preferredContentSizeCategory, settings.contentSizeCategory,
      \.name)
    compare("style", traits.userInterfaceStyle, settings.userInterfaceStyle, \.name)
    compare("layout direction", traits.layoutDirection, settings.layoutDirection, \.name)
    compare("legibility weight", traits.legibilityWeight, settings.legibilityWeight, \.name)
    compare("contrast", traits.accessibilityContrast, settings.accessibilityContrast, \.name)
    return lines
  }
}
