/// A view that arranges other views with constraints that it creates.
///
/// Its `AutoLayoutState` refers to it, so that the engine finds it without a cast.
@preconcurrency @MainActor
package protocol ArrangingView: UIView {
  /// The arranged views in their order, including hidden ones.
  var arranged: [UIView] { get }
  /// The axis along which the views are arranged.
  var axis: NSLayoutConstraint.Axis { get }
  /// True if, along the axis, the last view is the last to be stretched or compressed; false for
  /// the first view.
  var lastPreservesLength: Bool { get }

  /// Requests that the constraints are created again in the next constraints phase.
  func setNeedsArranging()

  /// Called when the content size of an arranged view has changed.
  func arrangedContentDidChange()

  /// Called when the text of an arranged view changes between one line and several lines, or its
  /// compression resistance changes.
  func arrangedTextDidChange()
}

extension UIView {
  /// The view as an arranging view; nil for any other view.
  final var arranger: (any ArrangingView)? { autoLayout?.arranger }
}
