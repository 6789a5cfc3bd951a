public import GimbalDocuments
import GimbalGeometry

/// Reads scenes: trees of controllers and views.
///
/// Every mistake is one line with its place, what was found, what is allowed and the nearest word.
public enum SceneReader {
  /// Reads a scene file.
  ///
  /// - Throws: every mistake, a line each.
  public static func read(contentsOf path: String) throws(DocumentError) -> Scene {
    try read(DocumentValue(try JSONReader.read(contentsOf: path), file: path), name: path)
  }

  /// Reads the document of a scene; `name` is what results call it.
  ///
  /// - Throws: every mistake, a line each.
  public static func read(
    _ document: DocumentValue, name: String
  ) throws(DocumentError) -> Scene {
    try EveryMistake.read(document) { (document) throws(DocumentError) in
      try scene(document, name: name)
    }
  }

  /// - Throws: the first mistake.
  static func scene(_ document: DocumentValue, name: String) throws(DocumentError) -> Scene {
    var tree = SceneTreeReader()
    let reader = try document.object(ScenarioShapes.scene)
    _ = try reader.given("title")?.nonemptyString()
    let root = try tree.root(reader["controller"])
    let scene = Scene(
      name: name, file: document.file, content: .tree(root), position: document.node.position)
    try SceneNames(of: root).checkRules(of: root, file: document.file)
    return scene
  }
}

/// Reads controllers and views, and keeps count of them and of their names.
struct SceneTreeReader {
  private var ids: Set<String> = []
  private var objects = 0
  private var constraintCount = 0

  /// The root controller, whose name is reserved and whose view fills the window.
  mutating func root(_ value: DocumentValue) throws(DocumentError) -> SceneController {
    try controller(value, depth: 0, isRoot: true)
  }

  /// A child controller that a step adds.
  mutating func child(_ value: DocumentValue) throws(DocumentError) -> SceneController {
    try controller(value, depth: 0, isRoot: false)
  }

  /// A view that a step adds.
  mutating func view(_ value: DocumentValue) throws(DocumentError) -> SceneView {
    try view(value, depth: 0, ofController: false)
  }

  mutating func controller(
    _ value: DocumentValue, depth: Int, isRoot: Bool
  ) throws(DocumentError) -> SceneController {
    try count(value, depth: depth)
    let reader = try value.object(ScenarioShapes.controller)
    let controllerClass = try reader.given("class")?.word(SceneControllerClass.self) ?? .plain
    let id = try isRoot ? rootID(reader.given("id")) : id(reader.given("id"))
    var view: SceneView?
    if let value = reader.given("view") {
      view = try self.view(value, depth: depth, ofController: true)
      if isRoot, view?.values.frame != nil || view?.values.center != nil {
        throw value.error(
          "the root controller's view fills the window; 'frame' and 'center' are for other views")
      }
    }
    let container = try container(reader, of: controllerClass, depth: depth)
    var children: [SceneController] = []
    for value in try reader.given("children")?.array(limit: Scene.objectLimit) ?? [] {
      children.append(try controller(value, depth: depth + 1, isRoot: false))
    }
    return SceneController(
      id: id, controllerClass: controllerClass, container: container,
      values: try reader.controllerValues(), view: view, children: children,
      constraints: try constraints(reader.given("constraints")),
      layout: try rules(reader.given("layout")),
      willTransition: try rules(reader.given("willTransition")),
      viewWillTransition: try rules(reader.given("viewWillTransition")),
      afterTransition: try rules(reader.given("afterTransition")),
      receivesLegacyRotationCallbacks: try reader.given("receivesLegacyRotationCallbacks")?
        .bool() ?? false,
      grantsPreferredContentSize: try reader.given("grantsPreferredContentSize")?.bool() ?? false,
      presentationDelegate: try reader.given("presentationDelegate")?.presentationDelegate(),
      transitioningDelegate: try reader.given("transitioningDelegate")?.transitioningDelegate(),
      withoutSuper: try reader.given("withoutSuper")?.list(limit: 100) {
        (value) throws(DocumentError) in try value.word(SceneOverride.self)
      } ?? [],
      position: value.node.position)
  }

  private mutating func view(
    _ value: DocumentValue, depth: Int, ofController: Bool
  ) throws(DocumentError) -> SceneView {
    try count(value, depth: depth)
    let reader = try value.object(ScenarioShapes.view)
    let viewClass = try reader.given("class")?.word(SceneViewClass.self) ?? .view
    if ofController, let id = reader.given("id") {
      throw id.error(
        "a controller's view is called as its controller, with '.view'; give the controller an 'id'"
      )
    }
    let id = try id(reader.given("id"))
    try reader.checkKeys(of: viewClass)
    let values = try reader.viewValues()
    if let own = values.frame?.all.first(where: \.namesTarget) {
      throw DocumentError(
        file: value.file, position: own.position,
        problem: "a new view has no size yet; 'self' is allowed where a view is changed")
    }
    var arranged: [SceneView] = []
    for value in try reader.given("arrangedSubviews")?.array(limit: Scene.objectLimit) ?? [] {
      arranged.append(try view(value, depth: depth + 1, ofController: false))
    }
    var subviews: [SceneView] = []
    for value in try reader.given("subviews")?.array(limit: Scene.objectLimit) ?? [] {
      subviews.append(try view(value, depth: depth + 1, ofController: false))
    }
    var guides: [SceneGuide] = []
    for value in try reader.given("layoutGuides")?.array(limit: Scene.objectLimit) ?? [] {
      guides.append(SceneGuide(id: try name(value)))
    }
    return SceneView(
      id: id, viewClass: viewClass, values: values, arrangedSubviews: arranged, subviews: subviews,
      layoutGuides: guides,
      constraints: try constraints(reader.given("constraints")),
      layout: try rules(reader.given("layout")), position: value.node.position)
  }

  private mutating func constraints(
    _ value: DocumentValue?
  ) throws(DocumentError) -> [SceneConstraint] {
    var constraints: [SceneConstraint] = []
    for value in try value?.array(limit: Scene.constraintLimit) ?? [] {
      constraints.append(try value.constraint())
    }
    constraintCount += constraints.count
    if let value, constraintCount > Scene.constraintLimit {
      throw value.error("the scene has more than \(Scene.constraintLimit) constraints")
    }
    return constraints
  }

  private func rules(_ value: DocumentValue?) throws(DocumentError) -> [Setting] {
    var rules: [Setting] = []
    for value in try value?.array(limit: Scene.objectLimit) ?? [] {
      let reader = try value.object(ScenarioShapes.rule)
      rules.append(
        try reader.setting(condition: try reader.given("when")?.condition() ?? .always))
    }
    return rules
  }

  private mutating func count(_ value: DocumentValue, depth: Int) throws(DocumentError) {
    objects += 1
    guard objects <= Scene.objectLimit else {
      throw value.error("the scene has more than \(Scene.objectLimit) views and controllers")
    }
    guard depth < Scene.depthLimit else {
      throw value.error("the scene is nested deeper than \(Scene.depthLimit) levels")
    }
  }

  private mutating func rootID(_ value: DocumentValue?) throws(DocumentError) -> String? {
    guard let value else { return nil }
    guard try value.string() == "root" else {
      throw value.error("the root controller is called 'root' in every trace; allowed is 'root'")
    }
    return nil
  }

  private mutating func id(_ value: DocumentValue?) throws(DocumentError) -> String? {
    guard let value else { return nil }
    return try name(value)
  }

  /// A name of the scene, which must be new.
  private mutating func name(_ value: DocumentValue) throws(DocumentError) -> String {
    let id = try value.nonemptyString()
    let isWord = id.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
        || ("A"..."Z").contains(scalar)
    }
    guard isWord, id.count <= 100 else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(id)); allowed are up to 100 letters, digits, '-' "
          + "and '_'")
    }
    guard !SceneNames.reserved.contains(id) else {
      throw value.error("\(value.path.subject) is \(QuotedText.of(id)), a name that is reserved")
    }
    guard ids.insert(id).inserted else {
      throw value.error("the name \(QuotedText.of(id)) is taken by another part of the scene")
    }
    return id
  }
}

extension LengthExpression {
  /// True if the formula names the view that it is for.
  var namesTarget: Bool { objects.contains(.target) }
}
