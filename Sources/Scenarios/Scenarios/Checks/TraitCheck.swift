import Gimbal
import GimbalDocuments

/// Checks conditions on the traits of a view, a controller or the window.
@MainActor
struct TraitCheck {
  /// The scene, which finds views and controllers by their names.
  let builtScene: BuiltScene

  /// Returns nil if the condition holds; the simulator must be current.
  func check(_ outcome: TraitExpectation, _ target: Target?) -> OutcomeFinding? {
    do throws(SceneError) {
      let traits = try traits(target)
      let lines = outcome.differences(from: traits)
      if lines.isEmpty { return nil }
      return OutcomeFinding(
        message: "the traits of \(QuotedText.of(target?.name ?? "window")) differ: "
          + lines.joined(separator: ", "),
        artifacts: "  found: \(traits.shortText)")
    } catch {
      return OutcomeFinding(message: error.message)
    }
  }

  private func traits(_ target: Target?) throws(SceneError) -> UITraitCollection {
    switch target?.kind {
    case .view: try builtScene.existingView(target!).traitCollection
    case .controller: try builtScene.existingController(target!).traitCollection
    case .constraint, nil: builtScene.keyWindow?.traitCollection ?? UITraitCollection()
    }
  }
}

extension TraitExpectation {
  /// Returns the differences: `vertical size class is regular, expected compact`.
  fileprivate func differences(from traits: UITraitCollection) -> [String] {
    var lines: [String] = []
    func compare<Value: Equatable>(
      _ what: String, _ found: Value, _ expected: Value?, _ text: (Value) -> String
    ) {
      guard let expected, found != expected else { return }
      lines.append("\(what) is \(text(found)), expected \(text(expected))")
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
