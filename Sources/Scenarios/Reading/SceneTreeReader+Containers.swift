import GimbalDocuments

/// Reading the containers of a scene.
extension SceneTreeReader {
  /// The container of a class other than the plain one, read with its controllers.
  mutating func container(
    _ reader: ObjectReader, of controllerClass: SceneControllerClass, depth: Int
  ) throws(DocumentError) -> SceneContainer? {
    for (key, _) in SceneControllerClass.keys {
      guard let value = reader.given(key), let objection = controllerClass.objection(to: key)
      else { continue }
      throw value.error(objection)
    }
    if controllerClass == .plain { return nil }
    var container = SceneContainer()
    container.splitStyle = try reader.given("splitStyle")?.word(SceneSplitStyle.self) ?? .classic
    container.pageStyle = try reader.given("pageStyle")?.word(ScenePageStyle.self) ?? .scroll
    container.delegate = try reader.given("delegate").map { (value) throws(DocumentError) in
      try delegate(value, of: controllerClass)
    }
    switch controllerClass {
    case .plain: break
    case .navigation:
      container.controllers = try controllers("stack", reader, controllerClass, depth: depth)
      container.hidesNavigationBar = try reader.given("navigationBarHidden")?.bool() ?? false
      container.showsToolbar = try reader.given("toolbarHidden")?.bool() == false
    case .tabs:
      container.controllers = try controllers("tabs", reader, controllerClass, depth: depth)
      container.selected =
        try reader.given("selected")?.integer(in: 0...container.controllers.count - 1) ?? 0
    case .split: try readColumns(reader, into: &container, depth: depth)
    case .pages:
      container.controllers = try controllers("pages", reader, controllerClass, depth: depth)
    }
    return container
  }

  private mutating func controllers(
    _ key: String, _ reader: ObjectReader, _ controllerClass: SceneControllerClass, depth: Int
  ) throws(DocumentError) -> [SceneController] {
    guard let value = reader.given(key) else {
      throw reader.value.error("a \(controllerClass.rawValue) lacks the key '\(key)'")
    }
    var controllers: [SceneController] = []
    for value in try value.array(limit: Scene.objectLimit) {
      controllers.append(try controller(value, depth: depth + 1, isRoot: false))
    }
    guard !controllers.isEmpty else { throw value.error("\(value.path.subject) must not be empty") }
    return controllers
  }

  private mutating func readColumns(
    _ reader: ObjectReader, into container: inout SceneContainer, depth: Int
  ) throws(DocumentError) {
    guard let value = reader.given("columns") else {
      throw reader.value.error("a UISplitViewController lacks the key 'columns'")
    }
    let columns = try value.object(ScenarioShapes.columns)
    let allowed: [SceneColumn] =
      switch container.splitStyle {
      case .classic: [.primary, .secondary]
      case .doubleColumn: [.primary, .secondary, .compact]
      case .tripleColumn: SceneColumn.allCases
      }
    for column in SceneColumn.allCases {
      guard let value = columns.given(column.rawValue) else { continue }
      guard allowed.contains(column) else {
        throw value.error(
          "the style '\(container.splitStyle.rawValue)' has no column '\(column.rawValue)'; allowed is "
            + QuotedText.choice(allowed.map(\.rawValue)))
      }
      container.columns.append(column)
      container.controllers.append(try controller(value, depth: depth + 1, isRoot: false))
    }
  }

  private func delegate(
    _ value: DocumentValue, of controllerClass: SceneControllerClass
  ) throws(DocumentError) -> SceneDelegate {
    let reader = try value.object(ScenarioShapes.delegate)
    for key in ScenarioShapes.delegate.optional where !controllerClass.answers.contains(key) {
      guard let value = reader.given(key) else { continue }
      throw value.error("the delegate of a \(controllerClass.rawValue) is not asked for '\(key)'")
    }
    var delegate = SceneDelegate()
    delegate.shouldSelect = try reader.given("shouldSelect")?.bool() ?? true
    delegate.primaryForCollapsing = try reader.given("primaryForCollapsing")?.target(.controller)
    delegate.collapses = try reader.given("collapses")?.bool() ?? false
    delegate.primaryForExpanding = try reader.given("primaryForExpanding")?.target(.controller)
    delegate.separates = try reader.given("separates")?.target(.controller)
    return delegate
  }
}
