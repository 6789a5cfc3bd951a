import GimbalEngine

/// What steps add and remove.
extension SceneStage {
  func add(_ addition: Addition) throws(StageProblem) {
    switch addition.content {
    case .view(let view):
      var lists: [ConstraintList] = []
      try add(view, to: try existingView(addition.to), at: addition.index, &lists)
      try add(lists)
    case .existing(let target):
      let superview = try existingView(addition.to)
      let view = try existingView(target)
      superview.insertSubview(view, at: addition.index ?? superview.subviews.count)
    case .controller(let child):
      try add(child, to: try existingController(addition.to))
    case .constraint(let constraint):
      try add([
        ConstraintList(holder: try existingView(addition.to), constraints: [constraint])
      ])
    }
  }

  func remove(_ target: Target) throws(StageProblem) {
    switch target.kind {
    case .view: try existingView(target).removeFromSuperview()
    case .controller:
      let controller = try existingController(target)
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    case .constraint: try removeConstraints(target)
    }
  }
}
