import Foundation
import GimbalDocuments
import GimbalEngine

/// The constraints of one list of a scene, with the view of the list.
struct ConstraintList {
  /// The view of the list, which `self` in an equation means.
  let holder: UIView
  /// The constraints in the order of the file.
  let constraints: [SceneConstraint]
}

/// A constraint of a scene with the constraints that were created from it.
struct BuiltConstraint {
  /// The constraint as the scene declares it.
  let source: SceneConstraint
  /// The created constraints: one for an equation, one or several for a visual format.
  let made: [NSLayoutConstraint]
  /// The controller whose traits the conditions use; nil without conditions.
  weak var controller: UIViewController?
  /// The last state that the conditions determined; a new one is compared with it.
  var state: SceneConstraint.State
}

/// Creation, activation and removal of a scene's constraints.
extension BuiltScene {
  /// Creates the constraints of some lists and activates those whose conditions hold, in one call.
  ///
  /// A view of the scene without `frame`, `bounds`, `center` and `autoresizing` uses Auto Layout if
  /// a constraint refers to it or to its guide. A controller's view does so only for constraints
  /// from outside of it.
  func add(_ lists: [ConstraintList]) throws(SceneError) {
    var active: [NSLayoutConstraint] = []
    for list in lists {
      for source in list.constraints {
        let made = try make(source, in: list.holder)
        let controller = try source.varies ? follower(of: list.holder, source) : nil
        let state = source.state(in: circumstances(controller?.traitCollection))
        if let constant = state.constant { made[0].constant = constant }
        for constraint in made { location(constraint, from: list.holder) }
        if state.isActive { active += made }
        built.append(
          BuiltConstraint(source: source, made: made, controller: controller, state: state))
      }
    }
    NSLayoutConstraint.activate(active)
  }

  /// Applies the current state of the conditions of a controller's constraints.
  ///
  /// It only applies changes of that state, so that changes by steps persist.
  func followConditions(of controller: UIViewController) {
    var on: [NSLayoutConstraint] = []
    var off: [NSLayoutConstraint] = []
    for (index, each) in built.enumerated() where each.controller === controller {
      let state = each.source.state(in: circumstances(controller.traitCollection))
      guard state != each.state else { continue }
      if state.constant != each.state.constant, let constraint = each.made.first {
        constraint.constant = state.constant ?? each.source.constant ?? constraint.constant
      }
      if state.isActive != each.state.isActive {
        if state.isActive { on += each.made } else { off += each.made }
      }
      built[index].state = state
    }
    // Deactivation comes first, so that new constraints cause no conflict.
    NSLayoutConstraint.deactivate(off)
    NSLayoutConstraint.activate(on)
  }

  /// Deactivates constraints and activates others, in this order, so that they do not conflict.
  ///
  /// - Throws: an error with the source location for an unknown identifier.
  func exchange(activate: [Target], deactivate: [Target]) throws(SceneError) {
    var on: [NSLayoutConstraint] = []
    var off: [NSLayoutConstraint] = []
    for target in deactivate { off += try existingConstraints(target) }
    for target in activate { on += try existingConstraints(target) }
    NSLayoutConstraint.deactivate(off)
    NSLayoutConstraint.activate(on)
  }

  /// Deactivates constraints and removes them from the scene.
  func removeConstraints(_ target: Target) throws(SceneError) {
    NSLayoutConstraint.deactivate(try existingConstraints(target))
    built.removeAll { $0.source.identifier == target.name }
  }

  /// Returns the constraints with an identifier, in the order of the scene.
  func existingConstraints(_ target: Target) throws(SceneError) -> [NSLayoutConstraint] {
    let found = built.filter { $0.source.identifier == target.name }
    guard !found.isEmpty else {
      throw absence(target, among: built.compactMap(\.source.identifier))
    }
    return found.flatMap(\.made)
  }

  // MARK: Creation

  private func make(
    _ source: SceneConstraint, in holder: UIView
  ) throws(SceneError) -> [NSLayoutConstraint] {
    let position = source.content.position
    let origin = ConstraintOrigin.document(file, line: position.line, column: position.column)
    let made: [NSLayoutConstraint]
    switch source.content {
    case .equation(let equation): made = [try make(equation, in: holder)]
    case .format(let format): made = try make(format, origin)
    }
    for constraint in made {
      constraint.identifier = source.identifier
      constraint.origin = origin
      if let priority = source.priority, constraint.priority == .required {
        constraint.priority = UILayoutPriority(priority)
      }
    }
    return made
  }

  private func make(
    _ equation: ConstraintEquation, in holder: UIView
  ) throws(SceneError) -> NSLayoutConstraint {
    let scope = EquationScope(builtScene: self, holder: holder, equation: equation)
    let constraint = NSLayoutConstraint(
      item: try scope.item(equation.first), attribute: equation.first.attribute,
      relatedBy: equation.relation,
      toItem: try equation.second.map { (side) throws(SceneError) in try scope.item(side) },
      attribute: equation.second?.attribute ?? .notAnAttribute, multiplier: equation.multiplier,
      constant: equation.constant)
    if let priority = equation.priority { constraint.priority = UILayoutPriority(priority) }
    return constraint
  }

  private func make(
    _ format: SceneFormat, _ origin: ConstraintOrigin
  ) throws(SceneError) -> [NSLayoutConstraint] {
    var items: [String: Any] = [:]
    for name in format.line.names {
      if let item: AnyObject = guide(name) ?? view(name) ?? controller(name)?.viewIfLoaded {
        items[name] = item
      }
    }
    do throws(VisualFormatError) {
      return try format.line.constraints(
        options: format.options, metrics: format.metricValues, views: items, origin: origin)
    } catch {
      throw SceneError(position: format.position(error), message: error.message)
    }
  }

  /// Turns off autoresizing constraints for the constraint's views, unless the scene positions
  /// them.
  private func location(_ constraint: NSLayoutConstraint, from holder: UIView) {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView,
        view.translatesAutoresizingMaskIntoConstraints, isPlaceable(view)
      else { continue }
      let isControllers = view.next is UIViewController
      if isControllers, holder.isDescendant(of: view) { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Returns the scene's controller of a view, which applies the conditions of constraints.
  private func follower(
    of view: UIView, _ source: SceneConstraint
  ) throws(SceneError) -> UIViewController {
    guard let controller = view.nearestController ?? cellScope?.list?.nearestController,
      controller.script != nil
    else {
      throw SceneError(
        position: source.position,
        message: "conditions of constraints are followed by the controllers of a scene file; here "
          + "the controller is made in Swift")
    }
    return controller
  }
}

extension SceneConstraint {
  /// The constant on the right side of an equation.
  fileprivate var constant: Double? {
    if case .equation(let equation) = content { equation.constant } else { nil }
  }
}
