package import Foundation

/// A content size that stands in the place of the view's own, as a canvas states it, in points.
///
/// A side that is nil is the view's own; `UIView.noIntrinsicMetric` says that there is none.
package struct StatedContent: Equatable {
  /// The width.
  package var width: CGFloat?
  /// The height.
  package var height: CGFloat?

  /// Creates a size.
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

extension UIView {
  /// The content size that is stated for the view; nil asks the view.
  ///
  /// Source: Interface Builder, placeholder intrinsic size.
  package final var statedContent: StatedContent? {
    get { autoLayout?.statedContent }
    set {
      layoutState.statedContent = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// True if the app fills the view while it runs, so that nothing here says how large it will be: its class is not there,
  /// its document states a size for the canvas alone, or it is an empty container of a document.
  package final var awaitsContent: Bool {
    get { autoLayout?.awaitsContent ?? false }
    set { if newValue != awaitsContent { layoutState.awaitsContent = newValue } }
  }
}
