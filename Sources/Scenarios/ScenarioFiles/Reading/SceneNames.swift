import GimbalDocuments
import GimbalTerms
import GimbalTraces

/// The names of the parts of a scene, to find mistyped ones before a run.
struct SceneNames {
  /// The kinds of objects of a name, in the order of suggestions.
  private struct Sorts: OptionSet {
    /// The bits of the kinds.
    let rawValue: Int
    /// A view, including the window and the root view.
    static let view = Sorts(rawValue: 1)
    /// A controller.
    static let controller = Sorts(rawValue: 2)
    /// A layout guide of the scene.
    static let guide = Sorts(rawValue: 4)
    /// The constraints with an identifier.
    static let constraint = Sorts(rawValue: 8)
    /// What equations and visual formats may name.
    static let items: Sorts = [.view, .controller, .guide]
    /// The single kinds, in the order of suggestions.
    static let all: [Sorts] = [.view, .controller, .guide, .constraint]
  }

  /// All names, in the order of the scene.
  private var names: [(name: String, sort: Sorts)] = []
  private var sorts: [String: Sorts] = [:]
  private var classes: [String: SceneViewClass] = [:]
  private var controllerClasses: [String: SceneControllerClass] = [:]
  /// The names of views in cells, headers and footers, in the order of the scene.
  private var cellNames: [String] = []
  /// The titles of controllers, by which a touch finds a tab or the back button.
  private(set) var titles: [String] = []

  /// Collects all names below the root controller, and those that every scene has.
  init(of root: SceneController) {
    for name in ["window", "root.view"] { add(name, .view) }
    add("root", .controller)
    add(root, isRoot: true)
  }

  private mutating func add(_ name: String, _ sort: Sorts) {
    names.append((name, sort))
    sorts[name, default: []].insert(sort)
  }

  private func has(_ name: String, _ expected: Sorts) -> Bool {
    sorts[name].map { !$0.isDisjoint(with: expected) } ?? false
  }

  /// Returns the names that a message about a mistyped name lists: those of the expected kinds,
  /// views first, then controllers.
  private func list(_ expected: Sorts) -> [String] {
    Sorts.all.filter(expected.contains).flatMap { sort in
      names.lazy.filter { $0.sort == sort }.map(\.name)
    }
  }

  /// Adds the names of the part that a step adds, since later steps may use them.
  mutating func add(_ content: Addition.Content) {
    switch content {
    case .view(let view): add(view)
    case .existing: break
    case .controller(let controller): add(controller, isRoot: false)
    case .constraint(let constraint): add([constraint])
    }
  }

  private mutating func add(_ controller: SceneController, isRoot: Bool) {
    controllerClasses[isRoot ? "root" : controller.id ?? ""] = controller.controllerClass
    if let id = controller.id, !isRoot {
      add(id, .controller)
      add(id + ".view", .view)
    }
    if let title = controller.values[ControllerProperty.title], !titles.contains(title) {
      titles.append(title)
    }
    if controller.controllerClass == .navigation, !titles.contains("Back") { titles.append("Back") }
    if let view = controller.view { add(view) }
    add(controller.constraints)
    for child in controller.allControllers { add(child, isRoot: false) }
  }

  private mutating func add(_ constraints: [SceneConstraint]) {
    for identifier in constraints.compactMap(\.identifier) { add(identifier, .constraint) }
  }

  private mutating func add(_ view: SceneView) {
    if let id = view.id {
      add(id, .view)
      classes[id] = view.viewClass
    }
    for guide in view.layoutGuides { add(guide.id, .guide) }
    add(view.constraints)
    for child in view.allSubviews { add(child) }
    for fragment in view.list?.fragments ?? [] { addCell(fragment) }
  }

  private mutating func addCell(_ view: SceneView) {
    if let id = view.id { cellNames.append(id) }
    for child in view.allSubviews { addCell(child) }
  }

  /// Throws an error for a part of a list that the scene does not have, such as `feed[0, 3].photo`.
  private func check(
    _ part: ListPartName, at position: SourcePosition, _ file: String
  ) throws(DocumentError) {
    try check(part.list, a: "view", of: .view, at: position, file)
    try checkIsList(part.list, at: position, file)
    guard let inner = part.inner, inner != "contentView", !cellNames.contains(inner) else { return }
    throw DocumentError(
      file: file, position: position,
      issue: "there is no view \(QuotedText.of(inner)) in a cell of the scene"
        + NearestWord.hintOrAll(for: inner, among: cellNames))
  }

  private func checkIsList(
    _ name: String, at position: SourcePosition, _ file: String
  ) throws(DocumentError) {
    guard let found = classes[name], found != .tableView, found != .collectionView else { return }
    throw DocumentError(
      file: file, position: position,
      issue: "\(QuotedText.of(name)) is a \(found.rawValue); allowed is a UITableView or a "
        + "UICollectionView")
  }

  /// Throws an error for a step about a list that does not exist.
  mutating func check(_ act: ListAct, file: String) throws(DocumentError) {
    try check(act.list, file: file)
    try checkIsList(act.list.name, at: act.list.position, file)
    guard case .update(let update) = act.kind else { return }
    var list = SceneList()
    list.sections = update.insertedSections.map(\.section)
    list.sections.append(SceneSection(runs: update.inserted.map { ($0.row, 1) }))
    for fragment in list.fragments { addCell(fragment) }
    try checkRules(of: list, file: file)
  }

  /// Checks the rules and settings in cells, each with the names in the cell.
  private func checkRules(of list: SceneList, file: String) throws(DocumentError) {
    for fragment in list.fragments {
      var inner = self
      for child in fragment.allSubviews { inner.add(child) }
      for guide in fragment.layoutGuides { inner.add(guide.id, .guide) }
      try inner.checkRules(of: fragment, file: file)
    }
    for run in list.sections.lazy.flatMap(\.runs) {
      guard case .cell(let cell, let settings) = run.row.content,
        let content = list.cells.first(where: { $0.name.text == cell.name })?.content
      else { continue }
      var inner = self
      inner.add(content)
      for setting in settings { try inner.check(setting, file: file) }
    }
  }

  /// Throws an error for an unknown name; `UIView#2` consists of class and number and may exist.
  ///
  /// `keywords` are also allowed.
  func check(
    _ target: Target, or keywords: [String] = [], file: String
  ) throws(DocumentError) {
    let sort: Sorts =
      switch target.kind {
      case .view: .view
      case .controller: .controller
      case .constraint: .constraint
      }
    if target.kind != .constraint, target.name.contains("#") { return }
    if target.kind == .view, let part = ListPartName(target.name) {
      return try check(part, at: target.position, file)
    }
    try check(
      target.name, a: target.kind.rawValue, of: sort, or: keywords, at: target.position, file)
  }

  /// Throws an error for a step about missing controllers, or a container of another class.
  func check(_ act: ControllerAct, file: String) throws(DocumentError) {
    for target in act.targets { try check(target, file: file) }
    guard let (target, needed) = act.container, let found = controllerClasses[target.name],
      found != needed
    else { return }
    throw DocumentError(
      file: file, position: target.position,
      issue:
        "\(QuotedText.of(target.name)) is a \(found.rawValue); allowed is a \(needed.rawValue)")
  }

  private func check(
    _ name: String, a kind: String, of expected: Sorts, or keywords: [String] = [],
    at position: SourcePosition, _ file: String
  ) throws(DocumentError) {
    guard !has(name, expected) else { return }
    throw DocumentError(
      file: file, position: position,
      issue: "there is no \(kind) \(QuotedText.of(name)) in the scene"
        + NearestWord.hintOrAll(for: name, among: keywords + list(expected)))
  }

  /// Throws an error for an equation with an unknown item, or an attribute that guides do not have.
  func check(_ constraint: SceneConstraint, file: String) throws(DocumentError) {
    let equation: ConstraintEquation
    switch constraint.content {
    case .equation(let content): equation = content
    case .format(let format): return try check(format, file: file)
    }
    for side in [equation.first] + (equation.second.map { [$0] } ?? []) {
      try check(side.item, at: side.position, file: file)
      guard side.item.guide == nil, let name = side.item.name, has(name, .guide),
        !EquationKeywords.guideAttributes.contains(side.attribute)
      else { continue }
      throw DocumentError(
        file: file, position: side.position,
        issue: "\(QuotedText.of(name)) is a layout guide, which has no "
          + "\(QuotedText.of(side.attribute.text)); allowed is "
          + QuotedText.choice(EquationKeywords.guideAttributes.map(\.text)))
    }
  }

  /// Throws an error for a format with an unknown view, or UIKit's error for an invalid format.
  private func check(_ format: SceneFormat, file: String) throws(DocumentError) {
    for view in format.line.viewNames where !has(view.name, .items) {
      throw DocumentError(
        file: file,
        position: format.position.moved(columns: view.column),
        issue: "\(view.name) is not a key in the views dictionary"
          + NearestWord.hintOrAll(for: view.name, among: list(.items)))
    }
    do throws(VisualFormatError) {
      try format.line.check(
        options: format.options, metrics: format.metricValues, isView: { has($0, .items) })
    } catch {
      throw DocumentError(file: file, position: format.position(error), issue: error.message)
    }
  }

  /// Checks the name of an item in a constraint.
  ///
  /// - Throws: an error with the source location for a name that the scene does not have.
  func check(_ item: EquationItem, at position: SourcePosition, file: String) throws(DocumentError)
  {
    guard let name = item.name, !name.contains("#") else { return }
    // System guides belong to views, not to other guides.
    try check(
      name, a: item.guide == nil ? "view or layout guide" : "view",
      of: item.guide == nil ? .items : [.view, .controller], at: position, file)
  }

  /// Throws an error for a formula that names an unknown view.
  func check(_ formulas: [LengthExpression], file: String) throws(DocumentError) {
    for formula in formulas {
      for name in formula.viewNames {
        try check(Target(kind: .view, name: name, position: formula.position), file: file)
      }
    }
  }

  /// The classes of receivers in scene files.
  private static let classes =
    [
      "UIWindow", "UIApplication", "UIDevice", "UIScreen", "UITableViewCell",
      "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
      "UICollectionReusableView",
    ]
    + SceneViewClass.allCases.map(\.rawValue) + SceneControllerClass.allCases.map(\.rawValue)

  /// Throws an error for a pattern whose receiver cannot exist in such a scene.
  ///
  /// `UIView#2` and `name#2` consist of a class or a name and a number, and may exist.
  func checkReceiver(of pattern: LocatedPattern, file: String) throws(DocumentError) {
    let names =
      list([.view, .controller]) + ReservedNames.inTraces
    let known = names + Self.classes
    // A number after a name is not checked, nor the rest: `UIViewController#2.view`.
    guard !pattern.pattern.mayMeanReceiver(among: known) else { return }
    let receiver = pattern.pattern.receiverText
    throw DocumentError(
      file: file,
      position: pattern.position.moved(columns: 1),
      issue: "the scene has no object named \(QuotedText.of(receiver)), so no event "
        + "can match" + NearestWord.hintOrAll(for: receiver, among: known))
  }

  /// Checks the target of a setting, the names in its values, and that its class has the
  /// properties.
  ///
  /// - Throws: an error with the source location for the first one that is unknown.
  func check(_ setting: Setting, file: String) throws(DocumentError) {
    try check(setting.target, file: file)
    try check(setting.values.formulas, file: file)
    try checkSpacings(of: setting.values, file: file)
    guard let viewClass = classes[setting.target.name], setting.target.kind == .view else { return }
    for objection in setting.values.keys.compactMap(viewClass.objection) {
      throw DocumentError(file: file, position: setting.target.position, issue: objection)
    }
  }

  private func checkSpacings(of values: PropertyValues, file: String) throws(DocumentError) {
    for spacing in values[ViewProperty.customSpacing] ?? [] {
      try check(spacing.view, file: file)
    }
  }

  /// Checks the names in all rules, constraints and formulas of a tree of controllers.
  ///
  /// - Throws: an error with the source location for the first unknown name.
  func checkRules(of controller: SceneController, file: String) throws(DocumentError) {
    for rule in controller.layout + controller.willTransition + controller.viewWillTransition
      + controller.afterTransition
    {
      try check(rule, file: file)
    }
    for constraint in controller.constraints { try check(constraint, file: file) }
    if let view = controller.view {
      try checkRules(of: view, file: file)
      try checkFrames(below: view, file: file)
    }
    for target in controller.container?.delegate?.targets ?? [] { try check(target, file: file) }
    for child in controller.allControllers { try checkRules(of: child, file: file) }
  }

  /// Throws an error for a frame that depends on a view that is created later, including cycles.
  private func checkFrames(below root: SceneView, file: String) throws(DocumentError) {
    var later: Set<String> = []
    func collect(_ view: SceneView) {
      if let id = view.id { later.insert(id) }
      for child in view.allSubviews { collect(child) }
    }
    func check(_ view: SceneView) throws(DocumentError) {
      for formula in view.values[ViewProperty.frame]?.all ?? [] {
        guard let name = formula.viewNames.first(where: later.contains) else { continue }
        throw DocumentError(
          file: file, position: formula.position,
          issue: name == view.id
            ? "the frame of \(QuotedText.of(name)) depends on itself"
            : "the frame depends on that of \(QuotedText.of(name)), which is created after this view; "
              + "allowed are earlier views, or a 'layout' rule")
      }
      if let id = view.id { later.remove(id) }
      for child in view.allSubviews { try check(child) }
    }
    for child in root.allSubviews { collect(child) }
    for child in root.allSubviews { try check(child) }
  }

  /// Checks the names in the layout rules of a view and its subviews.
  func checkRules(of view: SceneView, file: String) throws(DocumentError) {
    try check(view.values.formulas, file: file)
    try checkSpacings(of: view.values, file: file)
    for rule in view.layout { try check(rule, file: file) }
    for constraint in view.constraints { try check(constraint, file: file) }
    for child in view.allSubviews { try checkRules(of: child, file: file) }
    if let list = view.list { try checkRules(of: list, file: file) }
  }
}

extension PropertyValues {
  /// All formulas in the values of a view.
  var formulas: [LengthExpression] {
    (self[ViewProperty.frame]?.all ?? []) + (self[ViewProperty.bounds]?.all ?? [])
      + (self[ViewProperty.center]?.all ?? [])
  }
}
