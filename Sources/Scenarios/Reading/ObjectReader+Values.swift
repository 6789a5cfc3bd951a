import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// Reading values of views and controllers, in scenes and in steps alike.
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
    values.traitOverrides = try given("traitOverrides")?.someTraits()
    values.needs = try given("needs")?.marks() ?? []
    values.layout = try layoutValues()
    values.control = try controlValues()
    return values
  }

  /// The values for a view that concern constraints and margins.
  private func layoutValues() throws(DocumentError) -> LayoutValues {
    var values = LayoutValues()
    values.translatesMask = try given("translatesAutoresizingMaskIntoConstraints")?.bool()
    values.hugging = try given("hugging")?.axisPriorities()
    values.compression = try given("compression")?.axisPriorities()
    values.contentSize = try given("intrinsicContentSize")?.standInSize()
    values.layoutMargins = try given("layoutMargins")?.edgeInsets()
    values.directionalLayoutMargins = try given("directionalLayoutMargins")?.directionalInsets()
    if values.layoutMargins != nil, let other = given("directionalLayoutMargins") {
      throw other.error("'directionalLayoutMargins' is not allowed beside 'layoutMargins'")
    }
    values.preservesSuperviewLayoutMargins = try given("preservesSuperviewLayoutMargins")?.bool()
    values.insetsLayoutMarginsFromSafeArea = try given("insetsLayoutMarginsFromSafeArea")?.bool()
    values.alignmentRectInsets = try given("alignmentRectInsets")?.edgeInsets()
    values.semanticContentAttribute = try given("semanticContentAttribute")?.semantics()
    return values
  }

  /// The values for a controller.
  func controllerValues() throws(DocumentError) -> ControllerValues {
    var values = ControllerValues()
    values.title = try given("title")?.string()
    values.traitOverrides = try given("traitOverrides")?.someTraits()
    values.supportedOrientations = try given("supportedOrientations")?.orientations()
    values.modalPresentationStyle = try given("modalPresentationStyle")?.presentationStyle()
    values.modalTransitionStyle = try given("modalTransitionStyle")?.transitionStyle()
    values.definesPresentationContext = try given("definesPresentationContext")?.bool()
    values.providesPresentationContextTransitionStyle = try given(
      "providesPresentationContextTransitionStyle")?.bool()
    values.isModalInPresentation = try given("isModalInPresentation")?.bool()
    values.preferredContentSize = try given("preferredContentSize").map {
      (value) throws(DocumentError) in
      let sides = try value.numbers(2, "a size as [width, height]")
      return CGSize(width: sides[0], height: sides[1])
    }
    values.hidesBottomBarWhenPushed = try given("hidesBottomBarWhenPushed")?.bool()
    values.shouldAutorotate = try given("shouldAutorotate")?.bool()
    values.additionalSafeAreaInsets = try given("additionalSafeAreaInsets")?.edgeInsets()
    values.viewRespectsSystemMinimumLayoutMargins = try given(
      "viewRespectsSystemMinimumLayoutMargins")?.bool()
    return values
  }

  /// The values for constraints.
  private func constraintValues() throws(DocumentError) -> ConstraintValues {
    var values = ConstraintValues()
    values.constant = try given("constant")?.number()
    values.priority = try given("priority")?.priority()
    values.isActive = try given("active")?.bool()
    return values
  }

  /// The setting of a step or a rule: on a view, a controller or constraints, at least one value.
  func setting(condition: Condition) throws(DocumentError) -> Setting {
    let (kind, name) = try only(of: Target.Kind.allCases.map(\.rawValue), "what is set")
    let target = try name.target(Target.Kind(rawValue: kind)!)
    let own = target.kind.values
    for key in Target.Kind.allCases.flatMap(\.values) where !own.contains(key) {
      guard let wrong = given(key) else { continue }
      throw wrong.error(
        "\(QuotedText.of(key)) is nothing that a \(kind) has; allowed is \(QuotedText.choice(own))")
    }
    guard own.contains(where: { given($0) != nil }) else {
      throw value.error(
        "nothing is set on \(QuotedText.of(target.name)); allowed is \(QuotedText.choice(own))")
    }
    return Setting(
      target: target, view: target.kind == .view ? try viewValues() : ViewValues(),
      controller: target.kind == .controller ? try controllerValues() : ControllerValues(),
      constraint: target.kind == .constraint ? try constraintValues() : ConstraintValues(),
      condition: condition)
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

extension Target.Kind {
  /// The keys of what can be set on it.
  fileprivate var values: [String] {
    switch self {
    case .view: ScenarioShapes.viewValues
    case .controller: ScenarioShapes.controllerValues
    case .constraint: ScenarioShapes.constraintValues
    }
  }
}

extension DocumentValue {
  /// The marks of a view: a word or a list.
  fileprivate func marks() throws(DocumentError) -> [SceneMark] {
    guard case .array = node.value else { return [try word(SceneMark.self)] }
    return try list(limit: 100) { (value) throws(DocumentError) in try value.word(SceneMark.self) }
  }

  /// The name of a view or a controller, or the identifier of constraints.
  func target(_ kind: Target.Kind) throws(DocumentError) -> Target {
    Target(kind: kind, name: try nonemptyString(), position: node.position)
  }
}
