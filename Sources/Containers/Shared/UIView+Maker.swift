import GimbalControls
package import GimbalEngine

extension UIView {
  /// True if the system made the view for a view or container of its own, so that the app never placed it.
  ///
  /// See: F-41, F-42.
  package final var isMadeBySystem: Bool {
    switch self {
    case is UIButtonLabel, is ContainerView, is UITransitionView: return true
    default: break
    }
    switch superview {
    case let container as ContainerView:
      // Without bars the children's views stand in the container itself.
      return !node.pointee.flags.contains(.hasController) || container.content === self
    case let button as UIButton: return button.isPicture(self)
    default: return false
    }
  }
}
