import GimbalDocuments

/// The names that a scene and the steps of a scenario assign, which must be unique, and their
/// number.
struct NewNames {
  private var names: Set<String> = []
  private var objects = 0
  private var constraints = 0

  /// Adds the names of the parts that a step adds.
  ///
  /// - Throws: an error with the source location for a duplicate name, or too many parts.
  mutating func add(of action: Step.Action, file: String) throws(DocumentError) {
    switch action.innermost {
    case .add(let addition):
      switch addition.content {
      case .view(let view): try add(view, file: file)
      case .controller(let controller): try add(controller, file: file)
      case .existing, .constraint: break
      }
    case .controllers(let act):
      for controller in act.added { try add(controller, file: file) }
    default: break
    }
  }

  /// Adds the names of a controller, its view, its constraints and its children.
  ///
  /// - Throws: an error with the source location for a duplicate name, or too many parts.
  mutating func add(_ controller: SceneController, file: String) throws(DocumentError) {
    try count(at: controller.position, file)
    try add(controller.name, file)
    if let view = controller.view { try add(view, file: file) }
    try add(controller.constraints, file)
    for child in controller.allControllers { try add(child, file: file) }
  }

  private mutating func add(_ view: SceneView, file: String) throws(DocumentError) {
    try count(at: view.position, file)
    try add(view.name, file)
    for guide in view.layoutGuides { try add(guide.name, file) }
    try add(view.constraints, file)
    for child in view.allSubviews { try add(child, file: file) }
    // Each cell has its own names, since several copies of it can exist.
    for fragment in view.list?.fragments ?? [] {
      var own = NewNames()
      (own.objects, own.constraints) = (objects, constraints)
      try own.add(fragment, file: file)
      (objects, constraints) = (own.objects, own.constraints)
    }
  }

  private mutating func count(at position: SourcePosition, _ file: String) throws(DocumentError) {
    objects += 1
    guard objects > Scene.objectLimit else { return }
    throw DocumentError(
      file: file, position: position,
      issue: "the scene has more than \(Scene.objectLimit) views and controllers")
  }

  private mutating func add(
    _ list: [SceneConstraint], _ file: String
  ) throws(DocumentError) {
    constraints += list.count
    guard constraints > Scene.constraintLimit else { return }
    throw DocumentError(
      file: file, position: list[0].position,
      issue: "the scene has more than \(Scene.constraintLimit) constraints")
  }

  private mutating func add(_ name: SceneName?, _ file: String) throws(DocumentError) {
    guard let name, !names.insert(name.text).inserted else { return }
    throw DocumentError(
      file: file, position: name.position,
      issue: "the name \(QuotedText.of(name.text)) is used by another part of the scene")
  }
}
