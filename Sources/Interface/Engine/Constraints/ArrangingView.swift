/// A view that arranges others by constraints that it makes itself.
///
/// It is kept in its `AutoLayoutState`, so that the engine finds it without a cast.
@preconcurrency @MainActor
package protocol ArrangingView: UIView {
  /// The views in their order, hidden ones among them.
  var arranged: [UIView] { get }
  /// The axis along which the views stand.
  var axis: NSLayoutConstraint.Axis { get }
  /// True if the last view keeps its length longest along the axis; else the first does.
  var lastPreservesLength: Bool { get }

  /// Has the constraints made anew in the next constraints phase.
  func setNeedsArranging()

  /// The content of an arranged view has another size.
  func arrangedContentDidChange()

  /// An arranged view's text has several lines now, or no longer, or resists compression differently.
  func arrangedTextDidChange()
}

extension UIView {
  /// The view as one that arranges others; nil for any other.
  final var arranger: (any ArrangingView)? { autoLayout?.arranger }
}
