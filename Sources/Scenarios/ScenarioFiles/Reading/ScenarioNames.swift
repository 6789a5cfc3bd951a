import GimbalDocuments

/// Checks that the steps only name existing objects.
struct ScenarioNames {
  private let scenario: Scenario
  private var names: SceneNames?
  private var labels: [String] = []

  /// Collects the names of the scene, and those that any step adds.
  ///
  /// A scene without a tree, such as one from Interface Builder, is not checked by names.
  init(_ scenario: Scenario) {
    self.scenario = scenario
    guard case .tree(let root) = scenario.scene.content else { return }
    var names = SceneNames(of: root)
    for step in scenario.steps {
      switch step.action.innermost {
      case .add(let addition): names.add(addition.content)
      case .controllers(let act):
        for controller in act.added { names.add(.controller(controller)) }
      default: break
      }
    }
    self.names = names
  }

  /// Checks the names in all steps, in their order; later steps may name what earlier ones add.
  ///
  /// - Throws: an error with the source location for the first unknown name.
  mutating func check() throws(DocumentError) {
    for step in scenario.steps {
      switch step.action.innermost {
      case .launch: labels.append("launch")
      case .snapshot(let label): labels.append(label)
      case .set(let settings), .animate(let settings, seconds: _):
        for setting in settings { try names?.check(setting, file: scenario.file) }
      case .remove(let target, calls: _): try names?.check(target, file: scenario.file)
      case .add(let addition): try check(addition)
      case .controllers(let act):
        try names?.check(act, file: scenario.file)
        for controller in act.added {
          try names?.checkRules(of: controller, file: scenario.file)
        }
      case .touch(let act):
        if let names, let target = act.target, !names.titles.contains(target.name) {
          try names.check(target, or: names.titles, file: scenario.file)
        }
      case .list(let act): try names?.check(act, file: scenario.file)
      case .constraints(let on, let off):
        for target in on + off { try names?.check(target, file: scenario.file) }
      case .expect(let expectation):
        for outcome in expectation.outcomes { try check(outcome) }
      case .golden(let golden): try check(golden)
      case .rotate, .resize, .dragWindow, .fold, .hinge, .settings, .life, .keyboard, .type,
        .choose,
        .dismissKeyboard,
        .interrupt, .wait, .group:
        break
      }
    }
  }

  private func check(_ addition: Addition) throws(DocumentError) {
    try names?.check(addition.to, file: scenario.file)
    switch addition.content {
    case .existing(let target): try names?.check(target, file: scenario.file)
    case .view(let view): try names?.checkRules(of: view, file: scenario.file)
    case .controller(let child): try names?.checkRules(of: child, file: scenario.file)
    case .constraint(let constraint): try names?.check(constraint, file: scenario.file)
    }
  }

  private func check(_ golden: GoldenStep) throws(DocumentError) {
    guard case .trace(let since, let only) = golden.subject else { return }
    if case .label(let label) = since { try check(label, at: golden.position) }
    for pattern in only { try names?.checkReceiver(of: pattern, file: scenario.file) }
  }

  private func check(_ outcome: ExpectedOutcome) throws(DocumentError) {
    switch outcome.kind {
    case .layout(_, let label): try check(label, outcome)
    case .events(let events, let since):
      if case .label(let label) = since { try check(label, outcome) }
      for pattern in events.patterns {
        try names?.checkReceiver(of: pattern, file: scenario.file)
      }
    case .traits(let target?, _): try names?.check(target, file: scenario.file)
    case .view(let target, let kind):
      // An expectation that a view does not exist may have any name.
      if case .exists(false) = kind { return }
      try names?.check(target, file: scenario.file)
      if case .inside(_, .view(let other)) = kind {
        try names?.check(other, or: ViewExpectation.Enclosure.keywords, file: scenario.file)
      }
      if case .related(_, let related) = kind {
        try names?.check(related.target, file: scenario.file)
      }
      if case .unchanged(_, since: let label) = kind { try check(label, outcome) }
      try names?.check(kind.formulas, file: scenario.file)
    case .guide(let guide, let frame):
      try names?.check(guide.item, at: guide.position, file: scenario.file)
      try names?.check(frame.all, file: scenario.file)
    case .constraint(let target, let kind):
      try names?.check(target, file: scenario.file)
      if case .owner(let view) = kind { try names?.check(view, file: scenario.file) }
    case .limit(_, let since):
      if case .label(let label) = since { try check(label, outcome) }
    case .traits, .orientation, .posture, .exception, .refused, .leaks, .registered: break
    }
  }

  private func check(_ label: String, _ outcome: ExpectedOutcome) throws(DocumentError) {
    try check(label, at: outcome.position)
  }

  private func check(_ label: String, at position: SourcePosition) throws(DocumentError) {
    guard !labels.contains(label) else { return }
    throw DocumentError(
      file: scenario.file, position: position,
      issue: "no earlier step stores the moment \(QuotedText.of(label))"
        + NearestWord.hintOrAll(for: label, among: labels))
  }
}

extension ViewExpectation {
  /// All formulas of the expectation, whose names are checked before a run.
  var formulas: [LengthExpression] {
    switch self {
    case .frame(let rect, in: _), .bounds(let rect): rect.all
    case .center(let point, in: _), .intrinsicContentSize(let point), .fittingSize(_, let point):
      point.all
    case .safeArea(let insets), .layoutMargins(let insets): insets.all
    case .contentSize(let point), .contentOffset(let point): point.all
    case .transform, .inside, .reachable, .hidden, .alpha, .colors, .autoresizing, .exists,
      .ambiguous,
      .rowCounts,
      .visibleRows, .selectedRows, .quality, .touchTarget, .related, .unchanged:
      []
    }
  }
}
