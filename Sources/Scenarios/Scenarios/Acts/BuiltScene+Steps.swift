import GimbalEngine

/// Steps that add and remove views, controllers and constraints.
extension BuiltScene {
  /// Performs the step `add`: adds a view, a child controller or a constraint while the scene is
  /// shown.
  func add(_ addition: Addition) throws(SceneError) {
    switch addition.content {
    case .view(let view):
      var lists: [ConstraintList] = []
      try add(view, to: try existingView(addition.to), at: addition.index, &lists)
      try add(lists)
    case .existing(let target) where target.kind == .controller:
      try add(
        try existingController(target), to: try existingController(addition.to), addition.calls)
    case .existing(let target):
      let superview = try existingView(addition.to)
      let view = try existingView(target)
      superview.insertSubview(view, at: addition.index ?? superview.subviews.count)
    case .controller(let child):
      try add(child, to: try existingController(addition.to), addition.calls)
    case .constraint(let constraint):
      try add([
        ConstraintList(holder: try existingView(addition.to), constraints: [constraint])
      ])
    }
  }

  /// Performs the step `remove`; `calls` are the calls that remove a controller.
  ///
  /// A removed controller stays alive for later steps.
  func remove(_ target: Target, _ calls: Set<RemovalCall>) throws(SceneError) {
    switch target.kind {
    case .view: try existingView(target).removeFromSuperview()
    case .controller:
      let controller = try existingController(target)
      retain(controller)
      if calls.contains(.willMove) { controller.willMove(toParent: nil) }
      if calls.contains(.removeFromSuperview) { controller.viewIfLoaded?.removeFromSuperview() }
      if calls.contains(.removeFromParent) { controller.removeFromParent() }
    case .constraint: try removeConstraints(target)
    }
  }
}
