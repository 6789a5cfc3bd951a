import GimbalControls
package import GimbalEngine

/// The views that the system makes for views and containers of its own, so that the app never placed them.
@MainActor
package enum SystemViews {
  /// The name of a button of the system's that shows a picture instead of a text; nil for all other views.
  package static func imageName(of view: UIView) -> String? {
    (view as? any ImageButton)?.imageName
  }

  /// True if a view is one of them.
  ///
  /// See: F-41, F-42.
  package static func contains(_ view: UIView) -> Bool {
    switch view {
    case is UIButtonLabel, is ContainerView, is UITransitionView: return true
    default: break
    }
    switch view.superview {
    case let container as ContainerView:
      // Without bars the children's views stand in the container itself.
      return !view.node.pointee.flags.contains(.hasController) || container.content === view
    case let button as UIButton: return button.isImage(view)
    default: return false
    }
  }
}

/// A button of the system's that may show a picture instead of a text.
@MainActor
protocol ImageButton: UIView {
  /// The name of what the picture means; nil where there is a text.
  var imageName: String? { get }
}
