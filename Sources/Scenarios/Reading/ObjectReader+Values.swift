import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// What is set on views and controllers, in scenes and in steps alike.
extension ObjectReader {
  /// The values for a view.
  func viewValues() throws(DocumentError) -> ViewValues {
    var values = ViewValues()
    values.frame = try given("frame")?.rect()
    values.bounds = try given("bounds")?.rect()
    values.center = try given("center")?.point()
    values.transform = try given("transform")?.transform()
    values.alpha = try given("alpha")?.number(in: 0...1)
    values.hidden = try given("hidden")?.bool()
    values.backgroundColor = try given("backgroundColor")?.color()
    values.opaque = try given("opaque")?.bool()
    values.clipsToBounds = try given("clipsToBounds")?.bool()
    values.userInteractionEnabled = try given("userInteractionEnabled")?.bool()
    values.tag = try given("tag")?.integer(in: -1_000_000_000...1_000_000_000)
    values.autoresizing = try given("autoresizing")?.autoresizing()
    values.autoresizesSubviews = try given("autoresizesSubviews")?.bool()
    return values
  }

  /// The values for a controller.
  func controllerValues() throws(DocumentError) -> ControllerValues {
    var values = ControllerValues()
    values.title = try given("title")?.string()
    values.supportedOrientations = try given("supportedOrientations")?.orientations()
    values.shouldAutorotate = try given("shouldAutorotate")?.bool()
    if let insets = try given("additionalSafeAreaInsets")?.numbers(
      4, "insets as [top, left, bottom, right]")
    {
      values.additionalSafeAreaInsets = UIEdgeInsets(
        top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    return values
  }

  /// What a step or a rule sets: on a view or on a controller, and at least one value.
  func setting(condition: Condition) throws(DocumentError) -> Setting {
    let (kind, name) = try only(of: Target.Kind.allCases.map(\.rawValue), "what is set")
    let target = try name.target(Target.Kind(rawValue: kind)!)
    let isView = target.kind == .view
    let foreign = isView ? ScenarioShapes.controllerValues : ScenarioShapes.viewValues
    let own = isView ? ScenarioShapes.viewValues : ScenarioShapes.controllerValues
    for key in foreign {
      guard let wrong = given(key) else { continue }
      throw wrong.error(
        "\(QuotedText.of(key)) is nothing that a \(kind) has; allowed is \(QuotedText.choice(own))")
    }
    guard own.contains(where: { given($0) != nil }) else {
      throw value.error(
        "nothing is set on \(QuotedText.of(target.name)); allowed is \(QuotedText.choice(own))")
    }
    return Setting(
      target: target, view: isView ? try viewValues() : ViewValues(),
      controller: isView ? ControllerValues() : try controllerValues(), condition: condition)
  }

  /// New values for a person's settings.
  func settingsChange() throws(DocumentError) -> SettingsChange {
    var change = SettingsChange()
    change.contentSizeCategory = try given("contentSizeCategory")?.named(
      UIContentSizeCategory.self, ScenarioWords.contentSizeCategory)
    change.userInterfaceStyle = try given("userInterfaceStyle")?.named(
      UIUserInterfaceStyle.self, ScenarioWords.userInterfaceStyle)
    change.layoutDirection = try given("layoutDirection")?.named(
      UITraitEnvironmentLayoutDirection.self, ScenarioWords.layoutDirection)
    change.legibilityWeight = try given("legibilityWeight")?.named(
      UILegibilityWeight.self, ScenarioWords.legibilityWeight)
    change.accessibilityContrast = try given("accessibilityContrast")?.named(
      UIAccessibilityContrast.self, ScenarioWords.accessibilityContrast)
    return change
  }
}

extension DocumentValue {
  /// The name of a view or a controller.
  func target(_ kind: Target.Kind) throws(DocumentError) -> Target {
    Target(kind: kind, name: try nonemptyString(), position: node.position)
  }
}
