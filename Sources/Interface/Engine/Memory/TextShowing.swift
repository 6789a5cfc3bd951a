/// A view whose size depends on a text and its font.
@preconcurrency @MainActor
package protocol TextShowing: UIView {
  /// Called for a view with `followsTextSize` when the user's text size has changed.
  func textSizeDidChange()

  /// Called when the view has moved to another device.
  func deviceDidChange()
}
