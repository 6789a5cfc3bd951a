import GimbalDocuments
import GimbalFindings

/// The schemas of scenes: controllers with their delegates, and views.
enum SceneSchemas {
  private static let id = ValueSchema<SceneName>(
    .type("string") + .pattern("^[A-Za-z0-9_-]{1,100}$")
  ) {
    (value) throws(DocumentError) in try value.sceneName()
  }

  // MARK: Views

  private static let views = ValueSchema<[SceneView]>(.array(of: .reference(to: "view"))) {
    (value) throws(DocumentError) in
    try ValueSchema.array(of: SceneSchemas.view, limit: Scene.objectLimit).read(value)
  }
  private static let guides = ValueSchema<[SceneGuide]>.array(
    of: id.map { SceneGuide(name: $0) }, limit: Scene.objectLimit)

  private static let viewTable: ObjectTable = .init(
    "view", nil,
    [MemberEntry("id", id), MemberEntry("class", Keywords.viewClass)]
      + ViewProperty.all.map(\.entry) + [
        MemberEntry("arrangedSubviews", views, "Of a UIStackView: what it arranges, in order."),
        MemberEntry("subviews", views, "Back to front."),
        MemberEntry("layoutGuides", guides, "Names of layout guides that the view owns."),
        MemberEntry(
          "constraints", ConstraintSchemas.list,
          "Equations and visual formats. 'self' is the view; any view of the controller's may be "
            + "named."),
        MemberEntry(
          "layout", ConstraintSchemas.ruleList, "Of a UIView: set in every layoutSubviews()."),
      ] + ListSchemas.members,
    rules: .classes(
      (ViewProperty.all.map(\.key) + ["layout", "arrangedSubviews"]
        + ListSchemas.members.map(\.key)).map { key in
          (key, ViewProperty.classes(of: key).map(\.rawValue))
        }, usual: SceneViewClass.view.rawValue))

  /// A view of a scene other than a controller's, with its subviews.
  static let view = ValueSchema<SceneView>(viewTable.schema) { (value) throws(DocumentError) in
    try readView(value, ofController: false)
  }

  /// Returns the keys of a view that its class has, its own ones first.
  private static func viewKeys(of value: DocumentValue) -> [String] {
    var viewClass = SceneViewClass.view
    if case .string(let name) = value.node.value["class"]?.value {
      viewClass = SceneViewClass(rawValue: name) ?? .view
    }
    let keys = viewTable.keys.filter(viewClass.has)
    return keys.filter { !ViewProperty.classes(of: $0).isEmpty }
      + keys.filter { ViewProperty.classes(of: $0).isEmpty }
  }

  private static func readView(
    _ value: DocumentValue, ofController: Bool
  ) throws(DocumentError) -> SceneView {
    let reader = try value.object(viewTable.shape, offering: viewKeys(of: value))
    try reader.value.checkDepth()
    let viewClass = try reader.optional("class", Keywords.viewClass) ?? .view
    if ofController, let id = reader.given("id") {
      throw id.error(
        "a controller's view is called as its controller, with '.view'; give the controller an 'id'"
      )
    }
    let name = try reader.optional("id", id)
    for key in viewTable.keys {
      guard let value = reader.given(key), let objection = viewClass.objection(to: key) else {
        continue
      }
      throw value.error(objection)
    }
    let values = try reader.viewValues()
    if let own = values[ViewProperty.frame]?.all.first(where: \.namesTarget) {
      throw DocumentError(
        file: reader.value.file, position: own.position,
        issue: "a new view has no size yet; 'self' is allowed where a view is changed")
    }
    return SceneView(
      name: name, viewClass: viewClass, values: values,
      arrangedSubviews: try reader.optional("arrangedSubviews", views) ?? [],
      subviews: try reader.optional("subviews", views) ?? [],
      layoutGuides: try reader.optional("layoutGuides", guides) ?? [],
      constraints: try reader.optional("constraints", ConstraintSchemas.list) ?? [],
      layout: try reader.optional("layout", ConstraintSchemas.ruleList) ?? [],
      list: try ListSchemas.list(reader, of: viewClass), position: reader.value.node.position)
  }

  // MARK: Delegates

  private static let presentationDelegate = ValueSchema<ScenePresentationDelegate>.fields(
    "presentationDelegate",
    "The delegate of the controller's presentation, which implements every method; default: there "
      + "is none.",
    of: ScenePresentationDelegate(),
    [
      Field(
        "shouldDismiss", .bool, \.shouldDismiss,
        "Whether the user can dismiss the presentation by a swipe; default: true."),
      Field(
        "adaptiveStyle", Keywords.presentationStyle, \.adaptiveStyle,
        "The style where the width is compact; elsewhere the presentation has its own style."),
    ])

  private static let transitioningDelegate = ValueSchema<SceneTransitioningDelegate>.fields(
    "transitioningDelegate",
    "The delegate of the controller's transitions; default: none.",
    of: SceneTransitioningDelegate(),
    [
      Field(
        "presentationController", .bool, \.bringsPresentationController,
        "Whether it brings a presentation controller, a plain one."),
      Field(
        "duration", .number(in: 0...60), \.duration,
        "The duration of its animator in seconds; default: no animator."),
    ])

  private static let delegateFields: [Field<SceneDelegate>] = [
    Field(
      "shouldSelect", .bool, \.shouldSelect,
      "Of a UITabBarController: whether a tab that is tapped may be selected."),
    Field(
      "primaryForCollapsing", ValueSchemas.target(.controller), \.primaryForCollapsing,
      "Of a UISplitViewController: the controller that is shown when collapsed."),
    Field(
      "collapses", .bool, \.collapses,
      "Of a UISplitViewController: whether the delegate takes the secondary controller itself."),
    Field(
      "primaryForExpanding", ValueSchemas.target(.controller), \.primaryForExpanding,
      "Of a UISplitViewController: the controller that is the primary one once it is expanded."),
    Field(
      "separates", ValueSchemas.target(.controller), \.separates,
      "Of a UISplitViewController: the controller that the delegate takes out of the primary one."),
  ]
  private static let delegateTable = ObjectTable(
    "delegate",
    "A delegate that implements every method; missing values return UIKit's default. "
      + "Default: no delegate.", delegateFields.map(\.entry))

  /// Reads the delegate of a controller, with the keys of the controller's class only.
  private static func delegate(
    _ value: DocumentValue, of controllerClass: SceneControllerClass
  ) throws(DocumentError) -> SceneDelegate {
    let reader = try value.object(delegateTable.shape)
    for key in delegateTable.keys where !controllerClass.answers.contains(key) {
      guard let value = reader.given(key) else { continue }
      throw value.error("the delegate of a \(controllerClass.rawValue) does not return '\(key)'")
    }
    return try reader.read(delegateFields, into: SceneDelegate())
  }

  // MARK: Controllers

  /// A controller other than the root.
  static let controller: ValueSchema<SceneController> = ValueSchema(controllerTable) {
    (reader) throws(DocumentError) in
    try readController(reader, isRoot: false)
  }

  private static let reference = Schema.reference(to: "controller")
  private static let children = ValueSchema<[SceneController]>(.array(of: reference)) {
    (value) throws(DocumentError) in
    try ValueSchema.array(of: SceneSchemas.controller, limit: Scene.objectLimit).read(value)
  }
  /// The controllers of a container, at least one.
  private static let controllers = ValueSchema<[SceneController]>(.array(of: reference, least: 1)) {
    (value) throws(DocumentError) in
    try ValueSchema.list(of: SceneSchemas.controller, limit: Scene.objectLimit).read(value)
  }
  private static let columns = ObjectTable(
    "columns", "Of a UISplitViewController.",
    SceneColumn.allCases.map { MemberEntry($0.rawValue, reference) })
  private static let overrides = ValueSchema<[SceneOverride]>.list(
    of: Keywords.override, limit: 100)

  private static let controllerTable: ObjectTable = .init(
    "controller", nil,
    [
      MemberEntry(
        "id", id, "The name in traces and steps; its view is called the same with '.view'."),
      MemberEntry("class", Keywords.controllerClass), MemberEntry("view", view),
      MemberEntry(
        "children", children,
        "Added in this order when the view is loaded; without a frame a child fills its parent's "
          + "view."),
      MemberEntry(
        "stack", controllers, "Of a UINavigationController: from its root on; the last is shown."),
      MemberEntry("navigationBarHidden", .bool, "Of a UINavigationController; default: false."),
      MemberEntry("toolbarHidden", .bool, "Of a UINavigationController; default: true."),
      MemberEntry("tabs", controllers, "Of a UITabBarController."),
      MemberEntry(
        "selected", .integer(in: 0...Scene.objectLimit),
        "Of a UITabBarController: the number of the tab that is shown at first, from 0."),
      MemberEntry("columns", columns.schema), MemberEntry("splitStyle", Keywords.splitStyle),
      MemberEntry(
        "pages", controllers,
        "Of a UIPageViewController: the pages in their order; the first is shown."),
      MemberEntry("pageStyle", Keywords.pageStyle), MemberEntry("delegate", delegateTable.schema),
    ] + ControllerProperty.all.map(\.entry) + [
      MemberEntry(
        "constraints", ConstraintSchemas.list,
        "Equations and visual formats. 'self' is the controller's view; they are made when the view "
          + "and the children are loaded."),
      MemberEntry(
        "layout", ConstraintSchemas.ruleList, "Set in every viewWillLayoutSubviews()."),
      MemberEntry(
        "willTransition", ConstraintSchemas.ruleList,
        "Set along with the transition that willTransition(to:with:) announces; conditions see the "
          + "new traits."),
      MemberEntry(
        "viewWillTransition", ConstraintSchemas.ruleList,
        "Set along with the transition that viewWillTransition(to:with:) announces."),
      MemberEntry(
        "afterTransition", ConstraintSchemas.ruleList,
        "Set when the transition that viewWillTransition(to:with:) announces has ended."),
      MemberEntry("withoutSuper", overrides, "Overrides that do not call super."),
      MemberEntry(
        "receivesLegacyRotationCallbacks", .bool,
        "Whether willRotate(to:duration:) and the related calls are sent from iOS 8 on."),
      MemberEntry(
        "grantsPreferredContentSize", .bool,
        "Whether a child gets its preferredContentSize."),
      MemberEntry("presentationDelegate", presentationDelegate),
      MemberEntry("transitioningDelegate", transitioningDelegate),
    ],
    rules: .classes(
      SceneControllerClass.keys.map { ($0, $1.map(\.rawValue)) },
      usual: SceneControllerClass.plain.rawValue))

  private static func readController(
    _ reader: ObjectReader, isRoot: Bool
  ) throws(DocumentError) -> SceneController {
    try reader.value.checkDepth()
    let controllerClass = try reader.optional("class", Keywords.controllerClass) ?? .plain
    if isRoot { try reader.given("id")?.checkRootName() }
    let name = isRoot ? nil : try reader.optional("id", id)
    var view: SceneView?
    if let value = reader.given("view") {
      let given = try readView(value, ofController: true)
      if isRoot,
        given.values[ViewProperty.frame] != nil || given.values[ViewProperty.center] != nil
      {
        throw value.error(
          "the root controller's view fills the window; 'frame' and 'center' are for other views")
      }
      view = given
    }
    if let viewClass = controllerClass.viewClass, view?.viewClass != viewClass {
      throw (reader.given("view") ?? reader.value).error(
        "the view of a \(controllerClass.rawValue) is a \(viewClass.rawValue)")
    }
    return SceneController(
      name: name, controllerClass: controllerClass,
      container: try container(reader, of: controllerClass),
      values: try reader.values(of: ControllerProperty.all), view: view,
      children: try reader.optional("children", children) ?? [],
      constraints: try reader.optional("constraints", ConstraintSchemas.list) ?? [],
      layout: try reader.optional("layout", ConstraintSchemas.ruleList) ?? [],
      willTransition: try reader.optional("willTransition", ConstraintSchemas.ruleList) ?? [],
      viewWillTransition: try reader.optional("viewWillTransition", ConstraintSchemas.ruleList)
        ?? [],
      afterTransition: try reader.optional("afterTransition", ConstraintSchemas.ruleList) ?? [],
      receivesLegacyRotationCallbacks: try reader.optional(
        "receivesLegacyRotationCallbacks", .bool) ?? false,
      grantsPreferredContentSize: try reader.optional("grantsPreferredContentSize", .bool) ?? false,
      presentationDelegate: try reader.optional("presentationDelegate", presentationDelegate),
      transitioningDelegate: try reader.optional("transitioningDelegate", transitioningDelegate),
      withoutSuper: try reader.optional("withoutSuper", overrides) ?? [],
      position: reader.value.node.position)
  }

  /// Reads the container of a controller of a class other than the plain one.
  private static func container(
    _ reader: ObjectReader, of controllerClass: SceneControllerClass
  ) throws(DocumentError) -> SceneContainer? {
    for (key, _) in SceneControllerClass.keys {
      guard let value = reader.given(key), let objection = controllerClass.objection(to: key)
      else { continue }
      throw value.error(objection)
    }
    if controllerClass == .plain || controllerClass.viewClass != nil { return nil }
    var container = SceneContainer()
    container.splitStyle = try reader.optional("splitStyle", Keywords.splitStyle) ?? .classic
    container.pageStyle = try reader.optional("pageStyle", Keywords.pageStyle) ?? .scroll
    container.delegate = try reader.given("delegate").map { (value) throws(DocumentError) in
      try delegate(value, of: controllerClass)
    }
    switch controllerClass {
    case .plain, .table, .collection: break
    case .navigation:
      container.controllers = try contained("stack", reader, controllerClass)
      container.hidesNavigationBar = try reader.optional("navigationBarHidden", .bool) ?? false
      container.showsToolbar = try reader.optional("toolbarHidden", .bool) == false
    case .tabs:
      container.controllers = try contained("tabs", reader, controllerClass)
      container.selected =
        try reader.given("selected")?.integer(in: 0...container.controllers.count - 1) ?? 0
    case .split: try readColumns(reader, into: &container)
    case .pages: container.controllers = try contained("pages", reader, controllerClass)
    }
    return container
  }

  private static func contained(
    _ key: String, _ reader: ObjectReader, _ controllerClass: SceneControllerClass
  ) throws(DocumentError) -> [SceneController] {
    guard let value = reader.given(key) else {
      throw reader.value.lacks(key, "a \(controllerClass.rawValue)")
    }
    return try controllers.read(value)
  }

  private static func readColumns(
    _ reader: ObjectReader, into container: inout SceneContainer
  ) throws(DocumentError) {
    guard let value = reader.given("columns") else {
      throw reader.value.lacks("columns", "a UISplitViewController")
    }
    let columns = try value.object(Self.columns.shape)
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
      container.controllers.append(try controller.read(value))
    }
  }

  // MARK: The document

  private static let table = ObjectTable(
    "scene", nil,
    [
      MemberEntry("$schema", .text, SchemaDocument.note), MemberEntry("title", .name),
    ] + DefinitionSchemas.members + [
      MemberEntry(
        "controller", controller,
        "The root controller; it is called 'root' and its view fills the window.",
        isRequired: true),
      MemberEntry("allow", AllowanceSchemas.list, "Intended findings, by their ids."),
    ])

  /// Reads the title of a scene's document, the root controller and the allowed findings.
  static func root(
    _ document: DocumentValue
  ) throws(DocumentError) -> (
    title: String?, controller: SceneController, allowed: [FindingAllowance]
  ) {
    let reader = try document.object(table.shape)
    let title = try reader.optional("title", .name)
    let allowed = try reader.optional("allow", AllowanceSchemas.list) ?? []
    return (
      title,
      try readController(try reader["controller"].object(controllerTable.shape), isRoot: true),
      allowed
    )
  }

  /// The schema of scene files.
  static let schema = SchemaDocument(
    "scene", title: "A scene of Gimbal",
    root: table.definition.schema.describing(
      "A tree of controllers and views. Lengths are in points. Comments and trailing commas are "
        + "allowed; duplicate keys are refused."), allowsVariables: true)
}

extension Schema {
  /// Keys that only some classes have; without the key 'class' the default class applies.
  fileprivate static func classes(
    _ keys: [(key: String, classes: [String])], usual: String
  ) -> Schema {
    .dependencies(
      keys.filter { !$0.classes.isEmpty }.map { key, classes -> (key: String, schema: Schema) in
        let given = Schema([
          ("properties", .members([("class", Schema.keywords(classes).json)]))
        ])
        return (key, classes.contains(usual) ? given : given + .requires("class"))
      })
  }
}

extension LengthExpression {
  /// True if the formula refers to the view with the value.
  var namesTarget: Bool { objects.contains(.target) }
}
