public import GimbalDocuments

/// The positions of a scene's views and controllers in its file.
extension Scene {
  /// The positions of the scene's views and controllers in its file, by their ids.
  ///
  /// A controller's view has its controller's id with `.view`. An inline scene has no positions.
  ///
  /// - Complexity: linear in the number of views and controllers.
  public var positions: [String: SourcePosition] {
    guard case .tree(let root) = content else { return [:] }
    var positions: [String: SourcePosition] = [:]
    func add(_ view: SceneView) {
      if let id = view.id { positions[id] = view.position }
      for child in view.allSubviews { add(child) }
    }
    func add(_ controller: SceneController, as name: String?) {
      if let name {
        positions[name] = controller.position
        positions[name + ".view"] = controller.view?.position ?? controller.position
      }
      if let view = controller.view { add(view) }
      for child in controller.allControllers { add(child, as: child.id) }
    }
    add(root, as: "root")
    return positions
  }
}
