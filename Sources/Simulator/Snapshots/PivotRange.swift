extension LocatedView {
  /// The obstacle that keeps the view from being seen wherever a person scrolls to; nil where nothing does, and
  /// for one that is hidden or transparent on purpose.
  ///
  /// - Complexity: O(views).
  package var unreachable: ViewVisibility.Obstacle? {
    guard view.isVisible, !isScrolled else { return nil }
    switch visibility.unseen {
    case .outOfWindow?, .clipped?, .empty?: return visibility.unseen
    default: return nil
    }
  }

  /// True if a view that it is in scrolls.
  private var isScrolled: Bool {
    var parent = view.parent
    while let index = parent {
      if layout.views[index].content.role == .scroll { return true }
      parent = layout.views[index].parent
    }
    return false
  }
}
