/// A view that receives the changes of the constraints in it, such as the content of a cell that follows them.
@MainActor
package protocol ConstraintWatching: UIView {
  /// Called when a constraint of the view or below it comes into force, ceases, or has another constant or priority,
  /// and when a content there asks for another size.
  func constraintsDidChange()
}

extension Machine {
  /// Has changes of constraints sent from now on to the views that watch them.
  package final func watchConstraints() { traversal.pointee.watchesConstraints = true }

  /// Tells the closest view that watches, from the one on which something changed upwards.
  ///
  /// - Complexity: O(depth); O(1) where no view of the device watches.
  final func constraintsDidChange(at view: UIView?) {
    guard traversal.pointee.watchesConstraints else { return }
    var position = view
    while let view = position {
      if let watching = view as? any ConstraintWatching { return watching.constraintsDidChange() }
      position = view.superview
    }
  }
}
