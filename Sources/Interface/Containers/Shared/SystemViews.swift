import GimbalControls
package import GimbalEngine

/// Views that the system makes for its views and containers, and that the app did not add.
@MainActor
package enum SystemViews {
  /// Returns the image name of a system button that shows an image instead of a title; otherwise
  /// nil.
  package static func imageName(of view: UIView) -> String? {
    (view as? any ImageButton)?.imageName
  }

  /// Returns true if the system made a view.
  ///
  /// See: F-41, F-42.
  package static func contains(_ view: UIView) -> Bool {
    switch view {
    case is UIButtonLabel, is UILayoutContainerView, is UITransitionView: return true
    default: break
    }
    switch view.superview {
    case let container as UILayoutContainerView:
      // Without bars, the children's views are direct subviews of the container.
      return !view.node.pointee.flags.contains(.hasController) || container.content === view
    case let button as UIButton: return button.isImage(view)
    default: return false
    }
  }
}

/// A system button that may show an image instead of a title.
@MainActor
protocol ImageButton: UIView {
  /// A name for the meaning of the image; nil for a button with a title.
  var imageName: String? { get }
}
