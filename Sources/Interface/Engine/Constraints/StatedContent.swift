package import Foundation

/// A content size that replaces the view's own, as set on a canvas, in points.
///
/// If a dimension is nil, the view's own applies; `UIView.noIntrinsicMetric` means no size on that
/// axis.
package struct StatedContent: Equatable {
  /// The width in points; nil for the view's own.
  package var width: CGFloat?
  /// The height in points; nil for the view's own.
  package var height: CGFloat?

  /// Creates a content size; views from a document receive it.
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

extension UIView {
  /// The content size that replaces the view's own; nil means that the view is queried.
  ///
  /// Source: Interface Builder, placeholder intrinsic size.
  package final var statedContent: StatedContent? {
    get { autoLayout?.statedContent }
    set {
      layoutState.statedContent = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// True if the app adds the view's content only at run time, so that its size is unknown.
  ///
  /// The reason is that its class is missing, that its document sets a size for the canvas only, or
  /// that it is an empty container of a document.
  package final var awaitsContent: Bool {
    get { autoLayout?.awaitsContent ?? false }
    set { if newValue != awaitsContent { layoutState.awaitsContent = newValue } }
  }

  /// True if an outlet of an interface document holds a constraint that moves or sizes the view.
  ///
  /// Documents set it while they are loaded, and findings read it: code may change the constraint.
  package final var hasConnectedConstraint: Bool {
    get { autoLayout?.hasConnectedConstraint ?? false }
    set { if newValue != hasConnectedConstraint { layoutState.hasConnectedConstraint = newValue } }
  }
}
