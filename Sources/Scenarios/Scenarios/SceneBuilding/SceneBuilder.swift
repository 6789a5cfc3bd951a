import Foundation
import Gimbal
import GimbalControls
public import GimbalDocuments
public import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// A builder of the controllers of scenes.
@MainActor
public struct SceneBuilder {
  private let registry: SceneRegistry

  /// Creates a builder; `registry` has the controllers from Swift.
  public init(registry: SceneRegistry = SceneRegistry()) { self.registry = registry }

  /// Creates the root controller of a scene; its view and its children are created when it is
  /// loaded.
  ///
  /// The controller belongs to the current simulator, as within `Simulator.perform`.
  ///
  /// - Throws: one line for a controller that the registry does not have, or without a simulator.
  public func makeController(for scene: Scene) throws(DocumentError) -> UIViewController {
    try build(scene).root
  }

  /// Returns the errors of a scene's rules and formulas so far, by its root controller.
  ///
  /// The result is empty for a controller that Swift code created.
  public static func issues(of root: UIViewController) -> [DocumentError] {
    guard let builtScene = root.script?.builtScene else { return [] }
    return builtScene.issues.map {
      DocumentError(file: builtScene.file, position: $0.position, issue: $0.message)
    }
  }

  /// Creates the root controller of a scene, and returns it with its `BuiltScene`.
  func build(
    _ scene: Scene
  ) throws(DocumentError) -> (root: UIViewController, builtScene: BuiltScene) {
    guard let simulator = Simulator.current else {
      throw DocumentError(
        file: scene.file, position: scene.position, issue: "no device is powered on to show it")
    }
    let builtScene = BuiltScene(simulator, file: scene.file)
    let root = try simulator.machine.perform { () throws(DocumentError) -> UIViewController in
      switch scene.content {
      case .tree(let controller): return builtScene.make(controller)
      case .registered(let name):
        return try registry.factory(name, namedIn: scene.file, at: scene.position)()
      case .document(let document): return try document.makeController()
      }
    }
    builtScene.setRoot(root)
    return (root, builtScene)
  }
}

/// Creation of the parts of a scene.
extension BuiltScene {

  /// Creates a controller of the scene with its children, and returns it.
  ///
  /// Its values and delegates are set, and it is named in the trace.
  func make(_ controller: SceneController) -> UIViewController {
    let made = makeController(controller)
    // The setters of a controller's properties throw no errors.
    try? controller.values.set(on: made)
    made.script?.bringDelegates(to: made)
    bear(controller.id, made)
    return made
  }

  /// Creates a view with its contents and adds it to another one, in front or at an index.
  ///
  /// The caller adds its lists of constraints.
  func add(
    _ view: SceneView, to superview: UIView, at index: Int? = nil, _ lists: inout [ConstraintList]
  ) throws(SceneError) {
    let made = try make(view, in: superview, &lists)
    superview.insertSubview(made, at: index ?? superview.subviews.count)
  }

  /// Creates a child controller and adds it with its view; without a frame it fills its parent's
  /// view.
  func add(
    _ child: SceneController, to parent: UIViewController,
    _ calls: Set<AdditionCall> = Set(AdditionCall.allCases)
  ) throws(SceneError) {
    let made = make(child)
    if calls.contains(.addChild) { parent.addChild(made) } else { retain(made) }
    guard calls.contains(.addSubview) else {
      if calls.contains(.didMove) { made.didMove(toParent: parent) }
      return
    }
    let container: UIView = parent.view
    let scope = LengthScope(builtScene: self, target: nil, superview: container)
    let frame = try child.view?.values[ViewProperty.frame].map { (frame) throws(SceneError) in
      try scope.rect(frame)
    }
    made.view.frame = frame ?? container.bounds
    if let values = child.view?.values {
      try values.set(
        on: made.view, LengthScope(builtScene: self, target: made.view, superview: container))
    }
    registerView(made.view, isPositioned: child.view?.values.saysWhere ?? false)
    container.addSubview(made.view)
    if calls.contains(.didMove) { made.didMove(toParent: parent) }
  }

  /// Adds an existing controller with some of the calls that containers usually make.
  func add(
    _ child: UIViewController, to parent: UIViewController, _ calls: Set<AdditionCall>
  ) throws(SceneError) {
    retain(child)
    if calls.contains(.addChild) { parent.addChild(child) }
    if calls.contains(.addSubview) { parent.view.addSubview(child.view) }
    if calls.contains(.didMove) { child.didMove(toParent: parent) }
  }

  private func make(
    _ view: SceneView, in superview: UIView, _ lists: inout [ConstraintList]
  ) throws(SceneError) -> UIView {
    let scope = LengthScope(builtScene: self, target: nil, superview: superview)
    let frame = try view.values[ViewProperty.frame].map { (frame) throws(SceneError) in
      try scope.rect(frame)
    }
    let made = makeView(view, frame: frame ?? .zero)
    bear(view.id, made)
    registerView(made, isPositioned: view.values.saysWhere)
    try view.values.set(
      on: made, LengthScope(builtScene: self, target: made, superview: superview))
    try fill(made, from: view, &lists)
    return made
  }

  /// Adds the guides and subviews of a view, and collects its constraints.
  func fill(
    _ made: UIView, from view: SceneView, _ lists: inout [ConstraintList]
  ) throws(SceneError) {
    for guide in view.layoutGuides { add(guide, to: made) }
    if !view.constraints.isEmpty {
      lists.append(ConstraintList(holder: made, constraints: view.constraints))
    }
    if let stack = made as? UIStackView {
      for child in view.arrangedSubviews {
        stack.addArrangedSubview(try make(child, in: stack, &lists))
      }
    }
    for child in view.subviews { try add(child, to: made, &lists) }
    try applySpacings(of: view.values, to: made)
  }
}

extension PropertyValues {
  /// True if the scene itself determines the view's position.
  fileprivate var saysWhere: Bool {
    gives(ViewProperty.frame) || gives(ViewProperty.bounds) || gives(ViewProperty.center)
      || gives(ViewProperty.autoresizing) || gives(ViewProperty.translatesMask)
  }
}
