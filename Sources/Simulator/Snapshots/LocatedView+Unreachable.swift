/// Views that a user cannot scroll to.
extension LocatedView {
  /// The obstacle that hides the view wherever the user scrolls; nil without one.
  ///
  /// It is also nil for a view that is hidden or transparent on purpose.
  ///
  /// Assertions, scenario expectations and the invariants of randomized tests read it.
  ///
  /// - Complexity: O(views).
  package var unreachable: ViewVisibility.Obstacle? {
    guard view.isVisible, !isScrolled else { return nil }
    switch visibility.unseen {
    case .outOfWindow?, .clipped?, .empty?: return visibility.unseen
    default: return nil
    }
  }

  /// True if an ancestor scrolls.
  private var isScrolled: Bool {
    var parent = view.parent
    while let index = parent {
      if layout.views[index].content.role == .scroll { return true }
      parent = layout.views[index].parent
    }
    return false
  }
}
