/// A view that is notified of changes of the constraints in its subtree, such as the content view
/// of a cell; the device's `TraversalState.watchesConstraints` turns the notifications on.
@MainActor
package protocol ConstraintWatching: UIView {
  /// Called when a constraint of the view or a descendant is activated or deactivated, or its
  /// constant or priority changes.
  ///
  /// It is also called when a content size there is invalidated.
  func constraintsDidChange()
}

extension UIView {
  /// Notifies the closest watching view, from this view upwards.
  ///
  /// - Complexity: O(depth); O(1) if no view of the device watches constraints.
  final func notifyConstraintWatcher() {
    guard machine.traversal.pointee.watchesConstraints else { return }
    var position: UIView? = self
    while let view = position {
      if let watching = view as? any ConstraintWatching { return watching.constraintsDidChange() }
      position = view.superview
    }
  }
}
